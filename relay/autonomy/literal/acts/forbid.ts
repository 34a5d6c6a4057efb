/** Keeps to what a prompt says not to do: unticks what would do it, and checks what has to stay as it is. */

import { find } from '../find/find';
import { boxesAgainst, boxesFor, fieldsFor, forbiddenBy } from '../forbidden';
import type { Prohibition } from '../grammar/instruction';
import { describe, isBox, isTextual, type Page } from '../page/page';
import { setBox } from './inputs/tick';
import { type Execution, look, type Resolved, type Run, spoken } from './run';

/** Behind a control that is called so: `Don't save`. */
const distance = 3;

export function resolveForbid(run: Run, page: Page, prohibition: Prohibition): Resolved {
  const { phrases, state, isThing } = prohibition;
  const said = phrases[0] ? spoken(phrases[0]) : 'Everything else';
  const isKnown =
    boxesFor(page, prohibition).length > 0 ||
    page.elements.some((element) => forbiddenBy(page, element, [prohibition]));
  const [field] = isThing ? fieldsFor(page, prohibition) : [];
  if (field) return { failure: `Say what ${describe(field)} is to be, instead of ${said}.` };
  if (isThing && !isKnown)
    return { failure: `No box or control on the page is for ${said}, to leave it out.` };
  return {
    distance,
    async *perform(): Execution {
      if (state === undefined) return { done: (yield* untickAgainst(run)) || `Left alone: ${said}.` };
      const page = await look(run);
      const among = state === 'empty' ? isTextual : isBox;
      const found = find(page, phrases[0] ?? [], { among, partial: 'part', loosely: true });
      if (!('found' in found)) return { failure: `Nothing on the page is called ${said}.` };
      const { checked, value } = found.found;
      const isSo = state === 'empty' ? !value : (checked === true) === state;
      return isSo
        ? { done: `Left alone: ${describe(found.found)}.` }
        : { failure: `${describe(found.found)} is not as it was said to stay.` };
    },
  };
}

/** Unticks all boxes that would do what is not to be done. @returns what was done, empty if there were none */
export async function* untickAgainst(run: Run): Execution<string> {
  const done: string[] = [];
  for (const prohibition of run.forbidden ?? [])
    for (const box of boxesAgainst(await look(run), prohibition)) {
      const outcome = yield* setBox(run, box, false);
      if ('done' in outcome) done.push(outcome.done);
    }
  return done.join(' ');
}
