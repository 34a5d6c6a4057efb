/** Decides which elements are interactive and so get a ref. */
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
  return isScroller(element, style) || listens(element);
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
