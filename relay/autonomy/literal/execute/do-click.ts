/** Executes mouse instructions and checks that the page reacted without an error message. */
import { isKind } from '../match/kinds';
import { type MatchCriteria, matchTarget } from '../match/match';
import { describe, isField, isTextual, type Page, type PageElement } from '../match/page';
import type { Target } from '../prompt/instruction';
import { findElement } from './find-element';
import { act, type Execution, type Outcome, type PlanState } from './plan-state';
import { newRefusalMessage } from './refusal-message';

type Mouse = 'click' | 'dblclick' | 'rightclick' | 'hover' | 'focus';

const verbs: Record<Mouse, string> = {
  click: 'Clicked',
  dblclick: 'Double-clicked',
  rightclick: 'Right-clicked',
  hover: 'Moved the mouse over',
  focus: 'Put the focus into',
};

/** What a click can target: interactive elements, and text, on which a script may listen through an ancestor. */
export function clickCriteria(plan: PlanState, prompt: string): MatchCriteria {
  return {
    among: (element) => element.active === true || isPlain(element, prompt),
    prefer: preferred,
    near: plan.last,
  };
}

/** The prompt itself may be on the page, as in exercises; it is never clicked. */
function isPlain({ role, text, name }: PageElement, prompt: string): boolean {
  const words = text ?? name ?? '';
  return (
    words.length < 60 &&
    /^(?:text|heading|img|cell|gridcell|listitem|paragraph|row|rowheader|columnheader|term)$/.test(
      role ?? '',
    ) &&
    !prompt.includes(words.length > 20 ? words : `${words} `.repeat(9))
  );
}

function preferred(element: PageElement): number {
  if (!element.active) return -0.06;
  if (/^(?:button|link|tab|menuitem|option|checkbox|radio|switch|treeitem)$/.test(element.role ?? ''))
    return 0.04;
  return isTextual(element) || element.tag === 'select' ? -0.03 : 0.02;
}

export async function* doMouse(plan: PlanState, how: Mouse, target: Target, prompt: string): Execution {
  if (target.again && plan.last) return yield* mouseOn(plan, how, plan.last, await plan.look());
  if (target.all) return yield* doAll(plan, how, target, prompt);
  const criteria = clickCriteria(plan, prompt);
  const fields: MatchCriteria = {
    ...criteria,
    among: (element) => criteria.among(element) && (how !== 'focus' || element.active === true),
  };
  const search = yield* findElement(plan, target, fields);
  if ('failure' in search) return search;
  return yield* mouseOn(plan, how, search.element, search.page);
}

async function* doAll(plan: PlanState, how: Mouse, target: Target, prompt: string): Execution {
  const done: string[] = [];
  for (let page = await plan.look(); ; page = await plan.look()) {
    const match = matchTarget(
      page,
      { ...target, all: false, ordinal: done.length + 1 },
      clickCriteria(plan, prompt),
    );
    if (!('found' in match)) break;
    const outcome = yield* mouseOn(plan, how, match.found, page);
    if ('failure' in outcome) return outcome;
    done.push(outcome.done);
  }
  return done.length > 0 ? { done: done.join(' ') } : { failure: `Nothing on the page is ${target.phrase}.` };
}

/** Performs the mouse action and checks the page for an error message. */
export async function* mouseOn(plan: PlanState, how: Mouse, element: PageElement, before: Page): Execution {
  if (element.disabled) {
    const enabled = yield* whenEnabled(plan, element);
    if (!enabled) return { failure: `${describe(element)} is disabled.` };
  }
  const outcome = yield* act(plan, how, element);
  if ('failure' in outcome) return outcome;
  const refused = await refusal(plan, before);
  if (refused) return refused;
  if (how === 'click')
    plan.ineffectiveClick = (yield* tookEffect(plan, element, before, outcome.result))
      ? undefined
      : describe(element);
  return { done: `${verbs[how]} ${describe(element)}.` };
}

/**
 * Whether a click had an effect: a visible change, a new tab or a download. A click on an element with its own listener
 * counts as effective too.
 */
async function* tookEffect(
  plan: PlanState,
  element: PageElement,
  before: Page,
  result: Record<string, unknown>,
): Execution<boolean> {
  if (element.heard || isField(element)) return true;
  if (['url', 'openedTab', 'download', 'dialog', 'dialogs'].some((sign) => result[sign] !== undefined))
    return true;
  if ((await plan.look()).visibleState !== before.visibleState) return true;
  if (!plan.isLast) return false;
  yield* act(plan, 'wait', undefined, { ms: 300 });
  return (await plan.look()).visibleState !== before.visibleState;
}

/** The failure if the page shows a new error message. */
export async function refusal(plan: PlanState, before: Page): Promise<Outcome | undefined> {
  const after = await plan.look();
  const message = newRefusalMessage(before, after);
  return message === undefined ? undefined : { failure: `The page says: "${message}".` };
}

async function* whenEnabled(plan: PlanState, element: PageElement): Execution<boolean> {
  for (const ms of [150, 600]) {
    yield* act(plan, 'wait', undefined, { ms });
    const now = (await plan.look()).elements.find(({ ref }) => ref === element.ref);
    if (now && !now.disabled) return true;
  }
  return false;
}

/** The submit button of a field's form; without a form, the only one of the page. */
export function submitButton(page: Page, field: PageElement | undefined): PageElement | undefined {
  const form = field && page.above(field).find(({ tag, role }) => tag === 'form' || role === 'form');
  const within = form ? page.inside(form) : page.elements;
  const buttons = within.filter(
    (element) => element.active && !element.disabled && isKind(element, 'button'),
  );
  const submits = buttons.filter(
    ({ type, tag }) => type === 'submit' || type === 'image' || (tag === 'button' && !type),
  );
  const named = buttons.filter((element) =>
    /^(?:submit|send|ok|save|go|done|search|log ?in|sign ?in|continue|next|apply)\b/i.test(
      element.name ?? '',
    ),
  );
  const sure = submits.filter((element) => named.includes(element));
  for (const set of [sure, named, submits]) if (set.length === 1) return set[0];
  return undefined;
}
