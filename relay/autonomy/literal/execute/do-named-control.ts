/** Executes verbs that name a control of the page, such as "delete" or "reply". */
import { candidates, type MatchCriteria, matchTarget } from '../match/match';
import { describe, type Page, type PageElement } from '../match/page';
import { readValue } from '../match/read-value';
import type { Target } from '../prompt/instruction';
import { clickCriteria, mouseOn } from './do-click';
import { findElement } from './find-element';
import { act, type Execution, type PlanState } from './plan-state';

/** Finds the row, item or message to which the next instructions refer. */
export async function* doFind(plan: PlanState, target: Target, prompt: string): Execution {
  const criteria: MatchCriteria = {
    ...clickCriteria(plan, prompt),
    prefer: (element) => (element.active ? 0.03 : 0),
  };
  const page = await plan.look();
  const value = readValue(page, target.phrase);
  if (value !== undefined) plan.held = value;
  const around = target.otherwise?.find(({ where }) => where.length > 0)?.where ?? target.where;
  const [by] = around;
  const names: Target = by ? { phrase: by.words, words: by.words, quoted: by.quoted, where: [] } : target;
  const match = matchTarget(page, target, criteria);
  const search =
    'found' in match ? { element: match.found, page } : yield* findElement(plan, names, criteria);
  if ('failure' in search) return value === undefined ? search : { done: `Found "${value}".` };
  plan.last = search.element;
  return { done: `Found ${describe(search.element)}.` };
}

/** A verb without a meaning of its own: clicks the control of that name near its object. */
export async function* doNamedControl(
  plan: PlanState,
  verb: string,
  target: Target,
  phrase: string,
  prompt: string,
): Execution {
  const criteria: MatchCriteria = {
    ...clickCriteria(plan, prompt),
    among: (element) => element.active === true,
  };
  const page = await plan.look();
  const whole: Target = { phrase, words: phrase.replace(/["'“”]/g, ''), quoted: false, where: [] };
  const named = matchTarget(page, whole, criteria);
  if ('found' in named && named.confidence > 0.85) return yield* mouseOn(plan, 'click', named.found, page);
  const button: Target = { phrase: `"${verb}"`, words: verb, quoted: false, where: [] };
  if (target.again || target.words === '') return yield* onLast(plan, button, criteria, page);
  const [placed] = (target.otherwise ?? []).filter(({ where }) => where.length > 0);
  const object = (words: string) => ({ relation: 'near' as const, words, quoted: target.quoted });
  const bare = target.words.replace(/\s+(?:to|from|in|on) (?:the |my )?[\w ]+$/i, '');
  const places = [[object(target.words)], placed?.where ?? target.where, [object(bare)]];
  for (const where of places.filter((one) => one.length > 0)) {
    const near = matchTarget(page, { ...button, phrase, where }, criteria);
    if ('found' in near) return yield* mouseOn(plan, 'click', near.found, page);
  }
  const search = yield* findElement(
    plan,
    { ...button, phrase, where: placed?.where ?? [object(bare)] },
    criteria,
  );
  if ('failure' in search)
    return { failure: `It is not clear how to do "${phrase}" here. ${search.failure}` };
  return yield* mouseOn(plan, 'click', search.element, search.page);
}

/** Uses the control inside the previous element, else one that appears after the element is opened. */
async function* onLast(plan: PlanState, button: Target, criteria: MatchCriteria, page: Page): Execution {
  const { last } = plan;
  const here = last && page.elements.find(({ ref }) => ref === last.ref);
  const within = here && nearestWith(page, here, button, criteria);
  if (within) return yield* mouseOn(plan, 'click', within, page);
  if (here && !hasControl(page, button, criteria)) {
    const opened = yield* act(plan, 'click', here);
    if ('failure' in opened) return opened;
  }
  const search = yield* findElement(plan, button, criteria);
  return 'failure' in search ? search : yield* mouseOn(plan, 'click', search.element, search.page);
}

/** The control of that name in the smallest section around an element that has exactly one. */
function nearestWith(
  page: Page,
  element: PageElement,
  button: Target,
  criteria: MatchCriteria,
): PageElement | undefined {
  for (const around of [element, ...page.above(element)]) {
    const inside = (one: PageElement) => one.index > around.index && one.index < around.end;
    const found = candidates(page, button, {
      ...criteria,
      among: (one) => criteria.among(one) && inside(one),
    }).filter(({ score }) => score > 0.7);
    if (found.length === 1) return found[0]?.element;
    if (found.length > 1) return undefined;
  }
  return undefined;
}

function hasControl(page: Page, button: Target, criteria: MatchCriteria): boolean {
  return 'found' in matchTarget(page, button, criteria);
}
