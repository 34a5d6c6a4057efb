/** Finds, in a lazy script, what a page has put in the place of an element that it has taken away. */

import { nameOf } from '../../../dom/accessibility/name';
import { roleOf } from '../../../dom/accessibility/role';
import { composedAncestors, elementsFrom, type ShadowLookup, tagNameOf } from '../../../dom/tree/walk';
import { collapse } from '../../../protocol/collapse';

/** A row has the element in one of so many levels. */
const levelsOfRow = 3;

/**
 * To be called before the act. What it returns finds the element of the same tag and role at the same position, where
 * as many are in the same container as before, and either its row says the same or all others are what they were. The
 * element's own name may change: a switch is often called by its state.
 */
export function ownPlace(element: Element, shadow: ShadowLookup): () => Element | null {
  const tag = tagNameOf(element);
  const role = roleOf(element);
  const alikeIn = (at: Element) =>
    [...elementsFrom(at, shadow)].filter((one) => tagNameOf(one) === tag && roleOf(one) === role);
  const containers = composedAncestors(element).slice(1);
  const top = containers.at(-1);
  const before = top ? alikeIn(top) : [];
  const around = before.map((one) => new Set(composedAncestors(one)));
  const saidBefore = saidOf(before, shadow);
  return () => {
    const container = containers.find((at) => at.isConnected);
    if (!container) return null;
    const were = [...before.keys()].filter((at) => around[at]?.has(container));
    const index = were.findIndex((at) => before[at] === element);
    const now = alikeIn(container);
    const there = now[index];
    if (!there || now.length !== were.length) return null;
    const saidNow = saidOf(now, shadow);
    const row = saidBefore[were[index] ?? 0]?.row;
    const isRowKnown = row !== '' && were.filter((at) => saidBefore[at]?.row === row).length === 1;
    if (isRowKnown && saidNow[index]?.row === row) return there;
    const areOthersSame = were.every((at, place) => {
      const [then, here] = [saidBefore[at], saidNow[place]];
      return place === index || (then?.row === here?.row && then?.name === here?.name);
    });
    return areOthersSame ? there : null;
  };
}

/** The names of the elements, and what their rows say beside them. */
function saidOf(elements: Element[], shadow: ShadowLookup): { name: string; row: string }[] {
  const counts = new Map<Element, number>();
  const levels = elements.map((one) => composedAncestors(one).slice(1, 1 + levelsOfRow));
  for (const at of levels.flat()) counts.set(at, (counts.get(at) ?? 0) + 1);
  return elements.map((one, index) => {
    const row = levels[index]?.findLast((at) => counts.get(at) === 1);
    const rest = (row?.textContent ?? '').replace(one.textContent ?? '', '');
    return { name: nameOf(one, shadow), row: collapse(rest) };
  });
}
