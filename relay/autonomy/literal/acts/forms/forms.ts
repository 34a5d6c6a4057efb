/** Logging in, searching, adding to a list: a field and how its form is sent. */

import { find } from '../../find/find';
import { inPlaces } from '../../find/places';
import type { Instruction, Phrase } from '../../grammar/instruction';
import { isPlaceWord, singular } from '../../page/kinds';
import { labelsOf } from '../../page/labels';
import { describe, isField, isTextual, type Page, type PageElement } from '../../page/page';
import { says } from '../../page/said';
import { effectOf } from '../effect';
import { optionOf, resolveChoice } from '../inputs/choice';
import { enter, resolveInto } from '../inputs/enter';
import { mouseOn, notFound } from '../mouse';
import { act, type Execution, look, lookUntil, type Resolved, type Run } from '../run';

type Of<Does extends Instruction['do']> = Extract<Instruction, { do: Does }>;

const takesText = (element: PageElement) => isTextual(element) && !element.readonly && !element.disabled;

/** Only where one password field, and one field for the name before it, are on the page. */
export function resolveLogin(run: Run, page: Page, { user, password }: Of<'login'>): Resolved {
  const secrets = page.elements.filter((element) => element.type === 'password' && takesText(element));
  const [secret] = secrets;
  const form = secret && formOf(page, secret);
  const names = secret
    ? (form ? page.inside(form) : page.elements).filter(
        (element) => takesText(element) && element.type !== 'search' && element.index < secret.index,
      )
    : [];
  const [name] = names;
  if (!secret || !name || secrets.length > 1 || names.length > 1)
    return {
      failure: 'The page does not show exactly one field for the user name and one for the password.',
    };
  const button = form ? sendButton(page, form) : loginButton(page);
  return {
    distance: 0,
    async *perform() {
      for (const [element, { text }] of [[name, user] as const, [secret, password] as const]) {
        const outcome = yield* enter(run, element, text, false);
        if ('failure' in outcome) return outcome;
      }
      return yield* sendLogin(run, secret, button);
    },
  };
}

/** Logged in once the password field is gone. */
async function* sendLogin(run: Run, secret: PageElement, button: PageElement | undefined): Execution {
  const outcome = yield* send(run, secret, button);
  if ('failure' in outcome) return outcome;
  run.unsaved = undefined;
  const isGone = await lookUntil(run, (page) =>
    page.elements.some((element) => element.type === 'password') ? undefined : true,
  );
  return isGone ? { done: 'Logged in.' } : { failure: 'The page still asks for the password.' };
}

async function* send(run: Run, field: PageElement, button: PageElement | undefined): Execution {
  if (button) return yield* mouseOn(run, 'click', button);
  const before = await look(run);
  const outcome = yield* act(run, 'press', field, 'Enter');
  if ('failure' in outcome) return outcome;
  return (yield* effectOf(run, before, outcome.result, 'Enter')) ?? { done: 'Pressed Enter.' };
}

function formOf(page: Page, field: PageElement): PageElement | undefined {
  return page.above(field).find(({ tag, role }) => tag === 'form' || role === 'form' || role === 'search');
}

/** The only button that submits the form. */
function sendButton(page: Page, form: PageElement): PageElement | undefined {
  const buttons = page
    .inside(form)
    .filter(({ active, role, tag }) => active && (role === 'button' || tag === 'button'));
  const submits = buttons.filter(
    ({ tag, type }) => type === 'submit' || type === 'image' || (tag === 'button' && !type),
  );
  const sending = submits.filter((button) => !takesBack.test(button.name ?? ''));
  if (sending.length === 1) return sending[0];
  if (submits.length > 0) return undefined;
  const named = buttons.filter((button) => sends.test(button.name ?? ''));
  return named.length === 1 ? named[0] : undefined;
}

/** Names of buttons that end a form without sending it, or clear it. */
const takesBack = /^(?:reset|clear|cancel|back|abort|close|discard|previous)\b/i;
/** Names of buttons that send a form by a script of the page's own. */
const sends = /^(?:submit|register|send|sign up|book|reserve|apply|request|join|enrol|enroll)\b/i;

function loginButton(page: Page): PageElement | undefined {
  const named = page.elements.filter(
    (element) =>
      element.active &&
      !isField(element) &&
      labelsOf(page, element).some((label) => /^(?:login|signin|logon)$/.test(label.join(''))),
  );
  return named.length === 1 ? named[0] : undefined;
}

/** The form of the field that was used last, else the only one. */
export function resolveSubmit(run: Run, page: Page): Resolved {
  const last = page.elements.find(({ ref }) => ref === run.last?.ref);
  const forms = page.elements.filter(({ tag, role }) => tag === 'form' || role === 'form');
  const form = (last && formOf(page, last)) ?? (forms.length === 1 ? forms[0] : undefined);
  const button = form && sendButton(page, form);
  if (!button) return { failure: 'It is not clear which button submits the form. Say its name.' };
  return { distance: 1, perform: () => mouseOn(run, 'click', button) };
}

export function resolveSearch(run: Run, page: Page, { text, where }: Of<'search'>): Resolved {
  const fields = searchFields(page);
  const found =
    where.length === 0 || (fields.length === 1 && isAbout(page, fields[0], where))
      ? undefined
      : find(page, where, { among: takesText, partial: 'part' });
  if (found && !('found' in found)) return notFound(found, where);
  const field = found ? found.found : fields[0];
  if (!field || (!found && fields.length > 1))
    return { failure: 'The page does not show exactly one search field.' };
  const way = resolveInto(run, page, field, text, false);
  if ('failure' in way) return way;
  return {
    distance: 0,
    async *perform() {
      const before = await look(run);
      const entered = yield* way.perform();
      if ('failure' in entered) return entered;
      run.unsaved = undefined;
      const filtered = await look(run);
      const form = formOf(filtered, field);
      const outcome = yield* send(run, field, form && sendButton(filtered, form));
      // A list that is filtered while somebody types has nothing left to do.
      if ('failure' in outcome && restOf(before, field) === restOf(filtered, field)) return outcome;
      return { done: `Searched for "${text.text}".` };
    },
  };
}

/** `the products`, `the site`: what is searched is named by the field or the page itself. */
function isAbout(page: Page, field: PageElement | undefined, where: Phrase): boolean {
  const words = where.flatMap((token) => token.words).filter((word) => !/^(?:the|this)$/.test(word));
  if (/^(?:page|site|website|list|table)$/.test(words.join(' '))) return true;
  if (!field) return false;
  const labels = labelsOf(page, field).flat().map(singular);
  return words.every((word) => labels.includes(singular(word)));
}

function searchFields(page: Page): PageElement[] {
  const fields = page.elements.filter(takesText);
  const marked = fields.filter(
    (field) =>
      field.type === 'search' ||
      field.role === 'searchbox' ||
      page.above(field).some(({ role }) => role === 'search') ||
      labelsOf(page, field).some(([first]) => first === 'search'),
  );
  return marked.length > 0 ? marked : fields.length === 1 ? fields : [];
}

/** The page without one field. */
export function restOf(page: Page, field: PageElement): string {
  return page.elements
    .filter(({ ref }) => ref !== field.ref)
    .map(({ ref, name, text, value }) => [ref, name, text, value].join(' '))
    .join('\n');
}

/** The only text field, or the one in a form with a button `Add`; done once the page shows the item. */
export function resolveAdd(run: Run, page: Page, { item, list, noun }: Of<'add'>): Resolved {
  const said = list.flatMap((token) => token.words).filter((word) => !/^(?:the|my|a|this)$/.test(word));
  // `the To do column`, `the column To do`
  const words =
    [said.slice(0, -1), said.slice(1), said].find(
      (some, at) => at === 2 || (some.length > 0 && isPlaceWord((at === 0 ? said.at(-1) : said[0]) ?? '')),
    ) ?? [];
  if (words.length > 0 && !page.elements.some((element) => says(element, words)))
    return { failure: `Nothing on the page is called "${words.join(' ')}".` };
  const kind = noun
    .flatMap((token) => token.words)
    .filter((word) => !/^(?:the|a|an|new|another)$/.test(word));
  if (kind.length > 0 && !page.elements.some((element) => says(element, kind)))
    return { failure: `Nothing on the page is called "${kind.join(' ')}".` };
  const fields = page.elements.filter((element) => takesText(element) && element.type !== 'search');
  const adding = fields.filter((field) => addButton(page, field) !== undefined);
  const possible = adding.length > 0 ? adding : fields;
  const [field, ...more] =
    possible.length > 1 && words.length > 0 ? inPlaces(page, possible, [words]) : possible;
  if (!field || more.length > 0)
    return { failure: 'The page does not show exactly one field to add an item with.' };
  const form = formOf(page, field);
  const place = list.filter((token) => token.words.some((word) => words.includes(word)));
  const lists = form && words.length > 0 ? page.inside(form).filter((one) => optionOf(one, place)) : [];
  const [placeList] = lists;
  if (lists.length > 1) return notFound({ several: lists, distance: 0 }, list);
  const chosen = placeList && resolveChoice(run, page, placeList, place);
  const way = resolveInto(run, page, field, item, false);
  if ('failure' in way) return way;
  return {
    distance: 0,
    async *perform() {
      if (chosen && !('failure' in chosen)) {
        const outcome = yield* chosen.perform();
        if ('failure' in outcome) return outcome;
      }
      const had = countOf(await look(run), item.text);
      const entered = yield* way.perform();
      if ('failure' in entered) return entered;
      const sent = yield* send(run, field, addButton(await look(run), field));
      if ('failure' in sent) return sent;
      run.unsaved = undefined;
      const isThere = await lookUntil(run, (now) => (countOf(now, item.text) > had ? true : undefined));
      return isThere
        ? { done: `Added "${item.text}" with ${describe(field)}.` }
        : { failure: `The page does not show "${item.text}" afterwards.` };
    },
  };
}

function countOf(page: Page, text: string): number {
  return page.elements.filter(
    (one) => !isTextual(one) && [one.name, one.text].some((own) => own?.includes(text)),
  ).length;
}

/** The button whose name begins with `Add`, in the form of the field or in the smallest part of the page around both. */
function addButton(page: Page, field: PageElement): PageElement | undefined {
  const isAdd = (element: PageElement) =>
    element.active === true &&
    !isField(element) &&
    labelsOf(page, element).some(([first]) => first === 'add');
  const form = formOf(page, field);
  const around = form ? [form] : page.above(field);
  for (const one of around) {
    const buttons = page.inside(one).filter(isAdd);
    if (buttons.length > 0) return buttons.length === 1 ? buttons[0] : undefined;
  }
  return undefined;
}
