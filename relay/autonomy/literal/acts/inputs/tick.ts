/** Ticks and unticks boxes, switches and toggle buttons. */

import { find } from '../../find/find';
import { itemInList } from '../../find/item-in-list';
import type { Phrase } from '../../grammar/instruction';
import { describe, isBox, type Page, type PageElement } from '../../page/page';
import { mouseOn, notFound } from '../mouse';
import { act, type Execution, look, noteSet, type Resolved, type Run } from '../run';

export function resolveTick(run: Run, page: Page, target: Phrase, way: boolean | undefined): Resolved {
  const among = (element: PageElement) =>
    isBox(element) || (element.pressed !== undefined && element.active === true);
  const named = find(page, target, { among, partial: 'part', loosely: true, near: run.last });
  const item = 'missing' in named ? itemInList(page, target) : named;
  const boxes = 'found' in item && item !== named ? page.inside(item.found).filter(among) : [];
  const found = boxes[0] && boxes.length === 1 ? { ...item, found: boxes[0], distance: 12 } : named;
  if (!('found' in found)) return notFound(found, target);
  const on = way ?? !(found.found.checked === true || found.found.pressed === true);
  if (!on && /radio/.test(found.found.role ?? ''))
    return { failure: `${describe(found.found)} can only be replaced by another choice.` };
  return { distance: found.distance, perform: () => setBox(run, found.found, on) };
}

/** Behind a control that says so. */
const insteadDistance = 40;

/** Only by the box that is called so: one beside it may be there to select its row. */
export function resolveTickInstead(run: Run, page: Page, target: Phrase, on: boolean): Resolved {
  const among = (element: PageElement) => isBox(element) && !/radio/.test(element.role ?? '');
  const found = find(page, target, { among, named: true });
  if (!('found' in found)) return notFound(found, target);
  if (page.elements.some((one) => among(one) && selects.test(one.name ?? '')))
    return { failure: `${describe(found.found)} may be there to select it.` };
  return {
    distance: insteadDistance + found.distance,
    perform: () => setBox(run, found.found, on),
  };
}

const selects = /^(?:select|all|choose)\b/i;

export async function* setBox(run: Run, element: PageElement, on: boolean): Execution {
  if (element.disabled) return { failure: `${describe(element)} is disabled.` };
  const before = await look(run);
  const way = on ? 'on' : 'off';
  if (isBox(element)) {
    const outcome = yield* act(run, on ? 'check' : 'uncheck', element);
    // The page may have made the box anew.
    if ('failure' in outcome && (await stateNow(run, element)) !== on) return outcome;
  } else if ((element.pressed === true) !== on) {
    const outcome = yield* mouseOn(run, 'click', element);
    if ('failure' in outcome) return outcome;
    const now = (await look(run)).elements.find(({ ref }) => ref === element.ref);
    if (now && (now.pressed === true) !== on) return { failure: `${describe(element)} is not ${way}.` };
  }
  noteSet(run, element, before);
  return { done: `${describe(element)} is ${way} now.` };
}

async function stateNow(run: Run, { name, role }: PageElement): Promise<boolean | undefined> {
  const same = (await look(run)).elements.filter(
    (one) => isBox(one) && one.role === role && one.name === name && name !== undefined,
  );
  return same.length === 1 ? same[0]?.checked === true : undefined;
}
