/** Computes clickable points of an element, and what receives a click there. */
import { collapse } from '../../protocol/collapse';
import { barHostOf } from '../tree/bar-host';
import { controlOf, isLabel } from '../tree/fields/form-field';
import { clippersAround } from '../tree/scrollers';
import { styleOf } from '../tree/style-of';
import { imageOf, tagOf } from '../tree/visibility';
import {
  composedAncestors,
  composedContains,
  composedParent,
  matches,
  own,
  type ShadowLookup,
  shadowOf,
} from '../tree/walk';
import { elementToViewport } from './element-to-viewport';
import { isSameControl } from './same-control';

/** In CSS pixels from the top left corner of the element's own document's viewport. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle in CSS pixels of the element's own viewport. */
type Part = Record<'left' | 'top' | 'right' | 'bottom', number>;

/** The visible part of each of its boxes (one for each line of a link), clipped by viewport and scroll containers. */
function visibleParts(element: Element, boxes = boxesOf(element)): Part[] {
  const view = element.ownerDocument.defaultView;
  if (!view) return [];
  const window = { left: 0, top: 0, right: view.innerWidth, bottom: view.innerHeight };
  const { clippers } = clippersAround(imageOf(element) ?? element);
  const cuts = [window, ...clippers.map((clipper) => clipper.getBoundingClientRect())];
  return boxes.flatMap((box) => {
    const left = Math.max(box.left, ...cuts.map((cut) => cut.left));
    const top = Math.max(box.top, ...cuts.map((cut) => cut.top));
    const right = Math.min(box.right, ...cuts.map((cut) => cut.right));
    const bottom = Math.min(box.bottom, ...cuts.map((cut) => cut.bottom));
    return right > left && bottom > top ? [{ left, top, right, bottom }] : [];
  });
}

/** Candidate points: the centre of each visible part. None when nothing of the element is in view. */
export function pointsOn(element: Element): Point[] {
  return visibleParts(element).map((part) => pointIn(part, 1 / 2, 1 / 2));
}

/** Nine points spread over the visible parts; for a label also the centre of each box in it. */
export function pointsAllOver(element: Element): Point[] {
  const thirds = [1 / 2, 1 / 6, 5 / 6];
  const points = visibleParts(element).flatMap((part) =>
    thirds.flatMap((across) => thirds.map((down) => pointIn(part, across, down))),
  );
  if (!isLabel(element)) return points;
  return [
    ...points,
    ...visibleParts(element, contentsOf(element)).map((part) => pointIn(part, 1 / 2, 1 / 2)),
  ];
}

/** A point that is given in CSS pixels from the top left corner of the element's padding box, as `offsetX` is. */
export function pointAt(element: Element, { x, y }: Point): Point {
  if (!('offsetWidth' in element)) {
    const { left, top } = element.getBoundingClientRect();
    return { x: left + x, y: top + y };
  }
  const place = { x: element.clientLeft + x, y: element.clientTop + y };
  const point = elementToViewport(element as HTMLElement).transformPoint(place);
  return { x: point.x, y: point.y };
}

/** Whether a position is inside of the element's own box. */
export function isOn(element: Element, { x, y }: Point): boolean {
  const { offsetWidth, offsetHeight } = element as Partial<HTMLElement>;
  const { width, height } = element.getBoundingClientRect();
  const [across, down] = [x + element.clientLeft, y + element.clientTop];
  return across >= 0 && down >= 0 && across <= (offsetWidth ?? width) && down <= (offsetHeight ?? height);
}

function pointIn({ left, top, right, bottom }: Part, across: number, down: number): Point {
  return { x: left + (right - left) * across, y: top + (bottom - top) * down };
}

/** The first of these points; null when nothing of the element is in view. */
export function pointOn(element: Element): Point | null {
  return pointsOn(element)[0] ?? null;
}

/** An element with `display: contents` has only the boxes of its content. */
export function boxesOf(element: Element): DOMRect[] {
  const image = imageOf(element);
  if (image) return [areaOn(image, element)];
  const own = [...element.getClientRects()];
  return own.length > 0 ? own : contentsOf(element);
}

/** The boxes of the text in an element and of its children. */
function contentsOf(element: Element): DOMRect[] {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
}

// https://html.spec.whatwg.org/multipage/image-maps.html#image-map-processing-model
function areaOn(image: HTMLElement, area: Element): DOMRect {
  const box = image.getBoundingClientRect();
  const { left, top } = edgesOf(image);
  const shape = area.getAttribute('shape')?.toLowerCase();
  const coords = (area.getAttribute('coords') ?? '').split(/[\s,;]+/).map(Number);
  const [x = 0, y = 0, radius = 0] = coords;
  if (shape === 'default') return box;
  const round = shape?.startsWith('circ');
  const across = round ? [x - radius, x + radius] : coords.filter((_, index) => index % 2 === 0);
  const down = round ? [y - radius, y + radius] : coords.filter((_, index) => index % 2 === 1);
  const [startX, startY] = [Math.min(...across), Math.min(...down)];
  return new DOMRect(
    box.left + left + startX,
    box.top + top + startY,
    Math.max(...across) - startX,
    Math.max(...down) - startY,
  );
}

/** The innermost element at a point of its document, shadow trees included. */
export function hitAt(document: Document, point: Point, shadow: ShadowLookup): Element | null {
  let hit = topAt(document, point, document);
  while (hit) {
    const root = shadowOf(hit, shadow);
    const inner = root && topAt(root, point, document);
    if (!inner || inner === hit) return slotAround(hit, point) ?? hit;
    hit = inner;
  }
  return hit;
}

/** The element on top at a point in a document or shadow tree, which also finds what lies over it from outside; not the bar. */
function topAt(root: DocumentOrShadowRoot, { x, y }: Point, document: Document): Element | null {
  const hit = root.elementFromPoint(x, y);
  const bar = barHostOf(document);
  return bar && hit === bar ? (root.elementsFromPoint(x, y).find((under) => under !== bar) ?? null) : hit;
}

/** For slotted text, `elementFromPoint` returns the host, while the mouse hits the slot. */
function slotAround(host: Element, { x, y }: Point): Element | null {
  for (const node of own(host, 'childNodes')) {
    if (node.nodeType !== 3 || !(node as Text).assignedSlot) continue;
    const words = host.ownerDocument.createRange();
    words.selectNode(node);
    for (const { left, right, top, bottom } of words.getClientRects()) {
      if (x >= left && x <= right && y >= top && y <= bottom) return (node as Text).assignedSlot;
    }
  }
  return null;
}

/** Whether an event at `hit` reaches `element`: `hit` is inside it, inside its label, or part of the same control. */
export function reaches(hit: Element, element: Element): boolean {
  if (composedContains(element, hit) || composedContains(pointerTarget(element), hit)) return true;
  const label = composedAncestors(hit).find(isLabel);
  return (label !== undefined && controlOf(label) === element) || isSameControl(hit, element);
}

/**
 * Content of a label that handles clicks itself, https://html.spec.whatwg.org/multipage/dom.html#interactive-content
 */
const keepsClicks =
  'a[href], button, details, iframe, img[usemap], input, select, textarea, :is(audio, video)[controls]';

/** Whether a click on `hit` goes to other interactive content of a label, such as a link, not to its control. */
export function isKeptInLabel(hit: Element, element: Element): boolean {
  let keeper: Element | undefined;
  for (let at: Element | null = hit; at; at = composedParent(at)) {
    if (isLabel(at)) {
      const { control } = at;
      const isMeant = control !== null && (at === element || control === element);
      return isMeant && keeper !== undefined && keeper !== control;
    }
    if (at === element) return false;
    if (matches(at, keepsClicks)) keeper ??= at;
  }
  return false;
}

/** For a part of a button or link with `pointer-events: none` the button or link is clicked, as in Playwright. */
function pointerTarget(element: Element): Element {
  if (!pointerEventsNoneReason(element)) return element;
  const whole = 'button, a[href], [role=button], [role=link], input, select, textarea';
  return composedAncestors(element).find((at) => matches(at, whole)) ?? element;
}

/** Null when a click at `point` reaches the element, through the frames around it too; else the reason: "it is ...". */
export function covererAt(element: Element, point: Point, shadow: ShadowLookup): string | null {
  const hit = hitAt(element.ownerDocument, point, shadow);
  if (!hit) return 'outside of the window';
  if (!reaches(hit, element)) return pointerEventsNoneReason(element) ?? `covered by ${describe(hit)}`;
  const outside = outOfFrame(element.ownerDocument, point);
  return outside && covererAt(outside.frame, outside.point, shadow);
}

/** The frame of a document, and a point of the document in the coordinates of the parent document; null at the top. */
export function outOfFrame(document: Document, point: Point): { frame: HTMLElement; point: Point } | null {
  const frame = (document.defaultView?.frameElement ?? null) as HTMLElement | null;
  if (!frame) return null;
  const { left, top } = edgesOf(frame);
  const { x, y } = elementToViewport(frame).transformPoint({ x: left + point.x, y: top + point.y });
  return { frame, point: { x, y } };
}

/** A point of the page in the coordinates of a frame's document: the inverse of `outOfFrame`. */
export function intoFrame(frame: HTMLElement, point: Point): Point {
  const { left, top } = edgesOf(frame);
  const { x, y } = elementToViewport(frame).inverse().transformPoint(point);
  return { x: x - left, y: y - top };
}

/** The offset of the content box of a frame or image from its border box. */
export function edgesOf(frame: HTMLElement): { left: number; top: number } {
  const style = styleOf(frame);
  const left = frame.clientLeft + Number.parseFloat(style?.paddingLeft || '0');
  const top = frame.clientTop + Number.parseFloat(style?.paddingTop || '0');
  return { left, top };
}

/** The reason why an element receives no pointer events; null if it does. */
function pointerEventsNoneReason(element: Element): string | null {
  const style = styleOf(element);
  return style?.pointerEvents === 'none' ? 'set to receive no pointer events (pointer-events: none)' : null;
}

/** `<div#banner.big> "We use cookies"` */
function describe(element: Element): string {
  const text = showsText(element) ? collapse((element.textContent ?? '').slice(0, 400)).slice(0, 40) : '';
  return text ? `${tagOf(element)} "${text}"` : tagOf(element);
}

/** Invisible text must not describe an element. */
function showsText(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const own = element.getBoundingClientRect();
  return contentsOf(element).some(
    ({ left, right, top, bottom }) =>
      left < own.right && right > own.left && top < own.bottom && bottom > own.top,
  );
}
