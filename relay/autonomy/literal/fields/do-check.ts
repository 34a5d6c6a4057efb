/** Checks and unchecks boxes and switches, and reads the state back. */
import { findElement } from '../execute/find-element';
import { act, type Execution, type PlanState } from '../execute/plan-state';
import { matchTarget } from '../match/match';
import { describe, isBox, type Page, type PageElement } from '../match/page';
import type { Kind, Target, TargetLocation } from '../prompt/instruction';
import { listOf, ordinalOf } from '../prompt/words';

const among = (element: PageElement) => isBox(element) || element.pressed !== undefined;

export async function* doCheck(
  plan: PlanState,
  on: boolean,
  names: string,
  quoted: string[],
  where: TargetLocation[],
  kind?: Kind,
): Execution {
  const page = await plan.look();
  if (
    /^(?:all|every|each|everything|all (?:of )?(?:the )?(?:check ?boxes|boxes|options|items)|(?:the )?check ?boxes)$/i.test(
      names,
    )
  ) {
    return yield* each(
      plan,
      page.elements.filter((element) => element.role === 'checkbox' || element.role === 'switch'),
      on,
      page,
    );
  }
  const vague = /^(?:the )?(?:check ?box|box|switch|toggle|it|them)$/i.test(names);
  const number = /^(?:the )?(\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|last)$/i.test(names);
  const whole: Target = {
    phrase: names,
    words: vague || number ? '' : names,
    ...(number && { ordinal: ordinalOf(names.replace(/^the /i, '')) as number, kind: kind ?? 'checkbox' }),
    quoted: quoted.length === 1,
    where: [],
    ...(vague && { kind: 'checkbox' as const }),
  };
  if (quoted.length < 2) {
    const readings = readingsOf(whole, quoted, where);
    const match = matchTarget(page, readings, { among });
    if ('found' in match && match.confidence > 0.8) return yield* checkOne(plan, match.found, on, page);
  }
  const parts = quoted.length > 1 ? quoted : listOf(names);
  const all = parts.map((name) =>
    matchTarget(page, { phrase: name, words: name, quoted: false, where: [] }, { among }),
  );
  if (parts.length > 1 && all.every((match) => 'found' in match)) {
    return yield* each(
      plan,
      all.flatMap((match) => ('found' in match ? [match.found] : [])),
      on,
      page,
    );
  }
  const search = yield* findElement(plan, readingsOf(whole, quoted, where), { among });
  if ('failure' in search) return search;
  return yield* checkOne(plan, search.element, on, search.page);
}

function readingsOf(whole: Target, quoted: string[], where: TargetLocation[]): Target {
  const words = quoted.length === 1 ? (quoted[0] ?? '') : whole.words;
  if (where.length === 0) return { ...whole, words };
  const bare = words.replace(/\s+(?:in|of|for|under|next to|on|beside|from)\s.*$/i, '');
  const placed: Target = {
    ...whole,
    words: /^(?:the )?(?:check ?box|box)?$/i.test(bare) ? '' : bare,
    kind: 'checkbox',
    where,
  };
  return quoted.length === 1
    ? { ...whole, words, where }
    : { ...whole, words, otherwise: [placed, { ...placed, words: '' }] };
}

async function* each(plan: PlanState, boxes: PageElement[], on: boolean, page: Page): Execution {
  if (boxes.length === 0) return { failure: 'There are no boxes on the page.' };
  for (const box of boxes) {
    const outcome = yield* checkOne(plan, box, on, page);
    if ('failure' in outcome) return outcome;
  }
  return { done: `${on ? 'Ticked' : 'Unticked'} ${boxes.map(describe).join(', ')}.` };
}

/** Ticks or unticks one box, switch or pressed button. */
export async function* checkOne(plan: PlanState, element: PageElement, on: boolean, _page: Page): Execution {
  if (element.disabled) return { failure: `${describe(element)} is disabled.` };
  const done = { done: `${on ? 'Ticked' : 'Unticked'} ${describe(element)}.` };
  if (isBox(element)) {
    const outcome = yield* act(plan, on ? 'check' : 'uncheck', element);
    if (!('failure' in outcome)) return done;
    // The page may have re-rendered the check box.
    const again = (await plan.look()).elements.filter(
      (one) => isBox(one) && one.name === element.name && one.name !== undefined,
    );
    return again.length === 1 && (again[0]?.checked === true) === on ? done : outcome;
  }
  if ((element.pressed === true) === on) return done;
  const outcome = yield* act(plan, 'click', element);
  if ('failure' in outcome) return outcome;
  const now = (await plan.look()).elements.find(({ ref }) => ref === element.ref);
  return !now || (now.pressed === true) === on ? done : { failure: `${describe(element)} did not change.` };
}
