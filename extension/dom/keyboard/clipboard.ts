/** Copy, cut and paste. What is copied stays in the session; the system clipboard is not used. */
import type { Devices } from '../events/devices';
import { fire } from '../events/fire';
import { isTextField, takesText } from '../tree/fields/form-field';
import { isPrivate } from '../tree/fields/private-field';
import { edit } from './edit';

/** The functions behind Control+C, Control+X and Control+V. */
export const clipboard = { copy, paste };

/** Control+C or Control+X. False when the page prevented it and set the clipboard itself. */
function copy(target: Element, how: 'copy' | 'cut', devices: Devices): boolean {
  const data = transferOf(target, {});
  if (!data) return true;
  if (!fireClipboardEvent(target, how, data)) {
    keep(target, devices, Object.fromEntries(data.types.map((type) => [type, data.getData(type)])));
    return false;
  }
  const selected = selectionIn(target);
  if (!selected['text/plain']) return true;
  keep(target, devices, selected);
  return how === 'copy' || !takesText(target) || edit(target, 'deleteByCut', null, devices);
}

function keep(target: Element, devices: Devices, texts: Record<string, string>): void {
  const origin = target.ownerDocument.defaultView?.origin ?? '';
  devices.clipboard = { origin, atMs: Date.now(), texts };
}

/** Control+V, with Shift as plain text. False when the page prevented it. */
function paste(target: Element, plain: boolean, devices: Devices): boolean {
  const { 'text/plain': text = '', ...rest } = devices.clipboard.texts;
  const data = transferOf(target, { ...(!plain && rest), ...(text && { 'text/plain': text }) });
  if (!data) return true;
  if (!fireClipboardEvent(target, 'paste', data)) return false;
  if (data.types.length === 0 || !takesText(target)) return true;
  return edit(target, 'insertFromPaste', text, devices, data);
}

function transferOf(target: Element, held: Record<string, string>): DataTransfer | undefined {
  const view = target.ownerDocument.defaultView;
  const data = view ? new view.DataTransfer() : undefined;
  for (const [type, text] of Object.entries(held)) data?.setData(type, text);
  return data;
}

// https://w3c.github.io/clipboard-apis/#fire-a-clipboard-event
function fireClipboardEvent(target: Element, type: string, clipboardData: DataTransfer): boolean {
  const start = isTextField(target) ? target : rangeOf(target)?.startContainer;
  const listener = start && 'tagName' in start ? (start as Element) : start?.parentElement;
  const init = { bubbles: true, cancelable: true, composed: true, clipboardData };
  return fire(listener ?? target.ownerDocument.body ?? target, 'ClipboardEvent', type, init);
}

/** The selection by MIME type. Browsers copy nothing from password fields, tabrelay nothing from any private field. */
function selectionIn(target: Element): Record<string, string> {
  if (isPrivate(target)) return {};
  const selection = target.ownerDocument.getSelection();
  if (isTextField(target)) {
    const { selectionStart, selectionEnd, value } = target;
    const text =
      selectionStart === null ? selection?.toString() : value.slice(selectionStart, selectionEnd ?? 0);
    return { 'text/plain': text ?? '' };
  }
  const copied = target.ownerDocument.createElement('div');
  const range = rangeOf(target);
  if (range) copied.append(range.cloneContents());
  for (const unseen of copied.querySelectorAll('script, style, template')) unseen.remove();
  return { 'text/plain': selection?.toString() ?? '', 'text/html': copied.innerHTML };
}

function rangeOf(target: Element): Range | undefined {
  const selection = target.ownerDocument.getSelection();
  return selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
}
