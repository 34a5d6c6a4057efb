/** Executes mouse instructions and checks that the page reacted without an error message. */
import { isKind } from '../match/kinds';
import { matchTarget, type Wish } from '../match/match';
import { called, isField, isTextual, type Page, type Thing } from '../match/page';
import type { Target } from '../prompt/instruction';
import { seek } from './find-element';
import { act, type Came, type PlanState, type Work } from './plan-state';
import { complaintOf } from './refusal-message';

type Mouse = 'click' | 'dblclick' | 'rightclick' | 'hover' | 'focus';

const verbs: Record<Mouse, string> = {
  click: 'Clicked',
  dblclick: 'Double-clicked',
  rightclick: 'Right-clicked',
  hover: 'Moved the mouse over',
  focus: 'Put the focus into',
};

/** What a click can mean: things that answer one, and plain words, which scripts may listen on from above. */
export function clickWish(plan: PlanState, prompt: string): Wish {
  return {
    among: (thing) => thing.active === true || isPlain(thing, prompt),
    prefer: preferred,
    near: plan.last,
  };
}

/** The prompt itself may stand on the page, as in exercises; it is no thing to click. */
function isPlain({ role, text, name }: Thing, prompt: string): boolean {
  const words = text ?? name ?? '';
  return (
    words.length < 60 &&
    /^(?:text|heading|img|cell|gridcell|listitem|paragraph|row|rowheader|columnheader|term)$/.test(
      role ?? '',
    ) &&
    !prompt.includes(words.length > 20 ? words : `${words} `.repeat(9))
  );
}

function preferred(thing: Thing): number {
  if (!thing.active) return -0.06;
  if (/^(?:button|link|tab|menuitem|option|checkbox|radio|switch|treeitem)$/.test(thing.role ?? ''))
    return 0.04;
  return isTextual(thing) || thing.tag === 'select' ? -0.03 : 0.02;
}

export async function* doMouse(plan: PlanState, how: Mouse, target: Target, prompt: string): Work {
  if (target.again && plan.last) return yield* mouseOn(plan, how, plan.last, await plan.look());
  if (target.all) return yield* doAll(plan, how, target, prompt);
  const wish = clickWish(plan, prompt);
  const fields: Wish = {
    ...wish,
    among: (thing) => wish.among(thing) && (how !== 'focus' || thing.active === true),
  };
  const sought = yield* seek(plan, target, fields);
  if ('trouble' in sought) return sought;
  return yield* mouseOn(plan, how, sought.thing, sought.page);
}

async function* doAll(plan: PlanState, how: Mouse, target: Target, prompt: string): Work {
  const done: string[] = [];
  for (let page = await plan.look(); ; page = await plan.look()) {
    const match = matchTarget(
      page,
      { ...target, all: false, ordinal: done.length + 1 },
      clickWish(plan, prompt),
    );
    if (!('found' in match)) break;
    const came = yield* mouseOn(plan, how, match.found, page);
    if ('trouble' in came) return came;
    done.push(came.did);
  }
  return done.length > 0 ? { did: done.join(' ') } : { trouble: `Nothing on the page is ${target.said}.` };
}

/** Does it and listens to what the page says then. */
export async function* mouseOn(plan: PlanState, how: Mouse, thing: Thing, before: Page): Work {
  if (thing.disabled) {
    const enabled = yield* whenEnabled(plan, thing);
    if (!enabled) return { trouble: `${called(thing)} is disabled.` };
  }
  const came = yield* act(plan, how, thing);
  if ('trouble' in came) return came;
  const refused = await refusal(plan, before);
  if (refused) return refused;
  if (how === 'click')
    plan.unanswered = (yield* tookEffect(plan, thing, before, came.result)) ? undefined : called(thing);
  return { did: `${verbs[how]} ${called(thing)}.` };
}

/**
 * Whether a click did anything: something to be seen, a new tab, a download; or a script of the page listens on the
 * very thing, and may well keep to itself what it did.
 */
async function* tookEffect(
  plan: PlanState,
  thing: Thing,
  before: Page,
  result: Record<string, unknown>,
): Work<boolean> {
  if (thing.heard || isField(thing)) return true;
  if (['url', 'openedTab', 'download', 'dialog', 'dialogs'].some((sign) => result[sign] !== undefined))
    return true;
  if ((await plan.look()).sight !== before.sight) return true;
  if (!plan.isLast) return false;
  yield* act(plan, 'wait', undefined, { ms: 300 });
  return (await plan.look()).sight !== before.sight;
}

/** The trouble that the page now tells of, if it does. */
export async function refusal(plan: PlanState, before: Page): Promise<Came | undefined> {
  const after = await plan.look();
  const said = complaintOf(before, after);
  return said === undefined ? undefined : { trouble: `The page says: "${said}".` };
}

async function* whenEnabled(plan: PlanState, thing: Thing): Work<boolean> {
  for (const ms of [150, 600]) {
    yield* act(plan, 'wait', undefined, { ms });
    const now = (await plan.look()).things.find(({ ref }) => ref === thing.ref);
    if (now && !now.disabled) return true;
  }
  return false;
}

/** The button that sends what a field belongs to; the only one of the page otherwise. */
export function submitButton(page: Page, field: Thing | undefined): Thing | undefined {
  const form = field && page.above(field).find(({ tag, role }) => tag === 'form' || role === 'form');
  const within = form ? page.inside(form) : page.things;
  const buttons = within.filter((thing) => thing.active && !thing.disabled && isKind(thing, 'button'));
  const submits = buttons.filter(
    ({ type, tag }) => type === 'submit' || type === 'image' || (tag === 'button' && !type),
  );
  const named = buttons.filter((thing) =>
    /^(?:submit|send|ok|save|go|done|search|log ?in|sign ?in|continue|next|apply)\b/i.test(thing.name ?? ''),
  );
  const sure = submits.filter((thing) => named.includes(thing));
  for (const set of [sure, named, submits]) if (set.length === 1) return set[0];
  return undefined;
}
