/** Judges, in a lazy script, a text that is not in its field character by character. */
import { collapse } from '../../dom/accessibility/name';
import { rootOf } from '../../dom/tree/root-of';
import { caretOfFormatter } from './caret-of-formatter';
import { isFormattedAs } from './formatted-as';
import type { Line } from './judge-typing';
import { ownPlace } from './own-place';

/** What the page showed before keys were pressed on something that is no field. */
interface Shown {
  text: string;
  active: Element | null;
}

/** An element around a field, and its text before anything was typed. */
export interface Beside {
  at: Element;
  text: string;
}

export const judgeText = { isFormattedAs, isTyped, isShown, isToken, caretOfFormatter, ownPlace };

/** Whether a line of typing arrived: in several fields, formatted, or taken by an editor to make something of it. */
function isTyped({ text, places, isThere, isTaken, astray }: Line): boolean {
  if (astray) return false;
  if (isThere || isTaken) return true;
  const fields = places.filter(({ isField }) => isField);
  if (fields.length === 0) return false;
  const added = fields.map(({ before, held }) =>
    held.startsWith(before) ? held.slice(before.length) : held,
  );
  if (isFormattedAs(text, added.join(''))) return true;
  const [only] = fields;
  if (fields.length !== 1 || !only) return false;
  const { before, at, selected, held } = only;
  const from = at ?? before.length;
  return isFormattedAs(before.slice(0, from) + text + before.slice(from + selected.length), held);
}

/** Whether keys that no field took show in the page: as new text, or as the item that they lead to. */
function isShown(document: Document, text: string, before: Shown, active: Element | null): boolean {
  const typed = bare(text);
  if (typed === '') return false;
  const begins = (item: Element | null) =>
    item !== null && bare(collapse(item.textContent ?? '')).startsWith(typed);
  if (active !== before.active && begins(active)) return true;
  // One letter more is no sign.
  const times = (page: string) => bare(page).split(typed).length;
  return typed.length > 1 && times(rootOf(document).textContent ?? '') > times(before.text);
}

/** Whether a page has emptied the field and shows each part of the text beside it: as a tag, a chip, a recipient. */
function isToken({ text, places }: Line, { at, text: before }: Beside): boolean {
  const parts = text
    .split(/[,;\s]+/)
    .map(bare)
    .filter((part) => part !== '');
  if (parts.length === 0 || places.some(({ held }) => bare(held) !== '')) return false;
  const said = [...at.querySelectorAll(messages)].map((one) => one.textContent ?? '').join('\n');
  const times = (part: string, whole: string) => bare(whole).split(part).length - 1;
  const now = at.isConnected ? (at.textContent ?? '') : '';
  return parts.every((part) => times(part, now) - times(part, said) > times(part, before));
}

/** What these say about a text is no sign that it was taken. */
const messages = '[role=alert], [role=status], [aria-live]:not([aria-live=off])';

function bare(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}
