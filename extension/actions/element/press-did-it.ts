import { roleOf } from '../../dom/accessibility/role';
import { focusedElement } from '../../dom/events/focus';
import { isVisible } from '../../dom/tree/visibility';
import { composedAncestors, composedContains, matches, type ShadowLookup } from '../../dom/tree/walk';

const choices = /^(option|menuitem.*|treeitem|gridcell|cell|tab)$/;
const popUps =
  'dialog, [popover], [role=dialog], [role=listbox], [role=menu], [role=grid], [role=tree], [role=presentation]';

/**
 * Whether the press alone has done what the click was for, so that the element is not there for the release: a choice
 * that closed its list, or a button that opened a list over itself.
 * @param hit what the mouse hits now
 */
export function pressDidIt(element: Element, hit: Element | undefined, shadow: ShadowLookup): boolean {
  const above = composedAncestors(element);
  const isHidden = element.isConnected && !isVisible(element);
  if (!element.isConnected || isHidden) {
    const withIt = isHidden ? above[1] && !isVisible(above[1]) : above.length > 1;
    return withIt === true || choices.test(roleOf(element));
  }
  if (!hit) return false;
  const layer = composedAncestors(hit).filter((at) => !composedContains(at, element));
  const focused = focusedElement(element.ownerDocument, shadow);
  const opened = layer.some(
    (at) => matches(at, popUps) || (focused !== null && composedContains(at, focused)),
  );
  return opened || above.some((at) => matches(at, '[aria-expanded=true]'));
}
