/** Keys, scrolling, waiting, dragging, addresses. */

import { type Found, find } from '../find/find';
import type { Instruction, Phrase } from '../grammar/instruction';
import { tokensOf } from '../grammar/token';
import { describe, isTextual, type Page, type PageElement } from '../page/page';
import { effectOf } from './effect';
import { isClickable, mouseOn, notFound } from './mouse';
import { act, type Execution, look, type Resolved, type Run } from './run';

type Of<Does extends Instruction['do']> = Extract<Instruction, { do: Does }>;

const anything = (element: PageElement) => element.role !== undefined || element.active === true;

/** Behind a click on something that is called exactly so. */
const keyDistance = 1;

export function resolvePress(run: Run, page: Page, { key, target, times }: Of<'press'>): Resolved {
  const found =
    target && find(page, target, { among: (one) => one.active === true, partial: 'part', near: run.last });
  if (found && !('found' in found)) return notFound(found, target);
  return {
    distance: keyDistance,
    async *perform() {
      const last = (await look(run)).elements.find(({ ref }) => ref === run.last?.ref);
      const element = found?.found ?? (last && isTextual(last) ? last : undefined);
      for (let left = times; left > 0; left -= 1) {
        const before = await look(run);
        const outcome = yield* act(run, 'press', element, key);
        if ('failure' in outcome) return outcome;
        const wrong = isFocusMoved(before, await look(run))
          ? undefined
          : yield* effectOf(run, before, outcome.result, key);
        if (wrong) return wrong;
      }
      run.unsaved = undefined;
      return { done: `Pressed ${key}${times > 1 ? ` ${times} times` : ''}.` };
    },
  };
}

function isFocusMoved(before: Page, after: Page): boolean {
  const focus = (page: Page) => page.elements.find(({ focused }) => focused)?.ref;
  return focus(before) !== focus(after);
}

export function resolveScroll(run: Run, { way }: Of<'scroll'>): Resolved {
  const value = { up: 'up', down: 'down', top: 'top', bottom: 'bottom' }[way];
  return { distance: 0, perform: () => simply(run, 'scroll', undefined, value, `Scrolled ${way}.`) };
}

export function resolveScrollTo(run: Run, page: Page, target: Phrase): Resolved {
  const found = find(page, target, { among: anything, partial: 'prefix', near: run.last });
  if (!('found' in found)) return notFound(found, target);
  const { found: element, distance } = found;
  return {
    distance,
    perform: () => simply(run, 'scroll', element, undefined, `Scrolled to ${describe(element)}.`),
  };
}

export function resolveWait(run: Run, { ms }: Of<'wait'>): Resolved {
  return { distance: 0, perform: () => simply(run, 'wait', undefined, { ms }, `Waited ${ms} ms.`) };
}

export function resolveWaitFor(run: Run, { text, gone }: Of<'waitFor'>): Resolved {
  const value = gone ? { text, state: 'hidden' } : { text };
  return { distance: 0, perform: () => simply(run, 'wait', undefined, value, `Waited for "${text}".`) };
}

export function resolveGo(
  run: Run,
  instruction: Of<'navigate'> | { do: 'back' | 'forward' | 'reload' },
): Resolved {
  const { do: does } = instruction;
  const value = does === 'navigate' ? instruction.url : undefined;
  return {
    distance: 0,
    async *perform() {
      const own = does === 'back' ? backButton(await look(run)) : undefined;
      if (own) return yield* mouseOn(run, 'click', own);
      return yield* simply(run, does, undefined, value, value ? `Opened ${value}.` : `Did ${does}.`);
    },
  };
}

/** The page's own way back, as from a step of several. */
function backButton(page: Page): PageElement | undefined {
  const among = ({ role, active }: PageElement) => role === 'button' && active === true;
  const names = ['Go back', 'Back'].map((name) => find(page, tokensOf(`"${name}"`), { among }));
  return names.flatMap((one) => ('found' in one ? [one.found] : []))[0];
}

async function* simply(
  run: Run,
  action: Parameters<typeof act>[1],
  element: PageElement | undefined,
  value: unknown,
  done: string,
): Execution {
  const outcome = yield* act(run, action, element, value);
  return 'failure' in outcome ? outcome : { done };
}

/** Behind a control or a form that moves it. */
const undraggableDistance = 50;

/** The list that is called so, and not the heading above it. */
function asPlace(found: Found): Found {
  if (!('several' in found)) return found;
  const places = found.several.filter(({ role = '' }) => /^(?:list|listbox|region|group|grid)$/.test(role));
  return places[0] && places.length === 1 ? { found: places[0], distance: found.distance } : found;
}

export function resolveDrag(run: Run, page: Page, { what, to }: Of<'drag'>): Resolved {
  const source = find(page, what, { among: isClickable });
  if (!('found' in source)) return notFound(source, what);
  const goal = asPlace(find(page, to, { among: (element) => anything(element) && element !== source.found }));
  if (!('found' in goal)) return notFound(goal, to);
  const isDraggable = [source.found, ...page.above(source.found)].some((one) => one.draggable);
  return {
    distance: source.distance + goal.distance + (isDraggable ? 0 : undraggableDistance),
    async *perform() {
      const before = await look(run);
      const outcome = yield* act(run, 'drag', source.found, `ref=${goal.found.ref}`);
      if ('failure' in outcome) return outcome;
      const wrong = yield* effectOf(run, before, outcome.result, `dragging ${describe(source.found)}`);
      return wrong ?? { done: `Dragged ${describe(source.found)} to ${describe(goal.found)}.` };
    },
  };
}
