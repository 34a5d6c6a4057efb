/** Executes log-in, search and submit. */
import { mouseOn, refusal, submitButton } from '../execute/do-click';
import { findElement } from '../execute/find-element';
import { act, type Execution, type PlanState } from '../execute/plan-state';
import { matchTarget } from '../match/match';
import { describe, isField, isTextual, type Page, type PageElement } from '../match/page';
import type { Target, Value } from '../prompt/instruction';
import { enterValue, fieldNamed, textOf } from './do-enter';

export async function* doLogin(
  plan: PlanState,
  user: Value | undefined,
  password: Value | undefined,
): Execution {
  let page = await plan.look();
  let fields = loginFields(page);
  if (!fields) {
    // The form may be on another page or behind a button.
    const way: Target = { phrase: 'the log-in form', words: 'log in', quoted: false, where: [] };
    const search = yield* findElement(
      plan,
      way,
      { among: (element) => element.active === true && !isTextual(element) },
      { quick: true },
    );
    if ('failure' in search) return { failure: 'There is no log-in form on the page.' };
    const outcome = yield* mouseOn(plan, 'click', search.element, search.page);
    if ('failure' in outcome) return outcome;
    page = await plan.look();
    fields = loginFields(page);
  }
  for (const [field, value] of [
    [fields?.user, user],
    [fields?.password, password],
  ] as const) {
    if (!value) continue;
    if (!field) return { failure: 'The log-in form has no field for that.' };
    const text = await textOf(plan, value);
    if ('failure' in text) return text;
    const outcome = yield* enterValue(plan, field, text.text, false, page);
    if ('failure' in outcome) return outcome;
  }
  const sent = yield* doSubmit(plan, undefined, 'log in');
  return 'failure' in sent ? sent : { done: 'Logged in.' };
}

function loginFields(page: Page): { user?: PageElement; password?: PageElement } | undefined {
  const password = page.elements.find((element) => element.type === 'password' && !element.disabled);
  const named = ['username', 'email', 'user', 'login', 'account']
    .map((words) => fieldNamed(page, words, isTextual))
    .find((one) => one && one !== password);
  const before =
    password &&
    page.elements.filter((element) => element.index < password.index && isTextual(element)).at(-1);
  const user = named ?? before;
  if (!user && !password) return undefined;
  return { ...(user && { user }), ...(password && { password }) };
}

/** Sends the form: by the button that is meant for it, else as Enter would. */
export async function* doSubmit(plan: PlanState, target?: Target, named?: string): Execution {
  const page = await plan.look();
  if (target && target.words !== '') {
    const match = matchTarget(page, target, {
      among: (element) => element.active === true && !isTextual(element),
      near: plan.last,
    });
    if ('found' in match) return yield* mouseOn(plan, 'click', match.found, page);
  }
  const last = page.elements.find(({ ref }) => ref === plan.last?.ref);
  const form = last && page.above(last).find(({ tag }) => tag === 'form');
  const within = form ? page.inside(form) : page.elements;
  const among = (element: PageElement) =>
    element.active === true && !isField(element) && within.includes(element);
  const match = named
    ? matchTarget(page, { phrase: named, words: named, quoted: false, where: [] }, { among })
    : undefined;
  const button = match && 'found' in match ? match.found : submitButton(page, last);
  if (button) {
    const outcome = yield* mouseOn(plan, 'click', button, page);
    return 'failure' in outcome ? outcome : { done: `Submitted with ${describe(button)}.` };
  }
  const forms = page.elements.filter(({ tag }) => tag === 'form');
  const field = last && isTextual(last) ? last : forms.length === 1 ? forms[0] : undefined;
  if (!field) return { failure: 'It is not clear which form to submit.' };
  const outcome = yield* act(plan, 'submit', field);
  if ('failure' in outcome) return outcome;
  return (await refusal(plan, page)) ?? { done: 'Submitted the form.' };
}

export async function* doSearch(plan: PlanState, words: Value, target: Target | undefined): Execution {
  const text = await textOf(plan, words);
  if ('failure' in text) return text;
  const page = await plan.look();
  const field = searchField(page, target);
  const search = field
    ? { element: field, page }
    : yield* findElement(
        plan,
        target ?? { phrase: 'the search field', words: 'search', quoted: false, where: [], kind: 'field' },
        { among: isTextual },
      );
  if ('failure' in search) return search;
  const outcome = yield* enterValue(plan, search.element, text.text, false, search.page);
  if ('failure' in outcome) return outcome;
  const before = await plan.look();
  const form = before
    .above(search.element)
    .find(({ tag, role }) => tag === 'form' || role === 'search' || role === 'form');
  const near = form ? before.inside(form) : before.elements;
  const button =
    near.find(
      (element) =>
        element.active &&
        !isField(element) &&
        /^(?:search|find|go|🔍)\b/i.test(element.name ?? element.title ?? element.text ?? ''),
    ) ??
    (form && submitButton(before, search.element));
  const sent = button
    ? yield* mouseOn(plan, 'click', button, before)
    : yield* act(plan, 'press', search.element, 'Enter');
  return 'failure' in sent ? sent : { done: `Searched for "${text.text}".` };
}

function searchField(page: Page, target: Target | undefined): PageElement | undefined {
  if (target && target.words !== '') {
    const match = matchTarget(page, target, { among: isTextual });
    return 'found' in match ? match.found : undefined;
  }
  const boxes = page.elements.filter((element) => isTextual(element) && !element.disabled);
  const search = boxes.filter(
    (element) =>
      element.type === 'search' ||
      element.role === 'searchbox' ||
      page.above(element).some(({ role }) => role === 'search'),
  );
  if (search.length > 0) return search[0];
  return fieldNamed(page, 'search', isTextual) ?? (boxes.length === 1 ? boxes[0] : undefined);
}
