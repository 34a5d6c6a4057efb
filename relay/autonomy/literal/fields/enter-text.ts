/** Enters text into a field by keys, at once or through its calendar, and reads it back. */
import { act, type Came, type PlanState, type Work } from '../execute/plan-state';
import { called, type Thing } from '../match/page';
import { asFieldValue, isoDate } from '../prompt/dates';
import { pickDate } from './pick-date';

/** Puts a text into a field and has it read back. @param typed key by key, as people say "type" */
export async function* putText(plan: PlanState, thing: Thing, text: string, typed: boolean): Work {
  if (thing.readonly) {
    if (isoDate(text)) return yield* pickDate(plan, thing, text);
    return { trouble: `${called(thing)} is read-only.` };
  }
  const value = asFieldValue(text, thing.type);
  const byKeys = typed || thing.role === 'combobox' || thing.popup === true;
  if (byKeys && !/^(?:date|time|month|week|datetime-local|color|number)$/.test(thing.type ?? '')) {
    if (thing.value) {
      const cleared = yield* act(plan, 'clear', thing);
      if ('trouble' in cleared) return cleared;
    }
    return entered(yield* act(plan, 'type', thing, value), thing, text);
  }
  const came = yield* act(plan, 'fill', thing, value);
  return entered(came, thing, text);
}

function entered(came: { result: unknown } | { trouble: string }, thing: Thing, text: string): Came {
  return 'trouble' in came ? came : { did: `Entered "${text}" into ${called(thing)}.` };
}
