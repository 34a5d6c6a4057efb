/** Dispatches the over, out, enter and leave events when the mouse moves, across frames too. */
import { intoFrame, outOfFrame, type Point } from '../actionability/clickable-point';
import type { Modifiers } from '../events/input-state';
import { composedAncestors } from '../tree/walk';
import { at, mouseEvent, pointerEvent } from './mouse-events';

/** One document on the path to the mouse: the element under the mouse (a frame except in the last) and the point. */
interface Level {
  document: Document;
  over: Element | null;
  point: Point;
}

/**
 * Dispatches the boundary events of a move from one element to another in Chrome's order: left frames, common
 * documents, entered frames. `button` is -1 except for a release. Returns the documents that the mouse is in now.
 */
export function dispatchBoundaryEvents(
  from: Element | null,
  to: Element,
  point: Point,
  { modifiers, buttons, button }: { modifiers: Modifiers; buttons: number; button: number },
): Level[] {
  const entered = levelsTo(to, point);
  const left = from ? levelsTo(from, { x: 0, y: 0 }) : [];
  const send = ({ document, point }: Level, before: Element | null, after: Element | null) => {
    if (before === after) return;
    const init = { ...at(document, point, modifiers), buttons, button };
    for (const kind of ['pointer', 'mouse'] as const) dispatchForDevice(kind, document, before, after, init);
  };
  const common = entered.filter(({ document }, depth) => document === left[depth]?.document).length;
  let around = common > 0 ? entered[common - 1] : undefined;
  const leaving = left.slice(common).map((level) => {
    const frame = level.document.defaultView?.frameElement as HTMLElement | null;
    around = frame && around ? { ...level, point: intoFrame(frame, around.point) } : level;
    return { ...level, point: around.point };
  });
  for (const level of leaving.toReversed()) send(level, level.over, null);
  for (const [depth, level] of entered.entries()) {
    send(level, depth < common ? (left[depth]?.over ?? null) : null, level.over);
  }
  return entered;
}

/** Outermost document first. */
function levelsTo(over: Element, point: Point): Level[] {
  const document = over.ownerDocument;
  const outside = outOfFrame(document, point);
  return [...(outside ? levelsTo(outside.frame, outside.point) : []), { document, over, point }];
}

function dispatchForDevice(
  kind: 'pointer' | 'mouse',
  document: Document,
  from: Element | null,
  to: Element | null,
  init: MouseEventInit,
): void {
  const send = (target: Element | Document, type: string, related: Element | null, travels: boolean) => {
    const all = {
      ...init,
      // For mouse events `button` is never -1.
      ...(kind === 'mouse' && init.buttons && { button: 0 }),
      relatedTarget: related,
      bubbles: travels,
      cancelable: travels,
      composed: travels,
    };
    if (kind === 'pointer') pointerEvent(target, `pointer${type}`, all);
    else mouseEvent(target, `mouse${type}`, all);
  };
  const left = chain(from, document);
  const entered = chain(to, document);
  if (from) {
    send(from, 'out', to, true);
    for (const node of left) if (!entered.includes(node)) send(node, 'leave', to, false);
  }
  if (to) {
    send(to, 'over', from, true);
    for (const node of entered.toReversed()) if (!left.includes(node)) send(node, 'enter', from, false);
  }
}

function chain(element: Element | null, document: Document): (Element | Document)[] {
  return element ? [...composedAncestors(element), document] : [];
}
