/** Click, double-click, right-click, hover; open, collapse, close. */

import { type Found, find } from '../find/find';
import { itemInList, leadingIn } from '../find/item-in-list';
import type { Instruction, Phrase } from '../grammar/instruction';
import { wordsOf } from '../grammar/token';
import { isInItem } from '../page/items';
import { describe, isBox, isTextual, type Page, type PageElement } from '../page/page';
import { effectOf } from './effect';
import { act, type Execution, look, lookUntil, type Outcome, type Resolved, type Run, spoken } from './run';

const done = {
  click: 'Clicked',
  dblclick: 'Double-clicked',
  rightclick: 'Right-clicked',
  hover: 'Moved the mouse over',
};

const readable =
  /^(?:text|heading|img|cell|gridcell|listitem|paragraph|row|rowheader|columnheader|term|option)$/;

/** What takes a click: controls, and text under which a script may listen. */
export function isClickable(element: PageElement): boolean {
  return element.active === true || readable.test(element.role ?? '');
}

export function resolveMouse(
  run: Run,
  page: Page,
  {
    do: how,
    target,
    times,
  }: Extract<Instruction, { times: number; target: Phrase }> & { do: keyof typeof done },
): Resolved {
  const search = (now: Page) =>
    orItem(now, target, find(now, target, { among: isClickable, partial: 'prefix', near: run.last }));
  const found = search(page);
  if (!('found' in found)) return notFound(found, target);
  return {
    distance: found.distance,
    async *perform() {
      let element = found.found;
      for (let left = times; left > 0; left -= 1) {
        const outcome = yield* mouseOn(run, how, element);
        if ('failure' in outcome) return outcome;
        // `click Next three times`: each page has its own.
        element = left > 1 ? ((await sameOrNext(run, element, search)) ?? element) : element;
      }
      return { done: `${done[how]} ${describe(found.found)}${times > 1 ? ` ${times} times` : ''}.` };
    },
  };
}

/** Where nothing is called so, the item of the page's list that has this place: `the first row`. */
function orItem(page: Page, target: Phrase, found: Found): Found {
  if (!('missing' in found)) return found;
  const item = itemInList(page, target);
  const leading = 'found' in item ? leadingIn(page, item.found) : undefined;
  return 'found' in item ? (leading ? { ...item, found: leading } : found) : item;
}

/** The element if it is still there, else what is called so now. */
async function sameOrNext(
  run: Run,
  element: PageElement,
  search: (page: Page) => Found,
): Promise<PageElement | undefined> {
  return lookUntil(run, (page) => {
    const same = page.elements.find(({ ref }) => ref === element.ref);
    const found = same ? { found: same } : search(page);
    return 'found' in found ? found.found : undefined;
  });
}

/** Does it once, and checks that the page reacted; hovering need not change anything. */
export async function* mouseOn(run: Run, how: keyof typeof done, element: PageElement): Execution {
  const now = element.disabled ? await whenEnabled(run, element) : element;
  if (!now) return { failure: `${describe(element)} is disabled.` };
  const before = await look(run);
  const outcome = yield* act(run, how, now);
  if ('failure' in outcome) return outcome;
  run.asked = { before, verb: wordsOf(now.name ?? now.text ?? '')[0] ?? '' };
  if (how !== 'hover') run.unsaved = undefined;
  const wrong = how === 'hover' ? undefined : yield* effectOf(run, before, outcome.result, describe(element));
  return wrong ?? { done: `${done[how]} ${describe(element)}.` };
}

function whenEnabled(run: Run, element: PageElement): Promise<PageElement | undefined> {
  return lookUntil(run, (page) =>
    page.elements.find(({ ref, disabled }) => ref === element.ref && !disabled),
  );
}

/** Opens what is closed, or clicks what leads there. */
export function resolveOpen(run: Run, page: Page, target: Phrase): Resolved {
  const among = (element: PageElement) => isClickable(element) && !isTextual(element) && !isBox(element);
  const found = orItem(page, target, find(page, target, { among, partial: 'prefix', near: run.last }));
  if ('found' in found) {
    const leading = leadingIn(page, found.found) ?? found.found;
    return { distance: found.distance, perform: () => fold(run, leading, true) };
  }
  // `Open Your invoice` in a list where each line begins with its sender.
  const isLine = (element: PageElement) =>
    element.active === true && among(element) && isInItem(page, element);
  const line = 'missing' in found ? find(page, target, { among: isLine, partial: 'inside' }) : found;
  if (!('found' in line)) return notFound(found, target);
  return { distance: line.distance, perform: () => fold(run, line.found, true) };
}

/** Clicks the tab that the clause is about, unless it is open. */
export function resolveOpenTab(run: Run, page: Page, target: Phrase): Resolved {
  const found = find(page, target, { among: ({ role, selected }) => role === 'tab' && selected !== true });
  if (!('found' in found)) return notFound(found, target);
  return { distance: found.distance, perform: () => mouseOn(run, 'click', found.found) };
}

/** Opens what is closed, where that is all of its name. */
export function resolveUnfold(run: Run, page: Page, target: Phrase): Resolved {
  const among = ({ expanded, role }: PageElement) =>
    expanded !== undefined && expanded !== true && role !== 'combobox';
  const found = find(page, target, { among, named: true });
  if (!('found' in found)) return notFound(found, target);
  return { distance: found.distance, perform: () => fold(run, found.found, true) };
}

export function resolveCollapse(run: Run, page: Page, target: Phrase): Resolved {
  const among = ({ expanded }: PageElement) => expanded !== undefined;
  const found = find(page, target, { among, near: run.last });
  if (!('found' in found)) return notFound(found, target);
  return { distance: found.distance, perform: () => fold(run, found.found, false) };
}

async function* fold(run: Run, element: PageElement, open: boolean): Execution {
  const way = open ? 'open' : 'closed';
  if (element.expanded !== undefined && (element.expanded === true) === open)
    return { done: `${describe(element)} is ${way} already.` };
  const outcome = yield* mouseOn(run, 'click', element);
  if ('failure' in outcome || element.expanded === undefined) return outcome;
  const now = (await look(run)).elements.find(({ ref }) => ref === element.ref);
  if (now?.expanded !== undefined && (now.expanded === true) !== open)
    return { failure: `${describe(element)} is not ${way}.` };
  return { done: `${describe(element)} is ${way} now.` };
}

/** Closes an open section, or a dialog by its own button, else by Escape. */
export function resolveClose(run: Run, page: Page, target: Phrase): Resolved {
  const section = find(page, target, {
    among: ({ expanded, role }) => expanded === true && role !== 'combobox',
  });
  if ('found' in section)
    return { distance: section.distance, perform: () => fold(run, section.found, false) };
  const dialogs = page.elements.filter(({ role }) => role === 'dialog' || role === 'alertdialog');
  const [dialog] = dialogs;
  const isDialog = target.every(({ words }) =>
    /^(?:the|this|dialog|popup|modal|window|box)$/.test(words.join('')),
  );
  if (!dialog || dialogs.length > 1 || !isDialog) return { failure: '' };
  return {
    distance: 0,
    async *perform(): Execution {
      const closers = page
        .inside(dialog)
        .filter(({ active, name, title }) => active && isCloser(name ?? title));
      const outcome: Outcome | { result: unknown } =
        closers[0] && closers.length === 1
          ? yield* mouseOn(run, 'click', closers[0])
          : yield* act(run, 'press', undefined, 'Escape');
      if ('failure' in outcome) return outcome;
      const isGone = await lookUntil(run, (now) =>
        now.elements.some(({ ref }) => ref === dialog.ref) ? undefined : true,
      );
      return isGone
        ? { done: `Closed ${describe(dialog)}.` }
        : { failure: `${describe(dialog)} stays open.` };
    },
  };
}

function isCloser(name: string | undefined): boolean {
  return /^(?:close(?: (?:dialog|window|popup|modal))?|[×✕✖✗])$/i.test(name?.trim() ?? '');
}

/** Why there is no single element. */
export function notFound(found: Found, target: Phrase): { failure: string } {
  if (!('several' in found)) return { failure: `Nothing on the page is called ${spoken(target)}.` };
  const some = found.several.slice(0, 3).map(describe).join(', ');
  return {
    failure: `${found.several.length} elements are ${spoken(target)}: ${some}. Say which, as in \`click Edit in the row of Ada\`.`,
  };
}
