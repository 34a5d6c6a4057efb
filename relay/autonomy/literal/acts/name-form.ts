/** Fills in the form for a name that a control has opened, and sends it: `Rename notes.txt to ideas.txt`. */
import type { Value } from '../grammar/instruction';
import { describe, isField, isTextual, type Page, type PageElement } from '../page/page';
import { resolveInto } from './enter';
import { mouseOn } from './mouse';
import { type Execution, look, lookUntil, type Resolved, type Run } from './run';

const finishes = /^(?:save|ok|okay|rename|create|add|done|apply|confirm|submit)\b/i;

/** Only where the form has no other field and one button that ends it. */
export function resolveName(run: Run, page: Page, value: Value): Resolved {
  const known = new Set(run.asked?.before.elements.map(({ ref }) => ref));
  const fresh = page.elements.filter((one) => isField(one) && !known.has(one.ref) && !one.readonly);
  const [field, ...others] = fresh;
  if (!field || others.length > 0 || !isTextual(field) || !run.asked)
    return { failure: 'The page does not show one field for the name.' };
  const around = page.above(field).find((one) => buttonIn(page, one) !== undefined);
  const way = resolveInto(run, page, field, value, false);
  if ('failure' in way) return way;
  if (!around) return { failure: `No button ends the form of ${describe(field)}.` };
  return {
    distance: 0,
    async *perform(): Execution {
      const entered = yield* way.perform();
      if ('failure' in entered) return entered;
      const now = await look(run);
      const button = now
        .above(now.elements.find(({ ref }) => ref === field.ref) ?? field)
        .flatMap((one) => buttonIn(now, one) ?? [])[0];
      if (!button) return { failure: `No button ends the form of ${describe(field)}.` };
      const sent = yield* mouseOn(run, 'click', button);
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

/** The only button in a part of the page that ends it. */
function buttonIn(page: Page, around: PageElement): PageElement | undefined {
  const buttons = page.inside(around).filter((one) => one.active && finishes.test(one.name ?? ''));
  return buttons.length === 1 ? buttons[0] : undefined;
}
