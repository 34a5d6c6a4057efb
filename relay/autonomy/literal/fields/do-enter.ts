/** Executes "enter", "type", "fill" and "clear", and reads the value back. */
import { findElement } from '../execute/find-element';
import { act, type Execution, type PlanState } from '../execute/plan-state';
import { candidates, type MatchCriteria, matchTarget } from '../match/match';
import { describe, isBox, isField, isSlider, isTextual, type Page, type PageElement } from '../match/page';
import { readValue } from '../match/read-value';
import type { Target, Value } from '../prompt/instruction';
import { chooseOption } from './choose-option';
import { slideTo } from './do-slide';
import { enterText } from './enter-text';

const takesText: MatchCriteria = {
  among: (element) => isField(element) && !isBox(element),
  prefer: (element) => (element.readonly ? -0.08 : isTextual(element) ? 0.02 : 0),
};

export async function* doEnter(
  plan: PlanState,
  value: Value,
  target: Target | undefined,
  typed: boolean,
): Execution {
  const text = await textOf(plan, value);
  if ('failure' in text) return text;
  if (target?.all) return yield* intoAll(plan, target, text.text, typed);
  const field = yield* fieldFor(plan, target, text.text);
  if ('failure' in field) return field;
  return yield* enterValue(plan, field.element, text.text, typed, field.page);
}

/** The text to enter; read from the page where the prompt refers to it. */
export async function textOf(plan: PlanState, value: Value): Promise<{ text: string } | { failure: string }> {
  if ('text' in value) return value;
  if (value.read === '')
    return plan.held === undefined
      ? { failure: 'Nothing has been copied or read before.' }
      : { text: plan.held };
  const read = readValue(await plan.look(), value.read);
  if (read === undefined) return { failure: `${value.read} cannot be found on the page.` };
  plan.held = read;
  return { text: read };
}

/** The named field; where only a kind or nothing is named, the only plausible one. */
export async function* fieldFor(
  plan: PlanState,
  target: Target | undefined,
  text: string,
): Execution<{ element: PageElement; page: Page } | { failure: string }> {
  const page = await plan.look();
  const named = target && target.words !== '' && !target.again;
  if (target?.again && plan.last && isField(plan.last)) return { element: plan.last, page };
  if (named || target?.ordinal !== undefined || (target && target.where.length > 0)) {
    return yield* findElement(plan, target, takesText);
  }
  const only = onlyPlausibleField(page, target, text);
  if (only) return { element: only, page };
  if (target) return yield* findElement(plan, { ...target, kind: target.kind ?? 'field' }, takesText);
  return { failure: `There are several fields, or none: say which one takes "${text}".` };
}

/** For `the text field` or no name: the focused field, or the only empty one. */
function onlyPlausibleField(page: Page, target: Target | undefined, text: string): PageElement | undefined {
  const criteria: MatchCriteria = {
    among: (element) => isTextual(element) && !element.readonly && !element.disabled,
  };
  const all = target?.kind
    ? candidates(page, target, criteria).map(({ element }) => element)
    : page.elements.filter(criteria.among);
  if (all.length <= 1) return all[0];
  const focused = all.filter(({ focused }) => focused);
  if (focused.length === 1 && !target) return focused[0];
  const single = all.filter(({ tag, type }) => tag === 'input' && type !== 'search' && type !== 'password');
  const empty = all.filter(({ value }) => !value || value === text);
  for (const set of [single, empty]) if (set.length === 1) return set[0];
  return undefined;
}

async function* intoAll(plan: PlanState, target: Target, text: string, typed: boolean): Execution {
  const page = await plan.look();
  const all = candidates(page, { ...target, all: false }, takesText)
    .filter(({ element, score }) => score > 0.6 && isTextual(element))
    .map(({ element }) => element)
    .sort((one, other) => one.index - other.index);
  if (all.length === 0) return { failure: `Nothing on the page is ${target.phrase}.` };
  for (const element of all) {
    const outcome = yield* enterValue(plan, element, text, typed, page);
    if ('failure' in outcome) return outcome;
  }
  return { done: `Entered "${text}" into ${all.length} fields.` };
}

/** Enters a text into a field of any kind. */
export async function* enterValue(
  plan: PlanState,
  element: PageElement,
  text: string,
  typed: boolean,
  page: Page,
): Execution {
  if (element.disabled) return { failure: `${describe(element)} is disabled.` };
  if (element.tag === 'select') return yield* chooseOption(plan, element, [text], page);
  if (isSlider(element)) return yield* slideTo(plan, element, text);
  return element.readonly || isTextual(element)
    ? yield* enterText(plan, element, text, typed)
    : yield* chooseOption(plan, element, [text], page);
}

export async function* doClear(plan: PlanState, target: Target): Execution {
  const search =
    target.again && plan.last
      ? { element: plan.last }
      : yield* findElement(plan, target, { among: (element) => isTextual(element) });
  if ('failure' in search) return search;
  const outcome = yield* act(plan, 'clear', search.element);
  return 'failure' in outcome ? outcome : { done: `Cleared ${describe(search.element)}.` };
}

/** The visible field with a name. */
export function fieldNamed(page: Page, words: string, among = takesText.among): PageElement | undefined {
  const target: Target = { phrase: words, words, quoted: false, where: [] };
  const match = matchTarget(page, target, { among });
  return 'found' in match ? match.found : undefined;
}
