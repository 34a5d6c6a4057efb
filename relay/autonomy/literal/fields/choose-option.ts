/** Chooses an option in a native list, a custom list, a radio group or a slider. */
import { act, type Execution, type PlanState } from '../execute/plan-state';
import type { MatchCriteria } from '../match/match';
import { describe, isField, isSlider, isTextual, type Page, type PageElement } from '../match/page';
import { holdsWords, similarity } from '../prompt/words';
import { slideTo } from './do-slide';
import { enterText } from './enter-text';

/** The minimum similarity of an option; lists have many similar options. */
const sameOption = 0.96;

/** The label of the option with a name. */
export function optionFor(element: PageElement, name: string): string | undefined {
  const options = (element.options ?? []).filter(({ disabled }) => !disabled);
  const best = options
    .map((option) => ({
      option,
      alike: Math.max(similarity(name, option.label), similarity(name, option.value) - 0.01),
    }))
    .sort((one, other) => other.alike - one.alike)[0];
  if (best && best.alike >= sameOption) return best.option.label;
  // `France` for `France (FR)`, if no other option holds it.
  const holding = options.filter(({ label }) => holdsWords(label, name));
  return holding.length === 1 ? holding[0]?.label : undefined;
}

/** Chooses in a list, a radio group, a combobox, a slider or a field. */
export async function* chooseOption(
  plan: PlanState,
  element: PageElement,
  names: string[],
  page: Page,
): Execution {
  if (element.disabled) return { failure: `${describe(element)} is disabled.` };
  if (element.options) {
    const whole = optionFor(element, names.join(', '));
    const labels = whole ? [whole] : names.map((name) => optionFor(element, name));
    const missing = names.find((_, index) => labels[index] === undefined);
    if (!whole && missing !== undefined) {
      const there = element.options
        .slice(0, 8)
        .map(({ label }) => `"${label}"`)
        .join(', ');
      return { failure: `${describe(element)} has no option "${missing}"; it has ${there}.` };
    }
    if (labels.length > 1 && !element.multiple)
      return { failure: `${describe(element)} takes only one option.` };
    const outcome = yield* act(plan, 'select', element, labels.length > 1 ? labels : labels[0]);
    return 'failure' in outcome
      ? outcome
      : { done: `Chose ${labels.map((one) => `"${one}"`).join(', ')} in ${describe(element)}.` };
  }
  const [name = ''] = names;
  if (isSlider(element)) return yield* slideTo(plan, element, name);
  if (
    element.type === 'date' ||
    (element.readonly && /\d/.test(name)) ||
    /^(?:time|month|week|number|color)$/.test(element.type ?? '')
  )
    return yield* enterText(plan, element, name, false);
  return yield* chooseInOpened(plan, element, names, page);
}

/** Opens a custom list and clicks the option; where the list has a text field, typing filters it. */
async function* chooseInOpened(
  plan: PlanState,
  element: PageElement,
  names: string[],
  page: Page,
): Execution {
  const inSight = (now: Page, name: string) => visibleOption(now, name, element);
  for (const name of names) {
    let option = inSight(page, name);
    if (!option || element.expanded === 'no') {
      const opened = yield* act(plan, 'click', element);
      if ('failure' in opened) return opened;
      option = inSight(await plan.look(), name);
    }
    if (!option && isTextual(element) && !element.readonly) {
      const typed = yield* act(plan, 'type', element, name);
      if ('failure' in typed) return typed;
      option = inSight(await plan.look(), name) ?? (yield* later(plan, (now) => inSight(now, name)));
      if (!option && (await plan.look()).elements.every(({ role }) => role !== 'option'))
        return { done: `Entered "${name}" into ${describe(element)}.` };
    }
    option ??= yield* later(plan, (now) => inSight(now, name));
    if (!option) return { failure: `${describe(element)} shows no option "${name}".` };
    const outcome = yield* act(plan, 'click', option);
    if ('failure' in outcome) return outcome;
  }
  plan.last = element;
  return { done: `Chose ${names.map((one) => `"${one}"`).join(', ')} in ${describe(element)}.` };
}

export async function* later(
  plan: PlanState,
  find: (page: Page) => PageElement | undefined,
): Execution<PageElement | undefined> {
  for (const ms of [200, 600]) {
    yield* act(plan, 'wait', undefined, { ms });
    const found = find(await plan.look());
    if (found) return found;
  }
  return undefined;
}

function visibleOption(page: Page, name: string, except: PageElement): PageElement | undefined {
  const criteria: MatchCriteria = {
    among: (element) =>
      element.ref !== except.ref &&
      /^(?:option|menuitem|menuitemradio|menuitemcheckbox|treeitem|radio)$/.test(element.role ?? ''),
  };
  const exact = (among: MatchCriteria['among']) =>
    page.elements.filter(
      (element) =>
        among(element) &&
        [element.name, element.text].some((one) => one && similarity(name, one) >= sameOption),
    );
  const inList = exact(criteria.among);
  if (inList.length > 0) return inList[0];
  // Lists of clickable text only, after the field that opened them.
  const behind = exact(
    (element) =>
      element.ref !== except.ref &&
      element.index > except.index &&
      (element.active === true || element.role === 'listitem') &&
      !isField(element),
  );
  return behind[0];
}
