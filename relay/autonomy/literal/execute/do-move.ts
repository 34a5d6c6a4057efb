/** Executes drag, scroll, wait, key press and sort. */
import { matchTarget, type Wish } from '../match/match';
import { called, isTextual, type Page, type Thing } from '../match/page';
import type { Instruction, Target } from '../prompt/instruction';
import { holdsWords } from '../prompt/words';
import { clickWish, refusal } from './do-click';
import { seek } from './find-element';
import { act, type PlanState, type Work } from './plan-state';

type Of<Did extends Instruction['do']> = Extract<Instruction, { do: Did }>;

/** What can be dragged, and where to: anything that is called so, what says it is draggable first. */
const movable: Wish = {
  among: ({ role, active }) => role !== undefined || active === true,
  prefer: (thing) => (thing.draggable ? 0.06 : thing.active ? 0.03 : 0),
};
const places: Wish = { among: ({ role, tag }) => role !== undefined || tag !== undefined };

export async function* doDrag(plan: PlanState, { target, to, place, position }: Of<'drag'>): Work {
  const source = yield* seek(plan, target, movable);
  if ('trouble' in source) return source;
  const goal =
    position === undefined
      ? yield* seek(plan, to, { ...places, prefer: (thing) => (thing.draggable ? 0 : 0.02) })
      : atPosition(source.page, source.thing, position);
  if ('trouble' in goal) return goal;
  const before = await plan.look();
  const came = yield* act(plan, 'drag', source.thing, `ref=${goal.thing.ref}`);
  if ('trouble' in came) return came;
  const after = await plan.look();
  // A drop that was taken says so; a mouse that was merely moved with the button held says nothing.
  if (!source.thing.draggable && orderOf(before) === orderOf(after) && came.result.changed === false)
    return { trouble: `Dragging ${called(source.thing)} to ${called(goal.thing)} changed nothing.` };
  return {
    did: `Dragged ${called(source.thing)} ${place === 'position' ? `to position ${position}` : `to ${called(goal.thing)}`}.`,
  };
}

function atPosition(page: Page, thing: Thing, position: number): { thing: Thing } | { trouble: string } {
  const parent = thing.parent;
  const beside = parent
    ? page.inside(parent).filter((one) => one.parent === parent && one.role === thing.role)
    : [];
  const there = beside[position - 1];
  return there ? { thing: there } : { trouble: `There is no position ${position} here.` };
}

function orderOf(page: Page): string {
  return page.things.map(({ ref, box }) => `${ref} ${box?.join()}`).join('|');
}

export async function* doScroll(plan: PlanState, { way, target }: Of<'scroll'>, prompt: string): Work {
  const page = await plan.look();
  if (!target) {
    const came = yield* act(plan, 'scroll', undefined, way ?? 'down');
    // Where the page itself does not scroll, the only thing that does is meant.
    const boxes = page.things.filter(({ scrolls }) => scrolls);
    if (!('trouble' in came)) return { did: `Scrolled ${way ?? 'down'}.` };
    if (boxes.length !== 1)
      return way === 'top' || way === 'bottom' ? { did: `The page is at its ${way}.` } : came;
    const inner = yield* act(plan, 'scroll', boxes[0], way ?? 'down');
    return 'trouble' in inner ? inner : { did: `Scrolled ${called(boxes[0] as Thing)}.` };
  }
  const scrollers: Wish = { among: (thing) => thing.scrolls === true || isTextual(thing) };
  const match = way ? matchTarget(page, target, scrollers) : undefined;
  const only = way && page.things.filter(({ scrolls }) => scrolls);
  const scroller = match && 'found' in match ? match.found : only?.length === 1 ? only[0] : undefined;
  if (way && scroller) {
    const came = yield* act(plan, 'scroll', scroller, way);
    return 'trouble' in came ? came : { did: `Scrolled ${called(scroller)} to the ${way}.` };
  }
  const wish = clickWish(plan, prompt);
  const sought = yield* seek(plan, target, {
    among: (thing) => thing.role !== undefined && (wish.among(thing) || thing.name !== undefined),
  });
  if ('trouble' in sought) return sought;
  const came = yield* act(plan, 'scroll', sought.thing);
  return 'trouble' in came ? came : { did: `Scrolled to ${called(sought.thing)}.` };
}

export async function* doWait(plan: PlanState, { text, ms, gone }: Of<'wait'>): Work {
  if (ms !== undefined) {
    const came = yield* act(plan, 'wait', undefined, { ms });
    return 'trouble' in came ? came : { did: `Waited ${ms} ms.` };
  }
  const words = (text ?? '').replace(/^the (?:text|message|page|button|link|element)? ?/i, '');
  if (words === '' || /^(?:page|loading)$/i.test(words)) return { did: 'Waited for the page.' };
  if (gone) {
    for (let page = await plan.look(); isThere(page, words); page = await plan.look()) {
      if (plan.seen.stepsLeft <= 2) return { trouble: `"${words}" is still there.` };
      yield* act(plan, 'wait', undefined, { ms: 500 });
    }
    return { did: `Waited until "${words}" was gone.` };
  }
  if (isThere(await plan.look(), words)) return { did: `"${words}" is there.` };
  const came = yield* act(plan, 'wait', undefined, { text: words });
  if ('trouble' in came && !isThere(await plan.look(), words))
    return { trouble: `"${words}" did not appear.` };
  return { did: `Waited for "${words}".` };
}

function isThere(page: Page, words: string): boolean {
  return page.things.some(({ name, text, value }) =>
    [name, text, value].some((one) => one && holdsWords(one, words)),
  );
}

export async function* doPress(
  plan: PlanState,
  key: string,
  target: Target | undefined,
  prompt: string,
): Work {
  const before = await plan.look();
  // What is called like the key is a button of the page, unless the key is said to be one.
  const sought =
    target && target.words !== '' ? yield* seek(plan, target, clickWish(plan, prompt)) : undefined;
  if (sought && 'trouble' in sought) return sought;
  const last = plan.last && before.things.some(({ ref }) => ref === plan.last?.ref) ? plan.last : undefined;
  const came = yield* act(plan, 'press', sought?.thing ?? (last && isTextual(last) ? last : undefined), key);
  if ('trouble' in came) return came;
  return (await refusal(plan, before)) ?? { did: `Pressed ${key}.` };
}

export async function* doSort(plan: PlanState, { by, descending }: Of<'sort'>, prompt: string): Work {
  const page = await plan.look();
  const target: Target = { said: by, words: by, quoted: false, where: [] };
  const heads: Wish = {
    among: (thing) =>
      thing.role === 'columnheader' ||
      (thing.active === true && page.above(thing).some(({ role }) => role === 'columnheader')),
  };
  const list = page.things.find(({ options }) => options?.some(({ label }) => holdsWords(label, by)));
  const match = matchTarget(page, target, heads);
  if (!('found' in match) && list) {
    const label = list.options?.find((option) => holdsWords(option.label, by))?.label;
    const came = yield* act(plan, 'select', list, label);
    return 'trouble' in came ? came : { did: `Sorted by ${label}.` };
  }
  const sought =
    'found' in match ? { thing: match.found, page } : yield* seek(plan, target, clickWish(plan, prompt));
  if ('trouble' in sought) return sought;
  for (let clicks = 0; clicks < (descending ? 2 : 1); clicks += 1) {
    const came = yield* act(plan, 'click', sought.thing);
    if ('trouble' in came) return came;
  }
  return { did: `Sorted by ${by}.` };
}
