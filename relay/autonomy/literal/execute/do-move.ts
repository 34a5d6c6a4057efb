/** Executes drag, scroll, wait, key press and sort. */
import { type MatchCriteria, matchTarget } from '../match/match';
import { describe, isTextual, type Page, type PageElement } from '../match/page';
import type { Instruction, Target } from '../prompt/instruction';
import { holdsWords } from '../prompt/words';
import { clickCriteria, refusal } from './do-click';
import { findElement } from './find-element';
import { act, type Execution, type PlanState } from './plan-state';

type Of<ParsedInstruction extends Instruction['do']> = Extract<Instruction, { do: ParsedInstruction }>;

/** Drags the named element to the target; draggable elements are preferred. */
const movable: MatchCriteria = {
  among: ({ role, active }) => role !== undefined || active === true,
  prefer: (element) => (element.draggable ? 0.06 : element.active ? 0.03 : 0),
};
const places: MatchCriteria = { among: ({ role, tag }) => role !== undefined || tag !== undefined };

export async function* doDrag(plan: PlanState, { target, to, place, position }: Of<'drag'>): Execution {
  const source = yield* findElement(plan, target, movable);
  if ('failure' in source) return source;
  const goal =
    position === undefined
      ? yield* findElement(plan, to, { ...places, prefer: (element) => (element.draggable ? 0 : 0.02) })
      : atPosition(source.page, source.element, position);
  if ('failure' in goal) return goal;
  const before = await plan.look();
  const outcome = yield* act(plan, 'drag', source.element, `ref=${goal.element.ref}`);
  if ('failure' in outcome) return outcome;
  const after = await plan.look();
  // An accepted drop is reported; plain mouse moves are not.
  if (!source.element.draggable && orderOf(before) === orderOf(after) && outcome.result.changed === false)
    return { failure: `Dragging ${describe(source.element)} to ${describe(goal.element)} changed nothing.` };
  return {
    done: `Dragged ${describe(source.element)} ${place === 'position' ? `to position ${position}` : `to ${describe(goal.element)}`}.`,
  };
}

function atPosition(
  page: Page,
  element: PageElement,
  position: number,
): { element: PageElement } | { failure: string } {
  const parent = element.parent;
  const beside = parent
    ? page.inside(parent).filter((one) => one.parent === parent && one.role === element.role)
    : [];
  const there = beside[position - 1];
  return there ? { element: there } : { failure: `There is no position ${position} here.` };
}

function orderOf(page: Page): string {
  return page.elements.map(({ ref, box }) => `${ref} ${box?.join()}`).join('|');
}

export async function* doScroll(plan: PlanState, { way, target }: Of<'scroll'>, prompt: string): Execution {
  const page = await plan.look();
  if (!target) {
    const outcome = yield* act(plan, 'scroll', undefined, way ?? 'down');
    // Where the page itself does not scroll, the only scroll container is used.
    const boxes = page.elements.filter(({ scrolls }) => scrolls);
    if (!('failure' in outcome)) return { done: `Scrolled ${way ?? 'down'}.` };
    if (boxes.length !== 1)
      return way === 'top' || way === 'bottom' ? { done: `The page is at its ${way}.` } : outcome;
    const inner = yield* act(plan, 'scroll', boxes[0], way ?? 'down');
    return 'failure' in inner ? inner : { done: `Scrolled ${describe(boxes[0] as PageElement)}.` };
  }
  const scrollers: MatchCriteria = { among: (element) => element.scrolls === true || isTextual(element) };
  const match = way ? matchTarget(page, target, scrollers) : undefined;
  const only = way && page.elements.filter(({ scrolls }) => scrolls);
  const scroller = match && 'found' in match ? match.found : only?.length === 1 ? only[0] : undefined;
  if (way && scroller) {
    const outcome = yield* act(plan, 'scroll', scroller, way);
    return 'failure' in outcome ? outcome : { done: `Scrolled ${describe(scroller)} to the ${way}.` };
  }
  const criteria = clickCriteria(plan, prompt);
  const search = yield* findElement(plan, target, {
    among: (element) => element.role !== undefined && (criteria.among(element) || element.name !== undefined),
  });
  if ('failure' in search) return search;
  const outcome = yield* act(plan, 'scroll', search.element);
  return 'failure' in outcome ? outcome : { done: `Scrolled to ${describe(search.element)}.` };
}

export async function* doWait(plan: PlanState, { text, ms, gone }: Of<'wait'>): Execution {
  if (ms !== undefined) {
    const outcome = yield* act(plan, 'wait', undefined, { ms });
    return 'failure' in outcome ? outcome : { done: `Waited ${ms} ms.` };
  }
  const words = (text ?? '').replace(/^the (?:text|message|page|button|link|element)? ?/i, '');
  if (words === '' || /^(?:page|loading)$/i.test(words)) return { done: 'Waited for the page.' };
  if (gone) {
    for (let page = await plan.look(); isThere(page, words); page = await plan.look()) {
      if (plan.seen.stepsLeft <= 2) return { failure: `"${words}" is still there.` };
      yield* act(plan, 'wait', undefined, { ms: 500 });
    }
    return { done: `Waited until "${words}" was gone.` };
  }
  if (isThere(await plan.look(), words)) return { done: `"${words}" is there.` };
  const outcome = yield* act(plan, 'wait', undefined, { text: words });
  if ('failure' in outcome && !isThere(await plan.look(), words))
    return { failure: `"${words}" did not appear.` };
  return { done: `Waited for "${words}".` };
}

function isThere(page: Page, words: string): boolean {
  return page.elements.some(({ name, text, value }) =>
    [name, text, value].some((one) => one && holdsWords(one, words)),
  );
}

export async function* doPress(
  plan: PlanState,
  key: string,
  target: Target | undefined,
  prompt: string,
): Execution {
  const before = await plan.look();
  // A name that matches a button means the button, unless the prompt says "key".
  const search =
    target && target.words !== '' ? yield* findElement(plan, target, clickCriteria(plan, prompt)) : undefined;
  if (search && 'failure' in search) return search;
  const last = plan.last && before.elements.some(({ ref }) => ref === plan.last?.ref) ? plan.last : undefined;
  const outcome = yield* act(
    plan,
    'press',
    search?.element ?? (last && isTextual(last) ? last : undefined),
    key,
  );
  if ('failure' in outcome) return outcome;
  return (await refusal(plan, before)) ?? { done: `Pressed ${key}.` };
}

export async function* doSort(plan: PlanState, { by, descending }: Of<'sort'>, prompt: string): Execution {
  const page = await plan.look();
  const target: Target = { phrase: by, words: by, quoted: false, where: [] };
  const heads: MatchCriteria = {
    among: (element) =>
      element.role === 'columnheader' ||
      (element.active === true && page.above(element).some(({ role }) => role === 'columnheader')),
  };
  const list = page.elements.find(({ options }) => options?.some(({ label }) => holdsWords(label, by)));
  const match = matchTarget(page, target, heads);
  if (!('found' in match) && list) {
    const label = list.options?.find((option) => holdsWords(option.label, by))?.label;
    const outcome = yield* act(plan, 'select', list, label);
    return 'failure' in outcome ? outcome : { done: `Sorted by ${label}.` };
  }
  const search =
    'found' in match
      ? { element: match.found, page }
      : yield* findElement(plan, target, clickCriteria(plan, prompt));
  if ('failure' in search) return search;
  for (let clicks = 0; clicks < (descending ? 2 : 1); clicks += 1) {
    const outcome = yield* act(plan, 'click', search.element);
    if ('failure' in outcome) return outcome;
  }
  return { done: `Sorted by ${by}.` };
}
