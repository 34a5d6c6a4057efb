/** Places the caret and selects text by mouse. */
import type { Point } from '../actionability/clickable-point';
import { fire } from '../events/fire';
import { isInput, isTextField } from '../tree/fields/form-field';
import { styleOf } from '../tree/style-of';
import { composedAncestors, type ShadowLookup, shadowOf } from '../tree/walk';
import type { HeldPress } from './held-press';

/** The most caret steps that are used to avoid a `select` event. */
const maxSteps = 300;

/** Size of the resize handle of a text area, plus one pixel. */
const cornerPx = 17;

/** A press on these may start a drag and so starts no selection. */
const draggable = '[draggable=true], img:not([draggable=false])';

/**
 * Places the caret at the point; with `count` 2 selects the word; with `extending` extends the selection. While the
 * button is held, the selection follows the mouse.
 */
export function selectByMouse(
  hit: Element,
  point: Point,
  count: number,
  extending: boolean,
  shadow: ShadowLookup,
): HeldPress | undefined {
  const document = hit.ownerDocument;
  if (!isSelectable(hit)) return undefined;
  const shadowRoots = composedAncestors(hit).flatMap((at) => shadowOf(at, shadow) ?? []);
  const caret = document.caretPositionFromPoint(point.x, point.y, { shadowRoots });
  const selection = document.getSelection();
  if (!caret || !selection) return undefined;
  if (!fire(hit, 'Event', 'selectstart', { bubbles: true, cancelable: true, composed: true }))
    return undefined;
  const { offsetNode: node } = caret;
  // The page may have put a field there with the focus, and the offset is one of the field's text then.
  const isNewField = node !== hit && node === document.activeElement;
  const field = isNewField ? (node as Element) : hit;
  const offset = isTextField(field) ? caret.offset : Math.min(caret.offset, lengthOf(node));
  if (isTextField(field)) selectInField(field, offset, count, extending);
  else if (extending && selection.rangeCount > 0) selection.extend(node, offset);
  else if (count < 2) selection.collapse(node, offset);
  else {
    const [start, end] = wordAt(node.nodeType === 3 ? (node as Text).data : '', offset);
    selection.setBaseAndExtent(node, start, node, end);
    // After the end of a line a double click selects the line break.
    if (start === end) selection.modify('extend', 'forward', 'character');
  }
  const moveTo = (to: Point) => {
    if (isTextField(hit)) return selectUpTo(hit, offset, to);
    const goal = document.caretPositionFromPoint(to.x, to.y, { shadowRoots });
    if (goal && !isTextField(goal.offsetNode as Element) && selection.rangeCount > 0)
      selection.extend(goal.offsetNode, goal.offset);
  };
  return { moveTo, release: () => {} };
}

function lengthOf(node: Node): number {
  return node.nodeType === 3 ? (node as Text).length : node.childNodes.length;
}

/** Selects from `anchor` to the character nearest to the mouse. The browser fires `select` with the next frame. */
function selectUpTo(field: HTMLInputElement | HTMLTextAreaElement, anchor: number, { x, y }: Point): void {
  const { left, right, top, bottom } = field.getBoundingClientRect();
  const inside = (value: number, from: number, to: number) => Math.min(Math.max(value, from + 4), to - 4);
  const [edge, height] = [inside(x, left, right), inside(y, top, bottom)];
  // The resize handle of a text area is in that corner.
  const inCorner = edge > right - cornerPx && height > bottom - cornerPx && field.localName === 'textarea';
  const goal = field.ownerDocument.caretPositionFromPoint(inCorner ? right - cornerPx : edge, height);
  if (goal?.offsetNode !== field || field.selectionStart === null) return;
  const [start, end] = [Math.min(anchor, goal.offset), Math.max(anchor, goal.offset)];
  field.setSelectionRange(start, end, goal.offset < anchor ? 'backward' : 'forward');
}

function selectInField(
  field: HTMLInputElement | HTMLTextAreaElement,
  offset: number,
  count: number,
  extending: boolean,
): void {
  // Number and e-mail fields have no settable selection.
  if (field.selectionStart === null) return;
  const [start, end] = count < 2 ? [offset, offset] : wordAt(field.value, offset);
  if (extending) {
    field.setSelectionRange(Math.min(field.selectionStart, start), Math.max(field.selectionEnd ?? 0, end));
    return;
  }
  // Unlike `setSelectionRange`, these fire no `select` event, as with the mouse.
  const selection = field.ownerDocument.getSelection();
  // Without focus the field updates its selection only afterwards.
  const most = field.ownerDocument.hasFocus() ? maxSteps : 0;
  for (let step = 0; step < most && field.selectionStart !== start; step += 1)
    selection?.modify('move', field.selectionStart < start ? 'forward' : 'backward', 'character');
  if (field.selectionStart !== start || field.selectionEnd !== end) field.setSelectionRange(start, end);
}

/** Start and end of the word or white space at an offset. */
function wordAt(text: string, offset: number): [start: number, end: number] {
  const word = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text).containing(offset);
  return word ? [word.index, word.index + word.segment.length] : [offset, offset];
}

function isSelectable(hit: Element): boolean {
  if (isTextField(hit)) return true;
  if (isInput(hit) || hit.closest(`button, select, a[href], ${draggable}`)) return false;
  const style = styleOf(hit);
  return style?.userSelect !== 'none';
}
