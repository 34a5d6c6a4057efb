/** Tells whether a character that was typed into an editor arrived there. */
import { editContextOf, editingHost } from '../../../dom/tree/fields/form-field';
import { countOf } from './places-of';

/** The paragraph of an editor in which the caret is: its text, and the elements around the caret. */
export interface Trace {
  text: string;
  tags: string;
}

/** Undefined outside of editors. */
export function traceOf(field: Element | null): Trace | undefined {
  const host = field && editingHost(field);
  if (!host) return undefined;
  const context = editContextOf(host);
  if (context) return { text: context.text, tags: '' };
  const tags: string[] = [];
  let block: Node | null | undefined = host.ownerDocument.getSelection()?.anchorNode;
  for (let at: Node | null | undefined = block; at && at !== host; at = at.parentNode) {
    tags.push(at.nodeName);
    block = at;
  }
  return { text: block?.textContent ?? '', tags: tags.filter((tag) => tag !== '#text').join() };
}

/** Whether a character is there, or an editor's rule has put something else in the place of it and those before it. */
export function took(character: string, before: Trace, after: Trace): boolean {
  if (before.tags !== after.tags) return true;
  const plain = (text: string) =>
    text
      .replaceAll('\u00a0', ' ')
      .replace(/[\u2018\u2019]/g, "'")
      .replace(/[\u201c\u201d]/g, '"');
  if (countOf(character, plain(after.text)) > countOf(character, plain(before.text))) return true;
  return after.text !== before.text && after.text.length <= before.text.length;
}
