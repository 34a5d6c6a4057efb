/** Replaces and reads the content of rich-text editors, in a lazy script. */
import type { Devices } from '../events/devices';
import { fire, oneTask } from '../events/fire';
import { codeBoxes } from '../tree/fields/code-boxes';
import { type EditContext, editContextOf, editingHost } from '../tree/fields/form-field';
import { caretToEnd, edit, fireBeforeInput } from './edit';
import { replaceInContext } from './edit-context';

/** Presses a chord such as `Control+a` at the focus. */
type Press = (chord: string) => Promise<unknown>;

/**
 * Replaces the content of an editor. Waits one task after each change, because editors read the selection a task later.
 */
async function replaceRichText(
  element: Element,
  text: string,
  devices: Devices,
  press: Press,
): Promise<void> {
  const document = element.ownerDocument;
  const host = editingHost(element) ?? element;
  const context = editContextOf(host);
  if (context) return replaceDrawnText(host, context, text, devices, press);
  document.getSelection()?.selectAllChildren(element);
  await oneTask(document);
  if (text === '') {
    edit(element, 'deleteContentBackward', null, devices);
    return;
  }
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    if (index > 0) edit(element, 'insertParagraph', null, devices);
    if (line !== '') edit(element, 'insertText', line, devices);
    await oneTask(document);
  }
  // Where an editor reads its lines from the page, the last line break may count twice.
  const isEmpty = (line: Element | null) => line?.textContent === '';
  if (text.endsWith('\n') && element.children.length > lines.length && isEmpty(element.lastElementChild))
    await press('Backspace');
}

/**
 * What a person does where a field only takes text for what the page draws: selects all and pastes; where the page does not
 * listen, types.
 */
async function replaceThroughChannel(
  field: Element,
  text: string,
  devices: Devices,
  press: Press,
): Promise<void> {
  const document = field.ownerDocument;
  await press('Control+a');
  await oneTask(document);
  devices.checkFocus?.(document);
  if (text === '') await press('Backspace');
  else if (fire(field, 'ClipboardEvent', 'paste', clipboardWith(document, text)))
    edit(field, 'insertText', text, devices);
  await oneTask(document);
}

function clipboardWith(document: Document, text: string): ClipboardEventInit {
  const { DataTransfer } = document.defaultView as Window & typeof globalThis;
  const clipboardData = new DataTransfer();
  if (text !== '') clipboardData.setData('text/plain', text);
  return { bubbles: true, cancelable: true, composed: true, clipboardData };
}

/** The page itself selects, deletes and pastes, as far as it listens; else its whole text is replaced at once. */
async function replaceDrawnText(
  host: Element,
  context: EditContext,
  text: string,
  devices: Devices,
  press: Press,
): Promise<void> {
  const view = host.ownerDocument.defaultView as Window & typeof globalThis;
  await press('Control+a');
  await oneTask(host.ownerDocument);
  devices.checkFocus?.(host.ownerDocument);
  if (text === '') await press('Backspace');
  else {
    if (!fire(host, 'ClipboardEvent', 'paste', clipboardWith(host.ownerDocument, text))) return;
    if (!fireBeforeInput(host, 'insertText', text)) return;
  }
  const { length } = context.text;
  if (text !== '' || length > 0) replaceInContext(context, 0, length, text, view);
}

/**
 * The text that an editor would copy. Needed for editors that render only the visible part of their text. Empty where
 * the page leaves copying to the browser. Moves the caret to the end.
 * @param isChannel the field takes text for what the page draws
 */
async function copiedText(host: Element, press: Press, isChannel: boolean): Promise<string> {
  const document = host.ownerDocument;
  if (!document.defaultView) return '';
  const isDrawn = isChannel || editContextOf(host) !== null;
  if (isDrawn) await press('Control+a');
  else document.getSelection()?.selectAllChildren(host);
  await oneTask(document);
  const init = clipboardWith(document, '');
  fire(host, 'ClipboardEvent', 'copy', init);
  if (isDrawn) await press('Control+End');
  else caretToEnd(host);
  return init.clipboardData?.getData('text/plain') ?? '';
}

/** What `fill` does with editors, and with fields that are parts of one. */
export const richText = {
  replace: replaceRichText,
  copied: copiedText,
  replaceThroughChannel,
  codeBoxes,
};
