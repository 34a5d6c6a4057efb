/** The default action of each key: text, Enter, Tab, Escape, shortcuts. Browsers do none of it for scripted events. */
import { commitTyping } from '../events/commit-typing';
import { fire } from '../events/fire';
import { moveFocus, withFocusEvents } from '../events/focus';
import type { InputState } from '../events/input-state';
import { type Modifiers, noModifiers } from '../events/input-state';
import { closeLayer, layerClosedByEscape } from '../mouse/light-dismiss';
import { selectByTyping } from '../mouse/list-box';
import {
  editingHost,
  isCheckable,
  isClickedBySpace,
  isInput,
  isPicker,
  isSelect,
  isTextArea,
  isTextField,
  takesText,
} from '../tree/fields/form-field';
import { matches, own } from '../tree/walk';
import { closeRequest } from './close-request';
import { edit, fireBeforeInput, fireTextInput, runCommand } from './edit';
import { focusOrder } from './focus-order';
import type { Key } from './keys';

/** Performs the default action of a key whose event was not prevented. False when the page prevented the action. */
export function applyKey(target: Element, key: Key, modifiers: Modifiers, input: InputState): boolean {
  const { ctrlKey, metaKey, altKey } = modifiers;
  if ((ctrlKey || metaKey) && !moves.test(key.key))
    return applyShortcut(target, key, modifiers.shiftKey, input);
  if (altKey) return true;
  if (moves.test(key.key)) return input.moveByKey?.(target, key.key, modifiers, input) ?? true;
  switch (key.key) {
    case 'Enter':
      return enter(target, modifiers, input);
    case 'Tab':
      tab(target, modifiers.shiftKey, input);
      return true;
    case 'Backspace':
      return !takesText(target) || edit(target, 'deleteContentBackward', null, input.devices);
    case 'Delete':
      return !takesText(target) || edit(target, 'deleteContentForward', null, input.devices);
    case 'Escape':
      return leaveLayer(target, input);
  }
  return key.text === undefined || enterText(target, key.text, modifiers.shiftKey, input);
}

/** Keys that move the caret, change a selection or scroll. */
export const moves = /^(Arrow|Page|Home$|End$)/;

/** The default action of a character key: types it, selects an option that begins with it, or scrolls on space. */
function enterText(target: Element, text: string, shiftKey: boolean, input: InputState): boolean {
  if (takesText(target)) return edit(target, 'insertText', text, input.devices);
  // Chrome fires `beforeinput` on read-only fields too.
  if (isTextField(target)) return fireBeforeInput(target, 'insertText', text) && fireTextInput(target, text);
  if (isSelect(target)) selectByTyping(target, text, input.devices);
  else if (text === ' ' && !isClickedBySpace(target))
    return input.moveByKey?.(target, shiftKey ? 'PageUp' : 'PageDown', noModifiers, input) ?? true;
  return true;
}

function applyShortcut(target: Element, key: Key, shiftKey: boolean, input: InputState): boolean {
  switch (key.key.toLowerCase()) {
    case 'a':
      selectAll(target);
      return true;
    case 'c':
      return input.clipboard?.copy(target, 'copy', input.devices) ?? true;
    case 'x':
      return input.clipboard?.copy(target, 'cut', input.devices) ?? true;
    case 'v':
      return input.clipboard?.paste(target, shiftKey, input.devices) ?? true;
    case 'z':
      return goInHistory(target, shiftKey ? 'Redo' : 'Undo');
    case 'y':
      return goInHistory(target, 'Redo');
    case 'backspace':
      return !takesText(target) || edit(target, 'deleteWordBackward', null, input.devices);
    case 'delete':
      return !takesText(target) || edit(target, 'deleteWordForward', null, input.devices);
  }
  return true;
}

function selectAll(target: Element): void {
  runCommand(target.ownerDocument, 'selectAll');
}

function goInHistory(target: Element, way: 'Undo' | 'Redo'): boolean {
  if (takesText(target) && !fireBeforeInput(target, `history${way}`, null)) return false;
  runCommand(target.ownerDocument, way);
  return true;
}

function enter(target: Element, { shiftKey }: Modifiers, input: InputState): boolean {
  if (isTextArea(target)) return !takesText(target) || edit(target, 'insertLineBreak', null, input.devices);
  if (editingHost(target))
    return edit(target, shiftKey ? 'insertLineBreak' : 'insertParagraph', null, input.devices);
  if (isInput(target) && (isTextField(target) || isPicker(target) || isCheckable(target))) {
    if (isTextField(target) && !fireBeforeInput(target, 'insertLineBreak', null)) return false;
    commitTyping(target, input.devices);
    submitImplicitly(target, input);
  } else if (matches(target, 'a[href], area[href], button, summary, input')) {
    withFocusEvents(target.ownerDocument, input.devices, input.shadow, () => (target as HTMLElement).click());
  }
  return true;
}

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission
function submitImplicitly(field: HTMLInputElement, input: InputState): void {
  const form = field.form;
  if (!form) return;
  const button = defaultButton(field, form);
  if (button) {
    if (!matches(button, ':disabled'))
      withFocusEvents(field.ownerDocument, input.devices, input.shadow, () => button.click());
    return;
  }
  const elements = [...own(form, 'elements')];
  if (elements.filter((one) => isInput(one) && (isTextField(one) || isPicker(one))).length <= 1)
    own(form, 'requestSubmit')();
}

/** Found by pseudo-class, because `form.elements` leaves out image buttons. */
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

function tab(target: Element, backwards: boolean, input: InputState): void {
  const order = focusOrder(target.ownerDocument, input.shadow);
  const here = order.indexOf(target as HTMLElement);
  const next = here < 0 ? besides(order, target, backwards) : order[here + (backwards ? -1 : 1)];
  if (!next) {
    // After the last tab stop the focus leaves the page; the next Tab starts again.
    withFocusEvents(target.ownerDocument, input.devices, input.shadow, () => (target as HTMLElement).blur());
    return;
  }
  moveFocus(next, input.devices, input.shadow);
  if (isTextField(next) && isInput(next)) selectAll(next);
}

/**
 * Relative to the focus or, without focus, to the last click,
 * https://html.spec.whatwg.org/#sequential-focus-navigation-starting-point
 */
function besides(order: HTMLElement[], target: Element, backwards: boolean): HTMLElement | undefined {
  const { body, documentElement } = target.ownerDocument;
  const from =
    target === body || target === documentElement ? target.ownerDocument.getSelection()?.anchorNode : target;
  if (!from || from === body || from === documentElement) return order.at(backwards ? -1 : 0);
  const side = backwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const beside = order.filter((one) => from.compareDocumentPosition(one) & side && !one.contains(from));
  return backwards ? beside.at(-1) : beside[0];
}

function leaveLayer(target: Element, input: InputState): boolean {
  if (isInput(target) && target.type === 'search' && target.value !== '' && takesText(target)) {
    target.select();
    return edit(target, 'deleteContentBackward', null, input.devices);
  }
  const layer = layerClosedByEscape(target);
  let goesOn = true;
  withFocusEvents(target.ownerDocument, input.devices, input.shadow, () => {
    if (layer) goesOn = closeLayer(layer);
    else fire(target.ownerDocument, 'Event', closeRequest, {});
  });
  return goesOn;
}
