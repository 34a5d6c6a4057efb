/** Enters text into a field by keys, at once or through its calendar, and reads it back. */
import { act, type Execution, type Outcome, type PlanState } from '../execute/plan-state';
import { describe, type PageElement } from '../match/page';
import { asFieldValue, isoDate } from '../prompt/dates';
import { pickDate } from './pick-date';

/** Enters a text into a field and reads it back. @param typed key by key, as people say "type" */
export async function* enterText(
  plan: PlanState,
  element: PageElement,
  text: string,
  typed: boolean,
): Execution {
  if (element.readonly) {
    if (isoDate(text)) return yield* pickDate(plan, element, text);
    return { failure: `${describe(element)} is read-only.` };
  }
  const value = asFieldValue(text, element.type);
  const byKeys = typed || element.role === 'combobox' || element.popup === true;
  if (byKeys && !/^(?:date|time|month|week|datetime-local|color|number)$/.test(element.type ?? '')) {
    if (element.value) {
      const cleared = yield* act(plan, 'clear', element);
      if ('failure' in cleared) return cleared;
    }
    return entered(yield* act(plan, 'type', element, value), element, text);
  }
  const outcome = yield* act(plan, 'fill', element, value);
  return entered(outcome, element, text);
}

function entered(
  outcome: { result: unknown } | { failure: string },
  element: PageElement,
  text: string,
): Outcome {
  return 'failure' in outcome ? outcome : { done: `Entered "${text}" into ${describe(element)}.` };
}
