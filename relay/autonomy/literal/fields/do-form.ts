/** Executes log-in, search and submit. */
import { mouseOn, refusal, submitButton } from '../execute/do-click';
import { seek } from '../execute/find-element';
import { act, type PlanState, type Work } from '../execute/plan-state';
import { matchTarget } from '../match/match';
import { called, isField, isTextual, type Page, type Thing } from '../match/page';
import type { Target, Value } from '../prompt/instruction';
import { fieldNamed, put, textOf } from './do-enter';

export async function* doLogin(plan: PlanState, user: Value | undefined, password: Value | undefined): Work {
  let page = await plan.look();
  let fields = loginFields(page);
  if (!fields) {
    // The form may be on another page or behind a button.
    const way: Target = { said: 'the log-in form', words: 'log in', quoted: false, where: [] };
    const sought = yield* seek(
      plan,
      way,
      { among: (thing) => thing.active === true && !isTextual(thing) },
      { quick: true },
    );
    if ('trouble' in sought) return { trouble: 'There is no log-in form on the page.' };
    const came = yield* mouseOn(plan, 'click', sought.thing, sought.page);
    if ('trouble' in came) return came;
    page = await plan.look();
    fields = loginFields(page);
  }
  for (const [field, value] of [
    [fields?.user, user],
    [fields?.password, password],
  ] as const) {
    if (!value) continue;
    if (!field) return { trouble: 'The log-in form has no field for that.' };
    const text = await textOf(plan, value);
    if ('trouble' in text) return text;
    const came = yield* put(plan, field, text.text, false, page);
    if ('trouble' in came) return came;
  }
  const sent = yield* doSubmit(plan, undefined, 'log in');
  return 'trouble' in sent ? sent : { did: 'Logged in.' };
}

function loginFields(page: Page): { user?: Thing; password?: Thing } | undefined {
  const password = page.things.find((thing) => thing.type === 'password' && !thing.disabled);
  const named = ['username', 'email', 'user', 'login', 'account']
    .map((words) => fieldNamed(page, words, isTextual))
    .find((one) => one && one !== password);
  const before =
    password && page.things.filter((thing) => thing.index < password.index && isTextual(thing)).at(-1);
  const user = named ?? before;
  if (!user && !password) return undefined;
  return { ...(user && { user }), ...(password && { password }) };
}

/** Sends the form: by the button that is meant for it, else as Enter would. */
export async function* doSubmit(plan: PlanState, target?: Target, named?: string): Work {
  const page = await plan.look();
  if (target && target.words !== '') {
    const match = matchTarget(page, target, {
      among: (thing) => thing.active === true && !isTextual(thing),
      near: plan.last,
    });
    if ('found' in match) return yield* mouseOn(plan, 'click', match.found, page);
  }
  const last = page.things.find(({ ref }) => ref === plan.last?.ref);
  const form = last && page.above(last).find(({ tag }) => tag === 'form');
  const within = form ? page.inside(form) : page.things;
  const among = (thing: Thing) => thing.active === true && !isField(thing) && within.includes(thing);
  const match = named
    ? matchTarget(page, { said: named, words: named, quoted: false, where: [] }, { among })
    : undefined;
  const button = match && 'found' in match ? match.found : submitButton(page, last);
  if (button) {
    const came = yield* mouseOn(plan, 'click', button, page);
    return 'trouble' in came ? came : { did: `Submitted with ${called(button)}.` };
  }
  const forms = page.things.filter(({ tag }) => tag === 'form');
  const field = last && isTextual(last) ? last : forms.length === 1 ? forms[0] : undefined;
  if (!field) return { trouble: 'It is not clear which form to submit.' };
  const came = yield* act(plan, 'submit', field);
  if ('trouble' in came) return came;
  return (await refusal(plan, page)) ?? { did: 'Submitted the form.' };
}

export async function* doSearch(plan: PlanState, words: Value, target: Target | undefined): Work {
  const text = await textOf(plan, words);
  if ('trouble' in text) return text;
  const page = await plan.look();
  const field = searchField(page, target);
  const sought = field
    ? { thing: field, page }
    : yield* seek(
        plan,
        target ?? { said: 'the search field', words: 'search', quoted: false, where: [], kind: 'field' },
        { among: isTextual },
      );
  if ('trouble' in sought) return sought;
  const came = yield* put(plan, sought.thing, text.text, false, sought.page);
  if ('trouble' in came) return came;
  const before = await plan.look();
  const form = before
    .above(sought.thing)
    .find(({ tag, role }) => tag === 'form' || role === 'search' || role === 'form');
  const near = form ? before.inside(form) : before.things;
  const button =
    near.find(
      (thing) =>
        thing.active &&
        !isField(thing) &&
        /^(?:search|find|go|🔍)\b/i.test(thing.name ?? thing.title ?? thing.text ?? ''),
    ) ??
    (form && submitButton(before, sought.thing));
  const sent = button
    ? yield* mouseOn(plan, 'click', button, before)
    : yield* act(plan, 'press', sought.thing, 'Enter');
  return 'trouble' in sent ? sent : { did: `Searched for "${text.text}".` };
}

function searchField(page: Page, target: Target | undefined): Thing | undefined {
  if (target && target.words !== '') {
    const match = matchTarget(page, target, { among: isTextual });
    return 'found' in match ? match.found : undefined;
  }
  const boxes = page.things.filter((thing) => isTextual(thing) && !thing.disabled);
  const search = boxes.filter(
    (thing) =>
      thing.type === 'search' ||
      thing.role === 'searchbox' ||
      page.above(thing).some(({ role }) => role === 'search'),
  );
  if (search.length > 0) return search[0];
  return fieldNamed(page, 'search', isTextual) ?? (boxes.length === 1 ? boxes[0] : undefined);
}
