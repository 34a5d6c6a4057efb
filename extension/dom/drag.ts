// Why: dragging is two worlds: HTML drag and drop with its own events, and mouse moves with a button held.
import { fire, oneTask } from './fire';
import { at, byDevice } from './mouse-events';
import { hitAt, type Point } from './point';
import { type Hand, leavePage, movePointer, pressPointer, releasePointer } from './pointer';
import { composedAncestors } from './walk';

const steps = 5;

/** Drags from one point to another; `reason` says why it was not delivered. */
export async function dragAndDrop(hand: Hand, source: Element, from: Point, goal: Element, to: Point) {
  const document = source.ownerDocument;
  const start = hitAt(document, from, hand.shadow) ?? source;
  movePointer(hand, start, from);
  const press = pressPointer(hand, start, from, 0, 1);
  const draggable = composedAncestors(start).find((at) => (at as HTMLElement).draggable === true);
  for (let step = 1; step <= steps; step += 1) {
    const point = between(from, to, step / steps);
    movePointer(hand, hitAt(document, point, hand.shadow) ?? document.documentElement, point, press);
    // The first move of the mouse begins the drag, and the rest of it is the drag's own.
    if (draggable?.isConnected && !press.defaultPrevented) {
      press.capture.end({});
      return dropHtml(hand, draggable, from, goal, to);
    }
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
  const send = (target: Element, type: string, point: Point, more: DragEventInit = {}) =>
    !fire(target, 'DragEvent', type, {
      ...at(document, point, hand.modifiers),
      ...byDevice(target),
      dataTransfer,
      buttons: 1,
      ...more,
    });
  if (send(source, 'dragstart', from))
    return { reason: 'The page forbade the drag (dragstart prevented).', defaultPrevented: true };
  leavePage(hand);
  await oneTask(document);
  let over: Element | null = null;
  let accepted = false;
  let entered = false;
  // As `UpdateDragAndDrop` of https://chromium.googlesource.com/chromium/src/+/main/third_party/blink/renderer/core/input/event_handler.cc
  const goTo = async (point: Point) => {
    const now = hitAt(document, point, hand.shadow) ?? goal;
    if (now !== over || !entered) send(source, 'drag', point);
    if (now === over) accepted = send(now, 'dragover', point);
    else {
      accepted = send(now, 'dragenter', point, { relatedTarget: over });
      if (over?.isConnected) send(over, 'dragleave', point, { relatedTarget: now, cancelable: false });
    }
    entered = now !== over;
    over = now;
    await oneTask(document);
  };
  await goTo(between(from, to, 1 / steps));
  for (let step = 1; step <= steps; step += 1) await goTo(between(from, to, step / steps));
  // What is let go was at rest before, so that its last place has been asked whether it takes drops.
  await goTo(to);
  const end: Element = over ?? goal;
  const released = { buttons: 0, cancelable: false };
  if (accepted) send(end, 'drop', to);
  else {
    send(source, 'drag', to, { buttons: 0 });
    send(end, 'dragleave', to, released);
  }
  send(source, 'dragend', to, released);
  return {
    reason: accepted ? undefined : 'The place does not take drops (dragover not prevented).',
    defaultPrevented: false,
  };
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
