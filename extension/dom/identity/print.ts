/** What tells an element from all others, so that it is known again when the page has made it anew. */

import { collapse } from '../../protocol/collapse';
import { quickName } from '../accessibility/content-name';
import { roleOf } from '../accessibility/role';
import { isInput } from '../tree/fields/form-field';
import type { ShadowLookup } from '../tree/walk';
import { matches, tagNameOf } from '../tree/walk';
import { headingAbove, textAbove, textBeside } from './heading-above';
import { rowAround, textOfRow } from './row-around';

/** Two elements with equal prints look the same to a person, in the same place. */
export interface Print {
  /** What costs little to compare: tag, address, type and words. */
  readonly signature: string;
  /** Role, accessible name or the words beside, form, row or card, and heading. Empty where there is no name. */
  readonly whole: string;
  /** What stands above the row of a control without a name, where several have the same `whole`. */
  readonly above?: string;
}

const asItIs = (text: string) => text;
/** In these the rows are called as what they lead to. */
const navigations = 'nav, header, [role=navigation], [role=tablist], [role=menubar]';
const maxChars = 200;
const maxTexts = 12;
/** What is written in these is no name. */
const holdsInput = 'select, textarea, [contenteditable], [contenteditable] *';
const identifying = [
  'name',
  'type',
  'href',
  'data-id',
  'data-key',
  'data-row-key',
  'data-item-id',
  'data-testid',
];

/** Makes prints of the elements of one moment: it keeps the texts of rows and headings. */
export class PrintMaker {
  readonly #shadow: ShadowLookup;
  readonly #rows = new Map<Element, string>();
  readonly #headings = new Map<Element, string>();

  constructor(shadow: ShadowLookup) {
    this.#shadow = shadow;
  }

  /** @returns `Print.whole` @param uncounted takes out of a name what counts something */
  wholeOf(element: Element, uncounted?: (text: string) => string): string {
    const role = roleOf(element);
    const name = (uncounted ?? asItIs)(quickName(element, role, this.#shadow) || wordsOf(element));
    const beside = name ? '' : textBeside(element);
    if (!name && !beside) return '';
    const form = (element as Partial<HTMLInputElement>).form ?? element.closest('form');
    const formParts = form && ['id', 'name', 'method', 'action'].map((key) => form.getAttribute(key));
    const row = rowAround(element);
    const rowKeys = row && identifying.map((key) => row.getAttribute(key));
    const heading = row ? this.#headingAbove(row) : headingAbove(element);
    // A number says little of itself: a day belongs to its month.
    const before = /\p{L}{2}/u.test(name) ? '' : beside || textAbove(element);
    const ofRow = uncounted && element.closest(navigations) ? uncounted : asItIs;
    const rowText = row && ofRow(this.#textOf(row));
    return JSON.stringify([role, name, formParts, rowText, rowKeys, heading, before]);
  }

  /**
   * The words above the row of a control without a name, without what is counted; else empty. Settings with the same
   * words stand in several parts of a page, of which all but one may be folded.
   */
  aboveOf(element: Element): string {
    if (quickName(element, roleOf(element), this.#shadow) || wordsOf(element)) return '';
    return textAbove(rowAround(element) ?? element).replace(/\p{N}+/gu, '');
  }

  #textOf(row: Element): string {
    const text = this.#rows.get(row) ?? textOfRow(row);
    this.#rows.set(row, text);
    return text;
  }

  #headingAbove(row: Element): string {
    const heading = this.#headings.get(row) ?? headingAbove(row);
    this.#headings.set(row, heading);
    return heading;
  }
}

/**
 * What an element without an accessible name is called all the same, such as a clickable `<div>`: by how its words begin.
 * A list that grows at its end stays the same.
 */
function wordsOf(element: Element): string {
  return matches(element, holdsInput) || isInput(element) ? '' : textOfRow(element).slice(0, maxChars);
}

/** Does not look around the element. @param uncounted takes out of a name what counts something */
export function signatureOf(element: Element, uncounted = asItIs): string {
  const { value } = element as Partial<HTMLInputElement>;
  const isButton = /^(?:button|submit|reset|checkbox|radio)$/.test(element.getAttribute('type') ?? '');
  return JSON.stringify([
    tagNameOf(element),
    ...identifying.map((key) => element.getAttribute(key)),
    uncounted(element.getAttribute('aria-label') ?? ''),
    element.getAttribute('placeholder'),
    isButton ? value : null,
    uncounted(firstWords(element)),
  ]);
}

/** Of a large element no more than a part is read. */
function firstWords(element: Element): string {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let words = '';
  for (let count = 0; count < maxTexts && words.length < maxChars && walker.nextNode(); count += 1)
    words += `${walker.currentNode.nodeValue} `;
  return collapse(words).slice(0, maxChars);
}
