/** Does by a form or a list what no control does alone: `Assign T-2 to Bob`, `Reply to Ada with "Yes"`. */
import { ordinalPlace } from '../../find/ordinal-items';
import { inPlaces } from '../../find/places';
import { placesIn } from '../../find/said-places';
import type { FormValue, Instruction, Phrase } from '../../grammar/instruction';
import { articles, restrictions } from '../../grammar/words';
import { isGroup } from '../../page/groups';
import { innermostItem } from '../../page/items';
import { isThing, singular } from '../../page/kinds';
import { labelsOf } from '../../page/labels';
import { isField, isTextual, type Page, type PageElement } from '../../page/page';
import { begins, isNamed } from '../../page/said';
import { optionOf, optionRole, resolveChoice } from '../inputs/choice';
import { opensMenu } from '../lists/open-menu';
import { mouseOn, notFound } from '../mouse';
import { type Execution, look, lookUntil, type Outcome, type Resolved, type Run, spoken } from '../run';
import { endForm, endsOf } from './form-end';
import { daysAndTimes, type Fitted, fitFields, resolveFitted } from './form-fields';

type Order = Extract<Instruction, { do: 'form' }>;

/** Behind controls and fields that are called so. */
const distances = { list: 12, shown: 14, opened: 34, byMenu: 44 };

export function resolveForm(run: Run, page: Page, order: Order): Resolved {
  if (order.what.some(({ words }) => words.some((word) => restrictions.has(word)))) return { failure: '' };
  const list = byList(run, page, order) ?? byShown(run, page, order);
  if (list) return list;
  for (const names of order.openers) {
    const all = page.elements.filter((one) => isCalled(page, one, names) && !sends(page, one));
    const found = ofThing(page, all, order.what).filter((one) => isOwn(page, one, order));
    const [opener, ...others] = found;
    if (opener && others.length > 0) return notFound({ several: found, distance: 0 }, order.what);
    if (opener) return { distance: distances.opened, perform: () => openThenFill(run, opener, order) };
  }
  const menus =
    order.what.length > 0 && order.openers.length > 0
      ? page.elements.filter((one) => opensMenu(page, one))
      : [];
  const [menu, ...others] = ofThing(page, menus, order.what, true);
  if (menu && others.length === 0)
    return { distance: distances.byMenu, perform: () => openInMenu(run, menu, order) };
  return {
    failure: `No form or list on the page does this${order.what.length > 0 ? ` with ${spoken(order.what)}` : ''}.`,
  };
}

/** What stands behind the verb of such a control, whatever it is about. */
const filler =
  /^(?:to|a|an|the|this|it|by|email|members?|people|person|users?|someone|others|teammates?|collaborators?|guests?|ticket|task|issue|item|message|comment|appointment|event|meeting|booking|file|folder|another|more)$/;

/** `Reply`, `Invite member`, `Move to…`; never `Reply all` or `Move up`. */
function isCalled(page: Page, element: PageElement, names: readonly string[]): boolean {
  if (!element.active || isField(element)) return false;
  return labelsOf(page, element).some((label) => {
    const own = label.filter((word) => !articles.has(word));
    return names.some((name) => {
      const words = name.split(' ');
      return (
        words.every((word, at) => word === own[at]) &&
        own.slice(words.length).every((word) => filler.test(word))
      );
    });
  });
}

/** Those of the thing; of a mere noun, such as `the ticket`, the page is about it where there is only one. */
function ofThing(
  page: Page,
  candidates: readonly PageElement[],
  what: Phrase,
  strictly = false,
): readonly PageElement[] {
  const places = placesIn(what);
  if (places.length === 0 || candidates.length === 0) return candidates;
  const placed = inPlaces(page, candidates, places);
  const [words = [], ...more] = places;
  const isNoun = more.length === 0 && words.length === 1 && isThing(singular(words[0] ?? ''));
  return placed.length > 0 || strictly || !isNoun ? placed : candidates;
}

/** A text is for somebody: not in the card of another one, which only mentions them. */
function isOwn(page: Page, element: PageElement, order: Order): boolean {
  const item = isText(order) ? innermostItem(page, element) : null;
  if (!item) return true;
  const inside = [item, ...page.inside(item)];
  return placesIn(order.what).every((words) => {
    const own = words.filter((word) => !isThing(singular(word)));
    return ordinalPlace(words) || own.length === 0
      ? true
      : inside.some((one) => isNamed(one, own) || begins(one, own));
  });
}

/** It ends a form that is there, and opens none. */
function sends(page: Page, button: PageElement): boolean {
  const form = page.above(button).find(({ tag, role }) => tag === 'form' || role === 'dialog');
  return form !== undefined && page.inside(form).some(isTextual);
}

/** A list that is called after the act, such as `Assignee`. */
function byList(run: Run, page: Page, order: Order): Resolved | undefined {
  const [value] = order.values;
  const { list } = order;
  if (!list || !value || order.values.length > 1) return undefined;
  const isMeant = (one: PageElement) =>
    takesOption(one, value) && labelsOf(page, one).some((label) => list.test(label.join(' ')));
  const found = ofThing(page, page.elements.filter(isMeant), order.what);
  const [one, ...others] = found;
  if (!one) return undefined;
  if (others.length > 0) return notFound({ several: found, distance: 0 }, order.what);
  const way = resolveChoice(run, page, one, value.words);
  return 'failure' in way ? way : { ...way, distance: distances.list };
}

function takesOption(one: PageElement, { words }: FormValue): boolean {
  if (one.options) return optionOf(one, words) !== undefined;
  return one.active === true && !isTextual(one) && one.popup === true && one.role !== 'menuitem';
}

/** A form that is there, with a button that is called after the act or ends a text. */
function byShown(run: Run, page: Page, order: Order): Resolved | undefined {
  const heading = order.heading?.flatMap(({ words }) => words);
  if (heading && !page.elements.some((one) => one.role === 'heading' && begins(one, heading)))
    return undefined;
  const fields = page.elements.filter((one) => isOfForm(one));
  const names = order.openers[0] ?? [];
  const isOf = (button: PageElement) => isCalled(page, button, names) || isText(order);
  const sending = fields.filter((field) => endsOf(page, field, isOf).length === 1);
  const meant = ofThing(page, sending, order.what).filter((one) => isOwn(page, one, order));
  const ways = [...new Set(meant.map((field) => endsOf(page, field, isOf)[0]))].flatMap((button) => {
    const own = meant.filter((field) => endsOf(page, field, isOf)[0] === button);
    const fitted = fitOrder(run, page, own, order);
    return fitted && button && isFor(page, button, own, order) ? [{ fitted, button }] : [];
  });
  const [way, ...others] = ways;
  if (!way) return undefined;
  if (others.length > 0)
    return notFound({ several: ways.map(({ button }) => button), distance: 0 }, order.what);
  return {
    distance: distances.shown,
    perform: () => fill(run, way.fitted, (one) => one.ref === way.button.ref),
  };
}

const isText = ({ values }: Order) => values.some(({ takes }) => takes === 'text');

/** A text goes only into a form that says what it is for. */
function isFor(page: Page, button: PageElement, fields: readonly PageElement[], order: Order): boolean {
  const stems = (order.openers[0] ?? []).flatMap((name) => name.split(' ').slice(-1));
  return [button, ...fields].some((one) =>
    labelsOf(page, one).some((label) => label.some((word) => stems.includes(word))),
  );
}

function isOfForm(element: PageElement): boolean {
  const isSearch = element.type === 'search' || element.role === 'searchbox';
  return (
    !isSearch && element.role !== 'radio' && (isField(element) || isGroup(element) || element.popup === true)
  );
}

function fitOrder(
  run: Run,
  page: Page,
  fields: readonly PageElement[],
  order: Order,
): readonly Fitted[] | undefined {
  const apart = daysAndTimes(order.values);
  return fitFields(run, page, fields, order.values) ?? (apart && fitFields(run, page, fields, apart));
}

async function* openInMenu(run: Run, menu: PageElement, order: Order): Execution {
  const before = await look(run);
  const opened = menu.expanded === true ? { done: '' } : yield* mouseOn(run, 'click', menu);
  if ('failure' in opened) return opened;
  const names = order.openers.flat();
  const item = await lookUntil(run, (page) => {
    const [one, ...others] = freshIn(before, page).filter((each) => isCalled(page, each, names));
    return one && others.length === 0 ? one : undefined;
  });
  if (!item) return { failure: `The menu has nothing that is called ${names[0]}.` };
  return yield* openThenFill(run, item, order);
}

function freshIn(before: Page, page: Page): readonly PageElement[] {
  const known = new Set(before.elements.map(({ ref }) => ref));
  return page.elements.filter(({ ref }) => !known.has(ref));
}

/** Presses what opens the form or list, and sets what comes then. */
async function* openThenFill(run: Run, opener: PageElement, order: Order): Execution {
  const before = await look(run);
  const opened = yield* mouseOn(run, 'click', opener);
  if ('failure' in opened) return opened;
  const way = await lookUntil(run, (page) => {
    const fresh = freshIn(before, page);
    const fitted = fitOrder(run, page, fresh.filter(isOfForm), order);
    const option = fitted ? undefined : optionIn(page, fresh, order);
    return fitted || option ? { fitted, option } : undefined;
  });
  if (way?.option) return yield* mouseOn(run, 'click', way.option);
  if (!way?.fitted)
    return {
      failure: `What it opened does not take ${order.values.map(({ value }) => `"${value.text}"`).join(' and ')}.`,
    };
  const known = new Set(before.elements.map(({ ref }) => ref));
  return yield* fill(run, way.fitted, (button) => !known.has(button.ref));
}

/** The option of the list that was opened. */
function optionIn(page: Page, fresh: readonly PageElement[], { values }: Order): PageElement | undefined {
  const [only, ...more] = values;
  if (!only || more.length > 0 || only.takes === 'text') return undefined;
  const said = only.words.flatMap(({ words }) => words);
  const names = [said.join(' '), said.filter((word) => !/^(?:folder|list|column)$/.test(word)).join(' ')];
  const found = fresh.filter(
    (one) =>
      (optionRole.test(one.role ?? '') || (one.active === true && !isField(one))) &&
      labelsOf(page, one).some((label) => names.includes(label.join(' '))),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** @param isOf which buttons may end the form */
async function* fill(run: Run, fitted: readonly Fitted[], isOf: (button: PageElement) => boolean): Execution {
  const done: string[] = [];
  for (const one of fitted) {
    const page = await look(run);
    const field = page.elements.find(({ ref }) => ref === one.field.ref) ?? one.field;
    const way = resolveFitted(run, page, { ...one, field });
    const outcome: Outcome = 'failure' in way ? way : yield* way.perform();
    if ('failure' in outcome) return outcome;
    done.push(outcome.done);
  }
  const [{ field }] = fitted.slice(-1) as [Fitted];
  // A list may have been all that was asked for.
  const isGone = !(await look(run)).elements.some(({ ref }) => ref === field.ref);
  if (isGone && !isTextual(field)) return { done: done.join(' ') };
  const sent = yield* endForm(run, field, isOf);
  return 'failure' in sent ? sent : { done: [...done, sent.done].join(' ') };
}
