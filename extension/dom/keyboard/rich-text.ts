/** Replaces and reads the content of rich-text editors, in a lazy script. */
import type { Devices } from '../events/devices';
import { fire, oneTask } from '../events/fire';
import { type EditContext, editContextOf, editingHost } from '../tree/form-field';
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
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) edit(element, 'insertParagraph', null, devices);
    if (line !== '') edit(element, 'insertText', line, devices);
    await oneTask(document);
  }
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
    const clipboardData = new view.DataTransfer();
    clipboardData.setData('text/plain', text);
    const init = { bubbles: true, cancelable: true, composed: true, clipboardData };
    if (!fire(host, 'ClipboardEvent', 'paste', init)) return;
    if (!fireBeforeInput(host, 'insertText', text)) return;
  }
  const { length } = context.text;
  if (text !== '' || length > 0) replaceInContext(context, 0, length, text, view);
}

/**
 * The text that an editor would copy. Needed for editors that render only the visible part of their text. Empty where
 * the page leaves copying to the browser. Moves the caret to the end.
 */
async function copiedText(host: Element, press: Press): Promise<string> {
  const document = host.ownerDocument;
  if (!document.defaultView) return '';
  const context = editContextOf(host);
  if (context) await press('Control+a');
  else document.getSelection()?.selectAllChildren(host);
  await oneTask(document);
  const clipboardData = new document.defaultView.DataTransfer();
  fire(host, 'ClipboardEvent', 'copy', { bubbles: true, cancelable: true, composed: true, clipboardData });
  if (context) await press('Control+End');
  else caretToEnd(host);
  return clipboardData.getData('text/plain');
}

/** What `fill` does with an editor. */
export const richText = { replace: replaceRichText, copied: copiedText };
