/** Executes "choose": finds the list, radio button, check box or menu that has the option. */
import { clickWish, mouseOn } from '../execute/do-click';
import { seek } from '../execute/find-element';
import { act, type Came, type PlanState, type Work } from '../execute/plan-state';
import { candidates, matchTarget } from '../match/match';
import { isBox, isField, type Page, type Thing } from '../match/page';
import type { Instruction, Target } from '../prompt/instruction';
import { fold, listOf } from '../prompt/words';
import { chooseIn, later, optionFor } from './choose-option';
import { tickOne } from './do-check';

export async function* doChoose(
  plan: PlanState,
  { names, quoted, from, all: phrase }: Extract<Instruction, { do: 'select' }>,
  prompt: string,
): Work {
  if (/^(?:nothing|none|no (?:items?|options?))$/i.test(names)) return { did: 'Chose nothing, as told.' };
  const path = names.split(/\s*(?:>|→|»|->)\s*/);
  if (path.length > 1) return yield* alongPath(plan, path, prompt);
  const page = await plan.look();
  const all = namesIn(names, quoted);
  if (from) {
    const source = sourceOf(page, from, all);
    if (source) return yield* chooseIn(plan, source, all, page);
  }
  // `Pick up in store and Invoice` has no place in it.
  const entire =
    phrase && quoted.length === 0
      ? yield* chooseAnywhere(plan, page, namesIn(phrase, []), undefined, prompt)
      : undefined;
  const here = entire ?? (yield* chooseAnywhere(plan, page, all, from, prompt));
  if (here) return here;
  if (from && (from.words !== '' || from.ordinal !== undefined)) {
    const sought = yield* seek(plan, from, { among: (thing) => isSource(thing) });
    if ('trouble' in sought) return sought;
    return yield* chooseIn(plan, sought.thing, all, sought.page);
  }
  return yield* seekEach(plan, all, prompt);
}

/** The names as one, and taken apart where they are several. */
function namesIn(names: string, quoted: string[]): string[] {
  return quoted.length > 0 ? quoted : listOf(names).length > 1 ? listOf(names) : [names];
}

function isSource(thing: Thing): boolean {
  return (
    thing.active === true &&
    (isField(thing) || thing.popup === true || thing.role === 'listbox') &&
    !isBox(thing)
  );
}

/** The list, field or slider that `from the x list` means; if only its kind is said, the one that has the option. */
function sourceOf(page: Page, from: Target, names: string[]): Thing | undefined {
  const having = page.things.filter((thing) => names.every((name) => optionFor(thing, name) !== undefined));
  if (from.words === '' && having.length === 1) return having[0];
  const match = matchTarget(page, from, {
    among: isSource,
    prefer: (thing) => (having.includes(thing) ? 0.05 : 0),
  });
  if ('found' in match) return match.found;
  return undefined;
}

/** Without a source: whatever on the page is called so, if it is one thing of its kind. */
async function* chooseAnywhere(
  plan: PlanState,
  page: Page,
  names: string[],
  from: Target | undefined,
  prompt: string,
): Work<Came | undefined> {
  const whole = names.join(', ');
  const sets = names.length > 1 ? [[whole], names] : [names];
  for (const set of sets) {
    const lists = page.things.filter(
      (thing) => thing.options && set.every((name) => optionFor(thing, name) !== undefined),
    );
    const boxes = set.map((name) => boxFor(page, name, from));
    if (boxes.every((box) => box !== undefined)) return yield* tickEach(plan, boxes, page);
    if (lists.length === 1) return yield* chooseIn(plan, lists[0] as Thing, set, page);
    const things = set.map((name) => namedThing(page, name, from, prompt, plan));
    if (things.every((thing) => thing !== undefined)) return yield* clickEach(plan, things, set);
  }
  return undefined;
}

function boxFor(page: Page, name: string, from: Target | undefined): Thing | undefined {
  const target: Target = {
    said: name,
    words: name,
    quoted: false,
    where: from?.words ? [{ relation: 'near', words: from.words, quoted: from.quoted }] : [],
  };
  const among = (thing: Thing) => isBox(thing);
  const placed = from?.words ? matchTarget(page, target, { among }) : undefined;
  if (placed && 'found' in placed && placed.sureness > 0.9) return placed.found;
  // Only words that say a kind and nothing else need not be there.
  if (from?.words) return undefined;
  const match = matchTarget(page, { ...target, where: [] }, { among });
  return 'found' in match && match.sureness > 0.85 ? match.found : undefined;
}

function namedThing(
  page: Page,
  name: string,
  from: Target | undefined,
  prompt: string,
  plan: PlanState,
): Thing | undefined {
  const target: Target = { said: name, words: name, quoted: false, where: from?.where ?? [] };
  const all = candidates(page, target, clickWish(plan, prompt)).filter(({ score }) => score > 0.9);
  const match = matchTarget(page, target, clickWish(plan, prompt));
  return 'found' in match && match.sureness > 0.85 && all.length > 0 ? match.found : undefined;
}

async function* tickEach(plan: PlanState, boxes: Thing[], page: Page): Work {
  const did: string[] = [];
  for (const box of boxes) {
    const came = yield* tickOne(plan, box, true, page);
    if ('trouble' in came) return came;
    did.push(came.did);
  }
  return { did: did.join(' ') };
}

async function* clickEach(plan: PlanState, things: Thing[], names: string[]): Work {
  for (const thing of things) {
    const came = yield* mouseOn(plan, 'click', thing, await plan.look());
    if ('trouble' in came) return came;
  }
  return { did: `Chose ${names.map((one) => `"${one}"`).join(', ')}.` };
}

async function* seekEach(plan: PlanState, names: string[], prompt: string): Work {
  for (const name of names) {
    const target: Target = { said: `"${name}"`, words: name, quoted: false, where: [] };
    const sought = yield* seek(plan, target, clickWish(plan, prompt));
    if ('trouble' in sought) return sought;
    const came = isBox(sought.thing)
      ? yield* tickOne(plan, sought.thing, true, sought.page)
      : yield* mouseOn(plan, 'click', sought.thing, sought.page);
    if ('trouble' in came) return came;
  }
  return { did: `Chose ${names.map((one) => `"${one}"`).join(', ')}.` };
}

/** `File > Save as`: each part opens what the next one is in, by a click or, in menus, by the mouse being there. */
async function* alongPath(plan: PlanState, path: string[], prompt: string): Work {
  for (const [index, words] of path.entries()) {
    const target: Target = { said: `"${words}"`, words, quoted: true, where: [] };
    const page = await plan.look();
    const match = matchTarget(page, target, clickWish(plan, prompt));
    const sought =
      'found' in match ? { thing: match.found, page } : yield* seek(plan, target, clickWish(plan, prompt));
    if ('trouble' in sought) return sought;
    const next = path[index + 1];
    if (next === undefined) return yield* mouseOn(plan, 'click', sought.thing, sought.page);
    for (const how of ['hover', 'click'] as const) {
      yield* act(plan, how, sought.thing);
      const shows = (now: Page) =>
        now.things.find((thing) => [thing.name, thing.text].some((one) => one && fold(one) === fold(next)));
      if (shows(await plan.look()) ?? (how === 'hover' ? yield* later(plan, shows) : undefined)) break;
    }
  }
  return { trouble: 'There is nothing to choose.' };
}
