// Why: what a user could act on gets a ref; this decides what that is.

/** What a page's own scripts tell of an element, as far as that can be known. */
export type Listens = (element: Element) => boolean;

const activeRoles = new Set(
  `button checkbox combobox link listbox menuitem menuitemcheckbox menuitemradio option radio scrollbar searchbox slider
  spinbutton switch tab textbox treeitem iframe`.split(/\s+/),
);

export function isActiveRole(role: string): boolean {
  return activeRoles.has(role);
}

/**
 * Whether a user could act on it by mouse or keyboard: by its role, because it takes the focus, because a script
 * listens for clicks on it, or because it says so by its style.
 * @param pointed whether the parent has the hand for a cursor already.
 */
export function isActive(
  element: Element,
  role: string,
  style: CSSStyleDeclaration,
  pointed: boolean,
  listens: Listens,
): boolean {
  if (activeRoles.has(role)) return true;
  const html = element as HTMLElement;
  if (element.hasAttribute('tabindex') || html.tabIndex >= 0) return true;
  if (element.hasAttribute('onclick') || element.getAttribute('draggable') === 'true') return true;
  if (html.isContentEditable && !element.parentElement?.isContentEditable) return true;
  if (style.cursor === 'pointer' && !pointed && !isRoot(element)) return true;
  return isScroller(element, style) || (!isRoot(element) && listens(element));
}

function isRoot(element: Element): boolean {
  return element.localName === 'body' || element.localName === 'html';
}

/** Scrolling boxes take the focus, https://developer.chrome.com/blog/keyboard-focusable-scrollers */
function isScroller(element: Element, style: CSSStyleDeclaration): boolean {
  if (style.overflowY === 'visible' || isRoot(element)) return false;
  const down = /auto|scroll/.test(style.overflowY) && element.scrollHeight > element.clientHeight;
  return down || (/auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth);
}
