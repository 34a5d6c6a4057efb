/** Tells which of several elements with a text is meant by an act that needs a control. In a lazy script. */
import { parseSelector } from '../../protocol/selector';
import type { Listens } from '../accessibility/interactive';
import { isEnabled } from '../actionability/actionability';
import { hitAt, pointOn, reaches } from '../actionability/clickable-point';
import { clippersAround } from '../tree/scrollers';
import { styleOf } from '../tree/style-of';
import { isVisible } from '../tree/visibility';
import { matches, type ShadowLookup } from '../tree/walk';
import { controlAround, isPressed } from './control-of';

interface Page {
  listens: Listens;
  shadow: ShadowLookup;
}

/**
 * The only one of them that can be seen. Else the one that is in a control, where that is the only control among them that
 * can be seen, is enabled and is not covered: a heading or what lies behind a dialog may say the same. Undefined for
 * selectors other than `text=`.
 */
export function onlyUsable(found: readonly Element[], selector: string, page: Page): Element | undefined {
  if (found.length < 2 || parseSelector(selector).at(-1)?.engine !== 'text') return undefined;
  const shown = found.filter((one) => isVisible(one) && !isCutOff(one));
  if (shown.length === 1) return shown[0];
  const usable = shown.filter((one) => isUsable(one, page));
  const controls = new Set(usable.map((one) => controlAround(one, page.listens)));
  return controls.size === 1 ? usable[0] : undefined;
}

function isUsable(element: Element, page: Page): boolean {
  const control = controlAround(element, page.listens);
  return isControl(control, page.listens) && isEnabled(control) && !isCovered(element, control, page);
}

/** What listens for clicks on all that is in it, as an application does, is none. */
function isControl(control: Element, listens: Listens): boolean {
  if (isPressed(control) || styleOf(control)?.cursor === 'pointer') return true;
  const isListening = matches(control, '[onclick]') || listens(control);
  return isListening && ![...control.querySelectorAll('*')].some(isPressed);
}

/** Whether nothing of it shows in a box that a person cannot scroll. What is in one that scrolls can be brought into sight. */
function isCutOff(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return clippersAround(element).clippers.some((clipper) => {
    const box = clipper.getBoundingClientRect();
    const style = styleOf(clipper);
    const isAcross = right <= box.left || left >= box.right;
    const isDown = bottom <= box.top || top >= box.bottom;
    return (
      (isAcross && !/auto|scroll/.test(style?.overflowX ?? '')) ||
      (isDown && !/auto|scroll/.test(style?.overflowY ?? ''))
    );
  });
}

/** What is not in the window may be scrolled there. */
function isCovered(element: Element, control: Element, { shadow }: Page): boolean {
  const point = pointOn(element);
  const hit = point && hitAt(element.ownerDocument, point, shadow);
  return hit !== null && !reaches(hit, element) && !reaches(hit, control);
}
