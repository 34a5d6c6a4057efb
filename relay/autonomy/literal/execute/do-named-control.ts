/** Executes verbs that name a control of the page, such as "delete" or "reply". */
import { candidates, matchTarget, type Wish } from '../match/match';
import { called, type Page, type Thing } from '../match/page';
import { readOff } from '../match/read-value';
import type { Target } from '../prompt/instruction';
import { clickWish, mouseOn } from './do-click';
import { seek } from './find-element';
import { act, type PlanState, type Work } from './plan-state';

/** Something on the page to which what follows refers: a row, an item, a message. */
export async function* doFind(plan: PlanState, target: Target, prompt: string): Work {
  const wish: Wish = { ...clickWish(plan, prompt), prefer: (thing) => (thing.active ? 0.03 : 0) };
  const page = await plan.look();
  const value = readOff(page, target.said);
  if (value !== undefined) plan.held = value;
  const around = target.otherwise?.find(({ where }) => where.length > 0)?.where ?? target.where;
  const [by] = around;
  const names: Target = by ? { said: by.words, words: by.words, quoted: by.quoted, where: [] } : target;
  const match = matchTarget(page, target, wish);
  const sought = 'found' in match ? { thing: match.found, page } : yield* seek(plan, names, wish);
  if ('trouble' in sought) return value === undefined ? sought : { did: `Found "${value}".` };
  plan.last = sought.thing;
  return { did: `Found ${called(sought.thing)}.` };
}

/** A verb of no meaning of its own: the control of that name, where its object is. */
export async function* doOther(
  plan: PlanState,
  verb: string,
  target: Target,
  said: string,
  prompt: string,
): Work {
  const wish: Wish = { ...clickWish(plan, prompt), among: (thing) => thing.active === true };
  const page = await plan.look();
  const whole: Target = { said, words: said.replace(/["'“”]/g, ''), quoted: false, where: [] };
  const named = matchTarget(page, whole, wish);
  if ('found' in named && named.sureness > 0.85) return yield* mouseOn(plan, 'click', named.found, page);
  const button: Target = { said: `"${verb}"`, words: verb, quoted: false, where: [] };
  if (target.again || target.words === '') return yield* onLast(plan, button, wish, page);
  const [placed] = (target.otherwise ?? []).filter(({ where }) => where.length > 0);
  const object = (words: string) => ({ relation: 'near' as const, words, quoted: target.quoted });
  const bare = target.words.replace(/\s+(?:to|from|in|on) (?:the |my )?[\w ]+$/i, '');
  const places = [[object(target.words)], placed?.where ?? target.where, [object(bare)]];
  for (const where of places.filter((one) => one.length > 0)) {
    const near = matchTarget(page, { ...button, said, where }, wish);
    if ('found' in near) return yield* mouseOn(plan, 'click', near.found, page);
  }
  const sought = yield* seek(plan, { ...button, said, where: placed?.where ?? [object(bare)] }, wish);
  if ('trouble' in sought) return { trouble: `It is not clear how to do "${said}" here. ${sought.trouble}` };
  return yield* mouseOn(plan, 'click', sought.thing, sought.page);
}

/** On what was found before: a control within it, else one that shows after it was opened. */
async function* onLast(plan: PlanState, button: Target, wish: Wish, page: Page): Work {
  const { last } = plan;
  const here = last && page.things.find(({ ref }) => ref === last.ref);
  const within = here && nearestWith(page, here, button, wish);
  if (within) return yield* mouseOn(plan, 'click', within, page);
  if (here && !hasControl(page, button, wish)) {
    const opened = yield* act(plan, 'click', here);
    if ('trouble' in opened) return opened;
  }
  const sought = yield* seek(plan, button, wish);
  return 'trouble' in sought ? sought : yield* mouseOn(plan, 'click', sought.thing, sought.page);
}

/** The control of that name in the smallest part of the page around a thing that has just one. */
function nearestWith(page: Page, thing: Thing, button: Target, wish: Wish): Thing | undefined {
  for (const around of [thing, ...page.above(thing)]) {
    const inside = (one: Thing) => one.index > around.index && one.index < around.end;
    const found = candidates(page, button, {
      ...wish,
      among: (one) => wish.among(one) && inside(one),
    }).filter(({ score }) => score > 0.7);
    if (found.length === 1) return found[0]?.thing;
    if (found.length > 1) return undefined;
  }
  return undefined;
}

function hasControl(page: Page, button: Target, wish: Wish): boolean {
  return 'found' in matchTarget(page, button, wish);
}
