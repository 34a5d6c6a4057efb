/** An event made by a script has no effect of its own, so the effect of each key is done here. */

import { moveFocus, withFocusEvents } from '../focus';
import { closeLayer, layerClosedByEscape } from '../mouse/light-dismiss';
import { seekInList } from '../mouse/list-box';
import { type Modifiers, noModifiers } from '../mouse/mouse-events';
import type { Hand } from '../mouse/pointer';
import {
  clickedBySpace,
  editingHost,
  isCheckable,
  isInput,
  isPicker,
  isSelect,
  isTextArea,
  isTextField,
  takesText,
} from '../tree/form-field';
import { own } from '../tree/walk';
import { announce, commitTyping, edit, tellText } from './edit';
import { focusOrder } from './focus-order';
import type { Key } from './keys';

/** Does what the browser does for a key that the page left alone. False when the page prevented that, too. */
export function applyKey(target: Element, key: Key, modifiers: Modifiers, hand: Hand): boolean {
  const { ctrlKey, metaKey, altKey } = modifiers;
  if ((ctrlKey || metaKey) && !moves.test(key.key))
    return applyShortcut(target, key, modifiers.shiftKey, hand);
  if (altKey) return true;
  if (moves.test(key.key)) return hand.moveByKey?.(target, key.key, modifiers, hand) ?? true;
  switch (key.key) {
    case 'Enter':
      return enter(target, modifiers, hand);
    case 'Tab':
      tab(target, modifiers.shiftKey, hand);
      return true;
    case 'Backspace':
      return !takesText(target) || edit(target, 'deleteContentBackward', null, hand.devices);
    case 'Delete':
      return !takesText(target) || edit(target, 'deleteContentForward', null, hand.devices);
    case 'Escape':
      return leaveLayer(target, hand);
  }
  return key.text === undefined || enterText(target, key.text, modifiers.shiftKey, hand);
}

/** Keys that move a caret, a choice or the page. */
export const moves = /^(Arrow|Page|Home$|End$)/;

/** What a key with a character does: types it, seeks it in a list, or scrolls where it is a space. */
function enterText(target: Element, text: string, shiftKey: boolean, hand: Hand): boolean {
  if (takesText(target)) return edit(target, 'insertText', text, hand.devices);
  // Chrome tells read-only fields, too, of what would be typed.
  if (isTextField(target)) return announce(target, 'insertText', text) && tellText(target, text);
  if (isSelect(target)) seekInList(target, text, hand.devices);
  else if (text === ' ' && !target.matches(clickedBySpace))
    return hand.moveByKey?.(target, shiftKey ? 'PageUp' : 'PageDown', noModifiers, hand) ?? true;
  return true;
}

function applyShortcut(target: Element, key: Key, shiftKey: boolean, hand: Hand): boolean {
  switch (key.key.toLowerCase()) {
    case 'a':
      selectAll(target);
      return true;
    case 'c':
      return hand.clipboard?.copy(target, 'copy', hand.devices) ?? true;
    case 'x':
      return hand.clipboard?.copy(target, 'cut', hand.devices) ?? true;
    case 'v':
      return hand.clipboard?.paste(target, shiftKey, hand.devices) ?? true;
    case 'z':
      return goInHistory(target, shiftKey ? 'Redo' : 'Undo');
    case 'y':
      return goInHistory(target, 'Redo');
    case 'backspace':
      return !takesText(target) || edit(target, 'deleteWordBackward', null, hand.devices);
    case 'delete':
      return !takesText(target) || edit(target, 'deleteWordForward', null, hand.devices);
  }
  return true;
}

function selectAll(target: Element): void {
  target.ownerDocument.execCommand('selectAll');
}

function goInHistory(target: Element, way: 'Undo' | 'Redo'): boolean {
  if (takesText(target) && !announce(target, `history${way}`, null)) return false;
  target.ownerDocument.execCommand(way);
  return true;
}

function enter(target: Element, { shiftKey }: Modifiers, hand: Hand): boolean {
  if (isTextArea(target)) return !takesText(target) || edit(target, 'insertLineBreak', null, hand.devices);
  if (editingHost(target))
    return edit(target, shiftKey ? 'insertLineBreak' : 'insertParagraph', null, hand.devices);
  if (isInput(target) && (isTextField(target) || isPicker(target) || isCheckable(target))) {
    if (isTextField(target) && !announce(target, 'insertLineBreak', null)) return false;
    commitTyping(target, hand.devices);
    submitImplicitly(target, hand);
  } else if (target.matches('a[href], area[href], button, summary, input')) {
    withFocusEvents(target.ownerDocument, hand.devices, hand.shadow, () => (target as HTMLElement).click());
  }
  return true;
}

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission
function submitImplicitly(field: HTMLInputElement, hand: Hand): void {
  const form = field.form;
  if (!form) return;
  const button = defaultButton(field, form);
  if (button) {
    if (!button.matches(':disabled'))
      withFocusEvents(field.ownerDocument, hand.devices, hand.shadow, () => button.click());
    return;
  }
  const elements = [...own(form, 'elements')];
  if (elements.filter((one) => isInput(one) && (isTextField(one) || isPicker(one))).length <= 1)
    own(form, 'requestSubmit')();
}

/** Known to the browser; `form.elements` leaves out pictures. */
function defaultButton(
  field: HTMLInputElement,
  form: HTMLFormElement,
): HTMLButtonElement | HTMLInputElement | undefined {
  const root = field.getRootNode() as ParentNode;
  const buttons = root.querySelectorAll<HTMLButtonElement | HTMLInputElement>(
    ':is(button, input:is([type=submit i], [type=image i])):default',
  );
  return [...buttons].find((one) => one.form === form);
}

function tab(target: Element, backwards: boolean, hand: Hand): void {
  const order = focusOrder(target.ownerDocument, hand.shadow);
  const here = order.indexOf(target as HTMLElement);
  const next = here < 0 ? besides(order, target, backwards) : order[here + (backwards ? -1 : 1)];
  if (!next) {
    // Behind the last stop comes the browser itself; the next Tab begins anew.
    withFocusEvents(target.ownerDocument, hand.devices, hand.shadow, () => (target as HTMLElement).blur());
    return;
  }
  moveFocus(next, hand.devices, hand.shadow);
  if (isTextField(next) && isInput(next)) selectAll(next);
}

/** From where the focus or, without any, the last click was, https://html.spec.whatwg.org/#sequential-focus-navigation-starting-point */
function besides(order: HTMLElement[], target: Element, backwards: boolean): HTMLElement | undefined {
  const { body, documentElement } = target.ownerDocument;
  const from =
    target === body || target === documentElement ? target.ownerDocument.getSelection()?.anchorNode : target;
  if (!from || from === body || from === documentElement) return order.at(backwards ? -1 : 0);
  const side = backwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const beside = order.filter((one) => from.compareDocumentPosition(one) & side && !one.contains(from));
  return backwards ? beside.at(-1) : beside[0];
}

function leaveLayer(target: Element, hand: Hand): boolean {
  if (isInput(target) && target.type === 'search' && target.value !== '' && takesText(target)) {
    target.select();
    return edit(target, 'deleteContentBackward', null, hand.devices);
  }
  const layer = layerClosedByEscape(target);
  let goesOn = true;
  if (layer) {
    withFocusEvents(target.ownerDocument, hand.devices, hand.shadow, () => {
      goesOn = closeLayer(layer);
    });
  }
  return goesOn;
}
