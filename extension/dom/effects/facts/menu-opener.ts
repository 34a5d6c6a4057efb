/** Remembers which button of a row has opened a menu, or which row was clicked for one, which pages often put at their end: its entries are for that row. */
import { isSignOnly } from '../../../protocol/effects/names/is-sign-only';
import { wordSet, wordsOf } from '../../../protocol/effects/words';
import { nameOf } from '../../accessibility/name';
import { styleOf } from '../../tree/style-of';
import { composedAncestors, matches, own } from '../../tree/walk';
import { textOf } from './headings';
import { isOpener } from './is-opener';

/** What was pressed last outside of menus, if it opens one. Written by each act that is let through; dies with the document. */
let latest: WeakRef<Element> | undefined;

const menus = '[role=menu], [role=listbox]';
/** They are dialogs, or have more than a choice of acts. */
const more =
  'h1, h2, h3, h4, h5, h6, [role=heading], input, textarea, [role=dialog], [role=alertdialog], dialog';
const maxMenuChars = 300;
const called = wordSet(
  'more actions action options option menu manage mehr aktionen optionen plus opciones altro opzioni',
);

/** A control was pressed. */
export function notePressed(control: Element): void {
  if (menuAround(control)) return;
  const name = nameOf(control);
  const opensMenu = isOpener(control) || isSignOnly(name) || wordsOf(name).every((word) => called.has(word));
  latest = opensMenu ? new WeakRef(control) : undefined;
}

/** An element was clicked with the right button, which opens a menu for it: the row may be the element itself. */
export function noteRightClicked(element: Element): void {
  if (!menuAround(element)) latest = new WeakRef(own(element, 'firstElementChild') ?? element);
}

/** The button that has opened the menu that a control is in, unless the button is in there too. */
export function menuOpener(control: Element): Element | undefined {
  const opener = latest?.deref();
  if (!opener?.isConnected) return undefined;
  const menu = menuAround(control);
  return menu && !menu.contains(opener) ? opener : undefined;
}

function menuAround(control: Element): Element | undefined {
  return composedAncestors(control).slice(1).find(isMenu);
}

/** Whether it is a menu by its role, or by its place over the page and what is in it. */
export function isMenu(element: Element): boolean {
  if (matches(element, menus)) return true;
  const { position = '' } = styleOf(element) ?? {};
  if (position !== 'absolute' && position !== 'fixed') return false;
  const text = textOf(element, maxMenuChars + 1);
  return (
    text.length <= maxMenuChars &&
    !text.includes('?') &&
    !matches(element, more) &&
    own(element, 'querySelector')(more) === null
  );
}
