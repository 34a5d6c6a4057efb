/** Whether pressing a control does no more than to open a menu, a list or a part of the page. */
import { matches } from '../../tree/walk';

const popups =
  '[aria-haspopup]:is([aria-haspopup=""], [aria-haspopup=true i], [aria-haspopup=menu i], [aria-haspopup=listbox i], [aria-haspopup=tree i], [aria-haspopup=grid i], [aria-haspopup=dialog i])';
const expands = '[aria-expanded=true i], [aria-expanded=false i]';
const commands = /^(?:(?:show|toggle)-popover|show-modal)$/i;

export function isOpener(element: Element): boolean {
  if (matches(element, `${popups}, ${expands}`)) return true;
  if (matches(element, 'details > summary:not([onclick])')) return hasMore(element);
  return opensPopover(element) || opensCommanded(element) || togglesPart(element);
}

/** Whether there is anything below the summary. */
function hasMore({ parentElement, textContent }: Element): boolean {
  return (
    parentElement !== null &&
    (parentElement.childElementCount > 1 || parentElement.textContent?.trim() !== textContent?.trim())
  );
}

function opensPopover(element: Element): boolean {
  // Null for an element that is no popover.
  return Boolean((element as Partial<HTMLButtonElement>).popoverTargetElement?.getAttributeNode('popover'));
}

function opensCommanded(element: Element): boolean {
  return commands.test(element.getAttribute('command') ?? '') && partOf(element, 'commandfor') !== null;
}

/** Bootstrap and Foundation. Tooltips and confirmations are announced by the same attribute, and open nothing. */
function togglesPart(element: Element): boolean {
  const toggle = element.getAttribute('data-bs-toggle') ?? element.getAttribute('data-toggle');
  if (toggle === null) return false;
  if (toggle === 'dropdown')
    return element.parentElement?.querySelector('.dropdown-menu, [role=menu]') !== null;
  if (toggles.has(toggle)) return parts.some((name) => partOf(element, name) !== null);
  return partOf(element, 'data-toggle') !== null;
}

const toggles = new Set(['modal', 'collapse', 'tab', 'pill', 'offcanvas']);
const parts = ['data-bs-target', 'data-target', 'href'];

/** The element that an attribute refers to, by its id or as `#id`. */
function partOf(element: Element, name: string): Element | null {
  const id = (element.getAttribute(name) ?? '').trim().replace(/^#/, '');
  return id === '' ? null : ((element.getRootNode() as Document).getElementById?.(id) ?? null);
}
