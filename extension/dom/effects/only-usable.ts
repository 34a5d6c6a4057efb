/** Tells which of several elements with a text or a role is meant by an act that needs a control. In a lazy script. */
import { parseSelector } from '../../protocol/selectors/selector';
import type { Listens } from '../accessibility/interactive';
import { isEnabled } from '../actionability/actionability';
import { hitAt, pointOn, reaches } from '../actionability/clickable-point';
import { clippersAround } from '../tree/scrollers';
import { styleOf } from '../tree/style-of';
import { isVisible } from '../tree/visibility';
import { composedAncestors, matches, type ShadowLookup } from '../tree/walk';
import { controlAround, isPressed } from './control-of';

interface Page {
  listens: Listens;
  shadow: ShadowLookup;
}

/**
 * The only one of them that can be seen. Else the one that is in a control, where that is the only control among them that
 * can be seen, is enabled and is not covered: a heading or what lies behind a dialog may say the same. Undefined for
 * selectors other than `text=` and `role=`.
 */
export function onlyUsable(found: readonly Element[], selector: string, page: Page): Element | undefined {
  if (found.length < 2 || !/^(?:text|role)$/.test(parseSelector(selector).at(-1)?.engine ?? ''))
    return undefined;
  const shown = found.filter((one) => isVisible(one) && isOpaque(one) && !isCutOff(one));
  if (shown.length === 1) return shown[0];
  const usable = shown.filter((one) => isUsable(one, page));
  const controls = new Set(usable.map((one) => controlAround(one, page.listens)));
  return controls.size === 1 ? usable[0] : undefined;
}

/** Those of them that can be seen: buttons of rows are often transparent until the mouse is over their row. */
export function seenOf(found: readonly Element[]): readonly Element[] {
  const visible = found.filter(isVisible);
  const opaque = visible.filter(isOpaque);
  return [opaque, visible, found].find((some) => some.length > 0) ?? [];
}

/** Fainter elements cannot be seen. */
const faintest = 0.05;

/** Whether nothing makes it transparent, or what does is fading in. */
function isOpaque(element: Element): boolean {
  return composedAncestors(element).every(
    (one) => Number(styleOf(one)?.opacity ?? 1) > faintest || one.getAnimations().some(endsOpaque),
  );
}

function endsOpaque({ effect }: Animation): boolean {
  const last = effect instanceof KeyframeEffect ? effect.getKeyframes().at(-1)?.opacity : undefined;
  return last !== undefined && Number(last) > faintest;
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

/** What is not in the window may be scrolled there, unless all around it that is in the window is behind something, as behind a dialog. */
function isCovered(element: Element, control: Element, { shadow }: Page): boolean {
  const around = composedAncestors(element).filter((one) => !matches(one, 'body, html'));
  const shown = pointOn(element) ? element : around.find((one) => pointOn(one));
  const point = shown && pointOn(shown);
  const hit = point ? hitAt(element.ownerDocument, point, shadow) : null;
  if (!shown || hit === null || reaches(hit, shown) || reaches(hit, control)) return false;
  return shown === element || composedAncestors(hit).some((one) => styleOf(one)?.position === 'fixed');
}
