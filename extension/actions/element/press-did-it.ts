import { roleOf } from '../../dom/accessibility/role';
import { focusedElement } from '../../dom/events/focus';
import { editingHost, isTextField } from '../../dom/tree/form-field';
import { isVisible } from '../../dom/tree/visibility';
import { composedAncestors, composedContains, matches, type ShadowLookup } from '../../dom/tree/walk';

const choices = /^(option|menuitem.*|treeitem|gridcell|cell|tab)$/;
const popUps =
  'dialog, [popover], [role=dialog], [role=listbox], [role=menu], [role=grid], [role=tree], [role=presentation]';

/** What acts by its click alone, unless its script does more. */
const clicked =
  'a[href], button, summary, label, option, input:is([type=checkbox], [type=radio], [type=submit], [type=button], [type=reset])';

/**
 * Whether the press alone has done what the click was for, so that the element is not there for the release: a choice
 * that closed its list, a button that opened a list over itself, or a field that has the focus now. Undefined where that
 * cannot be told.
 * @param expanded how many elements around it were expanded before the press
 * @param hit what the mouse hits now
 */
export function pressDidIt(
  element: Element,
  expanded: number,
  hit: Element | undefined,
  shadow: ShadowLookup,
): boolean | undefined {
  const above = composedAncestors(element);
  const unknown = above.some((at) => matches(at, clicked)) ? false : undefined;
  const isHidden = element.isConnected && !isVisible(element);
  if (!element.isConnected || isHidden) {
    const withIt = isHidden ? above[1] && !isVisible(above[1]) : above.length > 1;
    return withIt || choices.test(roleOf(element)) || unknown;
  }
  if (!hit) return false;
  if (isTypedInto(element, shadow)) return true;
  const focused = focusedElement(element.ownerDocument, shadow);
  const layer = composedAncestors(hit).filter((at) => !composedContains(at, element));
  const opened = layer.some(
    (at) => matches(at, popUps) || (focused !== null && composedContains(at, focused)),
  );
  return opened || expandedAround(element) > expanded || unknown;
}

/** Whether the text field that an element is, is in or holds has the focus. */
export function isTypedInto(element: Element, shadow: ShadowLookup): boolean {
  const focused = focusedElement(element.ownerDocument, shadow);
  if (!focused || !(isTextField(focused) || editingHost(focused))) return false;
  return composedContains(focused, element) || composedContains(element, focused);
}

/** How many of the element and what is around it are expanded. */
export function expandedAround(element: Element): number {
  return composedAncestors(element).filter((at) => matches(at, '[aria-expanded=true]')).length;
}
