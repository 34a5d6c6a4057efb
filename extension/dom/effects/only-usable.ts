/** Tells which of several elements with a text or a role is meant by an act that needs a control. In a lazy script. */
import { parseSelector } from '../../protocol/selectors/selector';
import type { Listens } from '../accessibility/interactive';
import { isEnabled } from '../actionability/actionability';
import { hitAt, pointOn, reaches } from '../actionability/clickable-point';
import { isOpenLayer } from '../tree/is-open-layer';
import { clippersAround } from '../tree/scrollers';
import { styleOf } from '../tree/style-of';
import { isVisible } from '../tree/visibility';
import { composedAncestors, matches, type ShadowLookup } from '../tree/walk';
import { controlAround, isPressed } from './control-of';

interface Page {
  listens: Listens;
  shadow: ShadowLookup;
}

interface OnlyUsable {
  element: Element;
  /** Others can be used as well, and it is in what is open in front of them. */
  isInFront?: true;
}

/**
 * The only one of them that can be seen. Else the one that is in a control, where that is the only control among them that
 * can be seen, is enabled and is not covered: a heading or what lies behind a dialog may say the same. Else the only control
 * in a list or dialog that is open over the others. Undefined for selectors other than `text=` and `role=`.
 */
export function onlyUsable(found: readonly Element[], selector: string, page: Page): OnlyUsable | undefined {
  if (found.length < 2 || !/^(?:text|role)$/.test(parseSelector(selector).at(-1)?.engine ?? ''))
    return undefined;
  const shown = found.filter((one) => isVisible(one) && isOpaque(one) && !isCutOff(one));
  const [first] = shown;
  if (first && shown.length === 1) return { element: first };
  const usable = shown.filter((one) => isUsable(one, page));
  const only = ofOneControl(usable, page);
  if (only) return { element: only };
  const inFront = ofOneControl(inFrontOfOthers(usable), page);
  return inFront && { element: inFront, isInFront: true };
}

function ofOneControl(some: readonly Element[], { listens }: Page): Element | undefined {
  return new Set(some.map((one) => controlAround(one, listens))).size === 1 ? some[0] : undefined;
}

/** Those in a layer that does not hold all of them. */
function inFrontOfOthers(some: readonly Element[]): Element[] {
  const layers = some.map((one) => composedAncestors(one).filter(isOpenLayer));
  return some.filter((_, at) => layers[at]?.some((layer) => !layers.every((all) => all.includes(layer))));
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
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (const clipper of clippersAround(element).clippers) {
    const box = clipper.getBoundingClientRect();
    const style = styleOf(clipper);
    const [scrollsX, scrollsY] = [style?.overflowX, style?.overflowY].map((one) =>
      /auto|scroll/.test(one ?? ''),
    );
    const isAcross = right <= box.left || left >= box.right;
    const isDown = bottom <= box.top || top >= box.bottom;
    if ((isAcross && !scrollsX) || (isDown && !scrollsY)) return true;
    // Scrolling brings it into that box: what is around cuts off the box.
    if (scrollsX) ({ left, right } = box);
    if (scrollsY) ({ top, bottom } = box);
  }
  return false;
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
