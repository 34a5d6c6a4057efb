/** Executes "choose": finds the list, radio button, check box or menu that has the option. */
import { clickCriteria, mouseOn } from '../execute/do-click';
import { findElement } from '../execute/find-element';
import { act, type Execution, type Outcome, type PlanState } from '../execute/plan-state';
import { candidates, matchTarget } from '../match/match';
import { isBox, isField, type Page, type PageElement } from '../match/page';
import type { Instruction, Target } from '../prompt/instruction';
import { fold, listOf } from '../prompt/words';
import { chooseOption, later, optionFor } from './choose-option';
import { checkOne } from './do-check';

export async function* doChoose(
  plan: PlanState,
  { names, quoted, from, all: phrase }: Extract<Instruction, { do: 'select' }>,
  prompt: string,
): Execution {
  if (/^(?:nothing|none|no (?:items?|options?))$/i.test(names)) return { done: 'Chose nothing, as told.' };
  const path = names.split(/\s*(?:>|→|»|->)\s*/);
  if (path.length > 1) return yield* alongPath(plan, path, prompt);
  const page = await plan.look();
  const all = namesIn(names, quoted);
  if (from) {
    const source = sourceOf(page, from, all);
    if (source) return yield* chooseOption(plan, source, all, page);
  }
  // `Pick up in store and Invoice` contains no location.
  const entire =
    phrase && quoted.length === 0
      ? yield* chooseAnywhere(plan, page, namesIn(phrase, []), undefined, prompt)
      : undefined;
  const here = entire ?? (yield* chooseAnywhere(plan, page, all, from, prompt));
  if (here) return here;
  if (from && (from.words !== '' || from.ordinal !== undefined)) {
    const search = yield* findElement(plan, from, { among: (element) => isSource(element) });
    if ('failure' in search) return search;
    return yield* chooseOption(plan, search.element, all, search.page);
  }
  return yield* findEach(plan, all, prompt);
}

/** The names as one, and split where they are several. */
function namesIn(names: string, quoted: string[]): string[] {
  return quoted.length > 0 ? quoted : listOf(names).length > 1 ? listOf(names) : [names];
}

function isSource(element: PageElement): boolean {
  return (
    element.active === true &&
    (isField(element) || element.popup === true || element.role === 'listbox') &&
    !isBox(element)
  );
}

/** The list, field or slider in `from the x list`; if only its kind is named, the one that has the option. */
function sourceOf(page: Page, from: Target, names: string[]): PageElement | undefined {
  const having = page.elements.filter((element) =>
    names.every((name) => optionFor(element, name) !== undefined),
  );
  if (from.words === '' && having.length === 1) return having[0];
  const match = matchTarget(page, from, {
    among: isSource,
    prefer: (element) => (having.includes(element) ? 0.05 : 0),
  });
  if ('found' in match) return match.found;
  return undefined;
}

/** Without a list: the element with the name, if it is the only one of its kind. */
async function* chooseAnywhere(
  plan: PlanState,
  page: Page,
  names: string[],
  from: Target | undefined,
  prompt: string,
): Execution<Outcome | undefined> {
  const whole = names.join(', ');
  const sets = names.length > 1 ? [[whole], names] : [names];
  for (const set of sets) {
    const lists = page.elements.filter(
      (element) => element.options && set.every((name) => optionFor(element, name) !== undefined),
    );
    const boxes = set.map((name) => boxFor(page, name, from));
    if (boxes.every((box) => box !== undefined)) return yield* checkEach(plan, boxes, page);
    if (lists.length === 1) return yield* chooseOption(plan, lists[0] as PageElement, set, page);
    const elements = set.map((name) => namedThing(page, name, from, prompt, plan));
    if (elements.every((element) => element !== undefined)) return yield* clickEach(plan, elements, set);
  }
  return undefined;
}

function boxFor(page: Page, name: string, from: Target | undefined): PageElement | undefined {
  const target: Target = {
    phrase: name,
    words: name,
    quoted: false,
    where: from?.words ? [{ relation: 'near', words: from.words, quoted: from.quoted }] : [],
  };
  const among = (element: PageElement) => isBox(element);
  const placed = from?.words ? matchTarget(page, target, { among }) : undefined;
  if (placed && 'found' in placed && placed.confidence > 0.9) return placed.found;
  // Only words that name a kind may be missing.
  if (from?.words) return undefined;
  const match = matchTarget(page, { ...target, where: [] }, { among });
  return 'found' in match && match.confidence > 0.85 ? match.found : undefined;
}

function namedThing(
  page: Page,
  name: string,
  from: Target | undefined,
  prompt: string,
  plan: PlanState,
): PageElement | undefined {
  const target: Target = { phrase: name, words: name, quoted: false, where: from?.where ?? [] };
  const all = candidates(page, target, clickCriteria(plan, prompt)).filter(({ score }) => score > 0.9);
  const match = matchTarget(page, target, clickCriteria(plan, prompt));
  return 'found' in match && match.confidence > 0.85 && all.length > 0 ? match.found : undefined;
}

async function* checkEach(plan: PlanState, boxes: PageElement[], page: Page): Execution {
  const done: string[] = [];
  for (const box of boxes) {
    const outcome = yield* checkOne(plan, box, true, page);
    if ('failure' in outcome) return outcome;
    done.push(outcome.done);
  }
  return { done: done.join(' ') };
}

async function* clickEach(plan: PlanState, elements: PageElement[], names: string[]): Execution {
  for (const element of elements) {
    const outcome = yield* mouseOn(plan, 'click', element, await plan.look());
    if ('failure' in outcome) return outcome;
  }
  return { done: `Chose ${names.map((one) => `"${one}"`).join(', ')}.` };
}

async function* findEach(plan: PlanState, names: string[], prompt: string): Execution {
  for (const name of names) {
    const target: Target = { phrase: `"${name}"`, words: name, quoted: false, where: [] };
    const search = yield* findElement(plan, target, clickCriteria(plan, prompt));
    if ('failure' in search) return search;
    const outcome = isBox(search.element)
      ? yield* checkOne(plan, search.element, true, search.page)
      : yield* mouseOn(plan, 'click', search.element, search.page);
    if ('failure' in outcome) return outcome;
  }
  return { done: `Chose ${names.map((one) => `"${one}"`).join(', ')}.` };
}

/** `File > Save as`: each part opens the menu of the next one, by click or hover. */
async function* alongPath(plan: PlanState, path: string[], prompt: string): Execution {
  for (const [index, words] of path.entries()) {
    const target: Target = { phrase: `"${words}"`, words, quoted: true, where: [] };
    const page = await plan.look();
    const match = matchTarget(page, target, clickCriteria(plan, prompt));
    const search =
      'found' in match
        ? { element: match.found, page }
        : yield* findElement(plan, target, clickCriteria(plan, prompt));
    if ('failure' in search) return search;
    const next = path[index + 1];
    if (next === undefined) return yield* mouseOn(plan, 'click', search.element, search.page);
    for (const how of ['hover', 'click'] as const) {
      yield* act(plan, how, search.element);
      const shows = (now: Page) =>
        now.elements.find((element) =>
          [element.name, element.text].some((one) => one && fold(one) === fold(next)),
        );
      if (shows(await plan.look()) ?? (how === 'hover' ? yield* later(plan, shows) : undefined)) break;
    }
  }
  return { failure: 'There is nothing to choose.' };
}
