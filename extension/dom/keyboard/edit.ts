/** Inserts, replaces and deletes text in fields and rich-text editors, with the events of user input. */
import type { Devices } from '../events/devices';
import { fire } from '../events/fire';
import { setNativeValue } from '../tree/fields/field-value';
import { editContextOf, editingHost, isTextField } from '../tree/fields/form-field';
import { styleOf } from '../tree/style-of';
import { editInContext } from './edit-context';

/** The input types of keys, https://www.w3.org/TR/input-events-2/#interface-InputEvent-Attributes */
export type InputType =
  | 'insertText'
  | 'insertLineBreak'
  | 'insertParagraph'
  | 'deleteContentBackward'
  | 'deleteContentForward'
  | 'deleteWordBackward'
  | 'deleteWordForward'
  | 'deleteByCut'
  | 'insertFromPaste';

// execCommand works in unfocused windows, keeps undo and fires a trusted `input`, but no `beforeinput`.
const commands: Record<InputType, string> = {
  insertText: 'insertText',
  insertLineBreak: 'insertLineBreak',
  insertParagraph: 'insertParagraph',
  deleteContentBackward: 'delete',
  deleteContentForward: 'forwardDelete',
  deleteWordBackward: 'delete',
  deleteWordForward: 'forwardDelete',
  deleteByCut: 'delete',
  insertFromPaste: 'insertText',
};

/**
 * Edits the focused field or editor at its caret as a key would. False when the page prevented `beforeinput`.
 * @param pasted the source of `data`; editors insert its HTML, if there is any.
 */
export function edit(
  target: Element,
  asked: InputType,
  data: string | null,
  devices: Devices,
  pasted?: DataTransfer,
): boolean {
  const document = target.ownerDocument;
  const inputType = asked === 'insertParagraph' && isPlainText(target) ? 'insertLineBreak' : asked;
  const transfer = isTextField(target) ? undefined : pasted;
  if (!fireBeforeInput(target, inputType, transfer ? null : data, transfer)) return false;
  const context = editContextOf(editingHost(target) ?? target);
  if (context && document.defaultView) {
    devices.checkFocus?.(document);
    editInContext(context, inputType, data, document.defaultView);
    return true;
  }
  const typed = textOf(inputType, data);
  if (typed !== null && !fireTextInput(target, typed)) return false;
  if (isTextField(target)) rememberValue(target, devices);
  const selection = document.getSelection();
  if (inputType.includes('Word') && selection?.isCollapsed !== false) {
    selection?.modify('extend', inputType.endsWith('Backward') ? 'backward' : 'forward', 'word');
  }
  devices.checkFocus?.(document);
  const html = transfer && !isPlainText(target) && transfer.getData('text/html');
  if (html) runCommand(document, 'insertHTML', html);
  else runCommand(document, commands[inputType], data ?? undefined);
  return true;
}

/** Does nothing in XML, where the browser throws. */
export function runCommand(document: Document, command: string, value?: string): void {
  try {
    document.execCommand(command, false, value);
  } catch {}
}

/** Replaces the value of a field and fires beforeinput, input and change. False when the page prevented it. */
export function replaceText(
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  devices: Devices,
): boolean {
  field.select();
  const inputType = text === '' ? 'deleteContentBackward' : 'insertText';
  const data = text === '' ? null : text;
  if (!fireBeforeInput(field, inputType, data)) return false;
  setNativeValue(field, text);
  fire(field, 'InputEvent', 'input', { bubbles: true, composed: true, inputType, data });
  devices.valueBeforeTyping.delete(field);
  fire(field, 'Event', 'change', { bubbles: true });
  return true;
}

/** Whether typing would go into the element, once it has the focus. */
export function hasCaret(element: Element): boolean {
  const anchor = element.ownerDocument.getSelection()?.anchorNode;
  if (isTextField(element) || editContextOf(element)) return true;
  return anchor !== undefined && element.contains(anchor);
}

/** Moves the caret to the end. */
export function caretToEnd(element: Element): void {
  if (isTextField(element)) {
    // Number and e-mail fields have no settable selection.
    if (element.selectionStart !== null)
      element.setSelectionRange(element.value.length, element.value.length);
    else element.ownerDocument.getSelection()?.modify('move', 'forward', 'documentboundary');
    return;
  }
  const host = editingHost(element);
  const selection = element.ownerDocument.getSelection();
  if (!host || !selection) return;
  selection.selectAllChildren(element);
  selection.collapseToEnd();
}

/** Fires `beforeinput`; false when the page prevented it. */
export function fireBeforeInput(
  target: Element,
  inputType: InputType | 'historyUndo' | 'historyRedo',
  data: string | null,
  dataTransfer: DataTransfer | null = null,
): boolean {
  const init = { bubbles: true, cancelable: true, composed: true, inputType, data, dataTransfer };
  const selection = isTextField(target) ? null : target.ownerDocument.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  const StaticRangeOfPage = target.ownerDocument.defaultView?.StaticRange;
  const targetRanges = range && StaticRangeOfPage ? [new StaticRangeOfPage(range)] : [];
  return fire(target, 'InputEvent', 'beforeinput', { ...init, targetRanges });
}

/** The `data` of `textInput` for a key; null if the key types nothing. */
function textOf(inputType: InputType, data: string | null): string | null {
  if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') return '\n';
  return inputType === 'insertText' ? data : null;
}

/** Fires `textInput`, on which React's `onBeforeInput` is based; false when the page prevented it. Inserts nothing. */
export function fireTextInput(target: Element, text: string): boolean {
  const event = target.ownerDocument.createEvent('TextEvent');
  event.initTextEvent('textInput', true, true, target.ownerDocument.defaultView, text);
  return target.dispatchEvent(event);
}

/**
 * In plain-text editors Enter inserts a line break, not a paragraph,
 * https://w3c.github.io/editing/docs/execCommand/#the-insertparagraph-command
 */
function isPlainText(target: Element): boolean {
  const style = styleOf(target);
  return style?.getPropertyValue('-webkit-user-modify') === 'read-write-plaintext-only';
}

function rememberValue(field: HTMLInputElement | HTMLTextAreaElement, devices: Devices): void {
  if (devices.valueBeforeTyping.has(field)) return;
  devices.valueBeforeTyping.set(field, field.value);
  // The browser fires `change` by itself on blur, mostly even in unfocused windows.
  field.addEventListener('change', () => devices.valueBeforeTyping.delete(field), { once: true });
}
