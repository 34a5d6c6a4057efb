/** Fills in the form for a name that a control has opened, and sends it: `Rename notes.txt to ideas.txt`. */
import type { Value } from '../../grammar/instruction';
import { describe, isField, isTextual, type Page, type PageElement } from '../../page/page';
import { effectOf } from '../effect';
import { resolveInto } from '../inputs/enter';
import { mouseOn } from '../mouse';
import { act, type Execution, look, lookUntil, type Resolved, type Run } from '../run';
import { endsOf } from './form-end';

/** Only where the form has no other field, and one button that ends it or none at all. */
export function resolveName(run: Run, page: Page, value: Value): Resolved {
  const known = new Set(run.asked?.before.elements.map(({ ref }) => ref));
  const fresh = page.elements.filter((one) => isField(one) && !known.has(one.ref) && !one.readonly);
  const [field, ...others] = fresh;
  if (!field || others.length > 0 || !isTextual(field) || !run.asked)
    return { failure: 'The page does not show one field for the name.' };
  const way = resolveInto(run, page, field, value, false);
  if ('failure' in way) return way;
  const isEnding = (button: PageElement) => !known.has(button.ref);
  if (endsOf(page, field, isEnding).length > 1)
    return { failure: `Several buttons end the form of ${describe(field)}.` };
  return {
    distance: 0,
    async *perform(): Execution {
      const entered = yield* way.perform();
      if ('failure' in entered) return entered;
      const now = await look(run);
      const [button] = endsOf(now, field, isEnding);
      const sent = button ? yield* mouseOn(run, 'click', button) : yield* byEnter(run, field);
      if ('failure' in sent) return sent;
      run.unsaved = undefined;
      const isGone = await lookUntil(run, (after) =>
        after.elements.some(({ ref }) => ref === field.ref) ? undefined : true,
      );
      return isGone
        ? { done: `${entered.done} ${sent.done}` }
        : { failure: `${describe(field)} is still asked for.` };
    },
  };
}

/** A name that is edited in its place has no button. */
async function* byEnter(run: Run, field: PageElement): Execution {
  const before = await look(run);
  const outcome = yield* act(run, 'press', field, 'Enter');
  if ('failure' in outcome) return outcome;
  return (yield* effectOf(run, before, outcome.result, 'Enter')) ?? { done: 'Pressed Enter.' };
}
