// Why: dragging is two worlds: HTML drag and drop with its own events, and mouse moves with a button held.
import { fire, oneTask } from './fire';
import { hitAt, type Point } from './point';
import { type Hand, movePointer, pressPointer, releasePointer } from './pointer';
import { composedAncestors } from './walk';

const steps = 5;

/** Drags from one point to another; `reason` says why it was not delivered. */
export async function dragAndDrop(hand: Hand, source: Element, from: Point, goal: Element, to: Point) {
  const document = source.ownerDocument;
  const start = hitAt(document, from, hand.shadow) ?? source;
  movePointer(hand, start, from);
  const press = pressPointer(hand, start, from, 0, 1);
  const draggable = composedAncestors(start).find((at) => (at as HTMLElement).draggable === true);
  if (draggable && !press.defaultPrevented) return dropHtml(hand, draggable, from, goal, to);
  for (let step = 1; step <= steps; step += 1) {
    const point = between(from, to, step / steps);
    movePointer(hand, hitAt(document, point, hand.shadow) ?? document.documentElement, point, 1);
    // Sortable lists rearrange themselves between two moves.
    await oneTask(document);
  }
  const end = hitAt(document, to, hand.shadow) ?? goal;
  const prevented = releasePointer(hand, press, end, to);
  const reason = start.isConnected ? undefined : 'The page took the element away while it was being dragged.';
  return { reason, defaultPrevented: prevented || press.defaultPrevented };
}

// https://html.spec.whatwg.org/multipage/dnd.html#drag-and-drop-processing-model
async function dropHtml(hand: Hand, source: Element, from: Point, goal: Element, to: Point) {
  const document = source.ownerDocument;
  const view = document.defaultView as Window & typeof globalThis;
  const dataTransfer = new view.DataTransfer();
  const send = (target: Element, type: string, { x, y }: Point, cancelable = true) =>
    !fire(target, 'DragEvent', type, {
      bubbles: true,
      composed: true,
      cancelable,
      view,
      dataTransfer,
      clientX: x,
      clientY: y,
      buttons: 1,
    });
  if (send(source, 'dragstart', from))
    return { reason: 'The page forbade the drag (dragstart prevented).', defaultPrevented: true };
  fire(source, 'PointerEvent', 'pointercancel', {
    bubbles: true,
    composed: true,
    pointerId: 1,
    pointerType: 'mouse',
    isPrimary: true,
  });
  await oneTask(document);
  let over: Element | null = null;
  let accepted = false;
  for (let step = 1; step <= steps; step += 1) {
    const point = between(from, to, step / steps);
    const now = hitAt(document, point, hand.shadow) ?? goal;
    send(source, 'drag', point);
    if (now !== over) {
      send(now, 'dragenter', point);
      if (over?.isConnected) send(over, 'dragleave', point, false);
      over = now;
    }
    accepted = send(now, 'dragover', point);
    await oneTask(document);
  }
  const end = over ?? goal;
  if (accepted) send(end, 'drop', to);
  else send(end, 'dragleave', to, false);
  send(source, 'dragend', to, false);
  hand.devices.pointer.over = end;
  hand.devices.pointer.at.set(document, to);
  return {
    reason: accepted ? undefined : 'The place does not take drops (dragover not prevented).',
    defaultPrevented: false,
  };
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
