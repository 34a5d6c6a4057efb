/** Decides which elements are interactive and so get a ref. */
import { styleOf } from '../tree/style-of';
import { matches } from '../tree/walk';

/** Whether a page script listens for clicks on an element, as far as known. */
export type Listens = (element: Element) => boolean;

const activeRoles = new Set(
  `button checkbox combobox link listbox menuitem menuitemcheckbox menuitemradio option radio scrollbar searchbox slider
  spinbutton switch tab textbox treeitem iframe`.split(/\s+/),
);

/**
 * Whether a user could act on the element by mouse or keyboard: by role, focusability, a click listener or its cursor.
 * @param around the cursor of the parent, which it inherits.
 */
export function isInteractive(
  element: Element,
  role: string,
  style: CSSStyleDeclaration,
  around: string,
  listens: Listens,
): boolean {
  if (activeRoles.has(role) || matches(element, takesInput)) return true;
  if (isRoot(element)) return false;
  // A link of a script, such as the number in a row that is a pointer too.
  if (/^(?:pointer|grab)$/.test(style.cursor) && (style.cursor !== around || element.localName === 'a'))
    return true;
  return isScroller(element, style) || listens(element) || isOfListening(element, style, listens);
}

/**
 * A row or item without controls of its own, in a table or list that listens for the clicks on them all. The cells instead
 * where they have a cursor of their own, or the table has no headings, as the board of a game.
 */
function isOfListening(element: Element, { cursor }: CSSStyleDeclaration, listens: Listens): boolean {
  if (!matches(element, 'tr, td, li') || element.querySelector('a, button, input, select, [tabindex]'))
    return false;
  const [around, body] = ['table, ul, ol', 'tbody, ul, ol'].map((of) => element.closest(of));
  if (!around || !(listens(around) || (body && listens(body)))) return false;
  if (element.localName === 'li') return true;
  const areRows = around.querySelector('th') !== null;
  if (element.localName === 'td') return !areRows;
  const cell = element.querySelector('td');
  return areRows && cell !== null && styleOf(cell)?.cursor === cursor;
}

// One selector match instead of many property reads, for pages of 100,000 elements.
const takesInput =
  '[tabindex], [onclick], [draggable=true], [contenteditable]:not([contenteditable=false i]), audio[controls], ' +
  'video[controls], area[href], a[*|href], object, embed';

function isRoot(element: Element): boolean {
  return element.localName === 'body' || element.localName === 'html';
}

/** Scroll containers are focusable, https://developer.chrome.com/blog/keyboard-focusable-scrollers */
function isScroller(element: Element, style: CSSStyleDeclaration): boolean {
  if (style.overflowY === 'visible') return false;
  const down = /auto|scroll/.test(style.overflowY) && element.scrollHeight > element.clientHeight;
  return down || (/auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth);
}
