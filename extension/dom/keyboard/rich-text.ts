/** Replaces and reads the content of rich-text editors, in a lazy script. */
import type { Devices } from '../events/devices';
import { fire, oneTask } from '../events/fire';
import { caretToEnd, edit } from './edit';

/**
 * Replaces the content of an editor. Waits one task after each change, because editors read the selection a task later.
 */
async function replaceRichText(element: Element, text: string, devices: Devices): Promise<void> {
  const document = element.ownerDocument;
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

/**
 * The text that an editor would copy. Needed for editors that render only the visible part of their text. Empty where
 * the page leaves copying to the browser. Moves the caret to the end.
 */
async function copiedText(host: Element): Promise<string> {
  const document = host.ownerDocument;
  if (!document.defaultView) return '';
  document.getSelection()?.selectAllChildren(host);
  await oneTask(document);
  const clipboardData = new document.defaultView.DataTransfer();
  fire(host, 'ClipboardEvent', 'copy', { bubbles: true, cancelable: true, composed: true, clipboardData });
  caretToEnd(host);
  return clipboardData.getData('text/plain');
}

/** What `fill` does with an editor. */
export const richText = { replace: replaceRichText, copied: copiedText };
