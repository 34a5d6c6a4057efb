/** Judges, in a lazy script, a text that is not in its field character by character. */

import { announced } from '../../../dom/messages/announced';
import { codeBoxes } from '../../../dom/tree/fields/code-boxes';
import { isInput } from '../../../dom/tree/fields/form-field';
import { rootOf } from '../../../dom/tree/root-of';
import { composedContains, elementsFrom, type ShadowLookup } from '../../../dom/tree/walk';
import { collapse } from '../../../protocol/collapse';
import type { PageWorld } from '../../page-world';
import { ownPlace } from '../finding/own-place';
import { whileReacting } from '../waiting/while-reacting';
import { caretOfFormatter } from './caret-of-formatter';
import { isFormattedAs } from './formatted-as';
import type { Line, Place } from './judge-typing';
import { whyNotTyped } from './why-not-typed';
import { type Widget, wholeText } from './widget-around';

/** What the page showed before keys were pressed on something that is no field. */
interface Shown {
  text: string;
  active: Element | null;
}

export const judgeText = {
  isFormattedAs,
  isTyped,
  isShown,
  isSpread,
  isToken,
  caretOfFormatter,
  ownPlace,
  whileTaken,
  whyNotTyped,
};

/** Pages ask a server before they make a token. */
const tokensComeWithinMs = 1_000;

/** `whileReacting` after text was put in: where the field is gone or empty again, the page does something with the text. */
function whileTaken<Result extends { success: boolean; value: string }>(
  world: PageWorld,
  read: () => Result,
): Promise<Result> {
  return whileReacting(world, read, read().value === '' ? tokensComeWithinMs : 0);
}

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
  return (
    fields.length === 1 && only !== undefined && isFormattedAs(wholeOf({ ...only, typed: text }), only.held)
  );
}

/** Whether a page has put a code that one box got into this and the next ones, one character each. */
function isSpread(field: Element, code: string): boolean {
  const boxes = isInput(field) ? codeBoxes(field, code.length) : undefined;
  return boxes?.map((box) => box.value).join('') === code;
}

/** A field, and what was put into it. */
type Filling = Pick<Place, 'typed' | 'before' | 'at' | 'selected' | 'held'>;

/** What a field would hold that has only taken what was typed. */
function wholeOf({ typed, before, at, selected }: Filling): string {
  const from = at ?? before.length;
  return before.slice(0, from) + typed + before.slice(from + selected.length);
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

/**
 * Whether a page shows each part of the text beside the field, as a tag, a chip, a recipient, or in the place of the field.
 * The field is gone or empty, or holds the end of the text, of which no key has made a token yet.
 */
function isToken(
  places: Filling[],
  { at, text: before }: Widget,
  field: Element | null,
  shadow: ShadowLookup,
): boolean {
  const held = wordsOf(places.map((place) => place.held).join(' '));
  const words = wordsOf(places.map(wholeOf).join(' '));
  const parts = words.slice(0, words.length - held.length);
  if (parts.length === 0 || held.join() !== words.slice(parts.length).join()) return false;
  const times = (part: string, whole: string) => bare(whole).split(part).length - 1;
  const now = at.isConnected ? wholeText(at, shadow) : '';
  const said = saidIn(at, parts, field, shadow);
  return parts.every((part) => times(part, now) - times(part, said) > times(part, before));
}

/** What messages say about a text is no sign that it was taken. A list may be announced too, but says nothing else. */
function saidIn(at: Element, parts: string[], field: Element | null, shadow: ShadowLookup): string {
  let said = '';
  for (const one of elementsFrom(at, shadow)) {
    const message = one.closest(announced);
    if (!message || (field && composedContains(message, field))) continue;
    for (const { nodeType, nodeValue } of one.childNodes) {
      const isMore = wordsOf(nodeValue ?? '').some((word) => !parts.includes(word));
      if (nodeType === 3 && isMore) said += `${nodeValue}\n`;
    }
  }
  return said;
}

/** Without what separates tokens. */
function wordsOf(text: string): string[] {
  return text
    .split(/[,;\s]+/)
    .map(bare)
    .filter((word) => word !== '');
}

function bare(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}
