/** Uses the same control of every item that the words tell: `Archive all messages from Ada`. */
import { asking } from '../../asking';
import { placesIn } from '../../find/said-places';
import type { Instruction } from '../../grammar/instruction';
import { restrictions } from '../../grammar/words';
import { innermostItem } from '../../page/items';
import { isThing, singular } from '../../page/kinds';
import { labelsOf } from '../../page/labels';
import { describe, isField, type Page, type PageElement } from '../../page/page';
import { begins, isAllOf, says } from '../../page/said';
import { mouseOn } from '../mouse';
import { type Execution, look, type Resolved, type Run, spoken } from '../run';

type All = Extract<Instruction, { do: 'all' }>;

/** Behind a control that is called so: `Archive all`. */
const distance = 30;
const maxItems = 25;

export function resolveAll(run: Run, page: Page, all: All): Resolved {
  const found = itemsFor(page, all);
  if ('failure' in found) return found;
  if (found.controls.length > maxItems) return { failure: `That is done ${maxItems} times at most.` };
  return { distance, perform: () => oneByOne(run, found.controls.length, all) };
}

async function* oneByOne(run: Run, count: number, all: All): Execution {
  const used = new Set<string>();
  for (let done = 0; done < count; done += 1) {
    const before = await look(run);
    const now = itemsFor(before, all);
    const controls = 'failure' in now ? [] : now.controls;
    const next = controls.find(({ ref }) => !used.has(ref));
    // Each act takes its item or its control away, or leaves all of them as they were.
    const isKept = controls.length === count && controls.length - done === unused(controls, used);
    if (!next || !(isKept || controls.length === count - done))
      return { failure: `After ${done} of ${count} it is not clear which are left.` };
    used.add(next.ref);
    const outcome = yield* mouseOn(run, 'click', next);
    if ('failure' in outcome) return outcome;
    const asks = asking(before, await look(run), next);
    if (asks !== undefined) return { failure: `The page asks further, with ${asks}. Say what to do there.` };
  }
  return { done: `Used ${spoken([all.verb, ...all.tail])} of ${count}.` };
}

function unused(controls: readonly PageElement[], used: ReadonlySet<string>): number {
  return controls.filter(({ ref }) => !used.has(ref)).length;
}

/** Where a list goes on elsewhere, all of it is not here. */
const goingOn = /^(?:next|older|load more|show more|more|see more)\b/i;

function itemsFor(
  page: Page,
  { verb, noun, places, tail }: All,
): { controls: readonly PageElement[] } | { failure: string } {
  const wanted = placesIn(places);
  if (!isThing(singular(noun)) || wanted.flat().some((word) => restrictions.has(word)))
    return { failure: `It is not clear which ${noun} are meant.` };
  const more = page.elements.find((one) => one.active && goingOn.test(one.name ?? ''));
  if (more) return { failure: `${describe(more)} shows more of them than are here.` };
  const name = [verb, ...tail].flatMap((token) => token.words).join(' ');
  const controls = page.elements.filter(
    (one) => one.active && !isField(one) && labelsOf(page, one).some((label) => label.join(' ') === name),
  );
  const meant: PageElement[] = [];
  for (const control of controls) {
    const item = innermostItem(page, control);
    if (!item) continue;
    const texts = [item, ...page.inside(item)].filter((one) => !one.active && one.end === one.index + 1);
    const isMeant = wanted.every((words) => texts.some((one) => isAllOf(one, words) || begins(one, words)));
    if (isMeant) meant.push(control);
    // `Lunch with Ada` is no message from Ada, or is it?
    else if (wanted.every((words) => texts.some((one) => says(one, words))))
      return { failure: `It is not clear whether ${describe(item)} is one of them.` };
  }
  return meant.length > 0
    ? { controls: meant }
    : { failure: `No item with ${name} on the page is ${spoken(places)}.` };
}
