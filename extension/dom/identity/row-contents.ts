/** What stands in the fields and editable cells of rows at one moment. */
import { collapse } from '../../protocol/collapse';
import { isInput, isSelect, isTextArea } from '../tree/fields/form-field';
import { composedParent, matches } from '../tree/walk';
import { textsOf } from './row-around';

const fields = [
  'input:not([type=hidden i], [type=password i], [type=file i], [type=checkbox i], [type=radio i], [type=button i], [type=submit i], [type=reset i], [type=image i])',
  'select',
  'textarea',
  '[contenteditable]:not([contenteditable=false i], [contenteditable] *)',
].join();
const maxFields = 40;
const maxChars = 200;
const maxRows = 500;
/** A row may stand alone in a wrapper, as in a table with a body for each row. */
const maxWrappers = 3;

/** The fields of a row, its own element included where that is one. Boxes that are checked say nothing of a row. */
export function fieldsOf(row: Element): Element[] {
  const inside = [...row.querySelectorAll(fields)].slice(0, maxFields);
  return matches(row, fields) ? [row, ...inside] : inside;
}

/** How the page formats a text makes no difference. */
function plain(text: string): string {
  return collapse(text.slice(0, maxChars))
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<![\p{N}.,])0+(?=\p{N})/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

export const hasWords = (text: string) => /\p{L}{2}/u.test(text);

/** How a row stands among those beside it. */
export interface Standing {
  /** A text for each field, in order, empty ones included. */
  readonly contents: readonly string[];
  /** The texts that no row beside it has, but for those with the same contents. */
  readonly single: ReadonlySet<string>;
  /** Whether a row beside it has the same contents and says the same, but for numbers. */
  readonly hasTwin: boolean;
  /** How many rows are beside it. */
  readonly beside: number;
}

/** Reads every row once. */
export class RowContents {
  readonly #fields = new Map<Element, readonly Element[]>();
  readonly #contents = new Map<Element, readonly string[]>();
  /** The place of each element among its siblings, by their parent. */
  readonly #places = new Map<Element, ReadonlyMap<Element, number>>();
  readonly #standings = new Map<Element, Standing>();
  readonly #beside = new Map<Element, Element[]>();
  readonly #words = new Map<Element, string>();

  fieldsOf(row: Element): readonly Element[] {
    const fields = this.#fields.get(row) ?? fieldsOf(row);
    this.#fields.set(row, fields);
    return fields;
  }

  /** How many siblings are before the row. */
  placeOf(row: Element): number {
    const { parentElement } = row;
    if (!parentElement) return 0;
    const places =
      this.#places.get(parentElement) ??
      new Map([...parentElement.children].map((one, place) => [one, place] as const));
    this.#places.set(parentElement, places);
    return places.get(row) ?? 0;
  }

  of(row: Element): Standing {
    const known = this.#standings.get(row);
    if (known) return known;
    const contents = this.#contentsOf(row);
    const beside = contents.length > 0 ? this.#rowsBeside(row) : [];
    const isAlike = (one: Element) => isSame(this.#contentsOf(one), contents);
    const alike = beside.filter(isAlike);
    const elsewhere = beside.filter((one) => !isAlike(one)).map((one) => this.#contentsOf(one));
    const isSingle = (text: string) => text !== '' && !elsewhere.some((texts) => texts.includes(text));
    const standing = {
      contents,
      single: new Set(contents.filter(isSingle)),
      hasTwin: !isBlank(contents) && alike.some((one) => this.#wordsOf(one) === this.#wordsOf(row)),
      beside: beside.length,
    };
    this.#standings.set(row, standing);
    return standing;
  }

  /** Whether a row beside this one has the text in a field. */
  isElsewhere(row: Element, text: string): boolean {
    return this.#rowsBeside(row).some((one) => this.#contentsOf(one).includes(text));
  }

  /** Whether a row beside this one has these contents. */
  isBeside(row: Element, contents: readonly string[]): boolean {
    return this.#rowsBeside(row).some((one) => isSame(this.#contentsOf(one), contents));
  }

  #contentsOf(row: Element): readonly string[] {
    const contents = this.#contents.get(row) ?? this.fieldsOf(row).map(contentOf);
    this.#contents.set(row, contents);
    return contents;
  }

  #rowsBeside(row: Element): Element[] {
    const found = this.#beside.get(row) ?? rowsBeside(row);
    this.#beside.set(row, found);
    return found;
  }

  #wordsOf(row: Element): string {
    const words =
      this.#words.get(row) ??
      textsOf(row)
        .join(' ')
        .replace(/\p{N}+/gu, '');
    this.#words.set(row, words);
    return words;
  }
}

export const isBlank = (contents: readonly string[]) => contents.every((text) => text === '');

function rowsBeside(row: Element): Element[] {
  let at: Element | null = row;
  for (let level = 0; at && level < maxWrappers; level += 1, at = composedParent(at)) {
    const { localName, parentElement } = at;
    const others = [...(parentElement?.children ?? [])]
      .slice(0, maxRows)
      .filter((one) => one !== at && one.localName === localName);
    if (others.length > 0) return others;
  }
  return [];
}

export function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, at) => text === other[at]);
}

/** What a field holds, without what is only its format. */
export function contentOf(field: Element): string {
  if (isSelect(field)) return plain([...field.selectedOptions].map(({ text }) => text).join(' '));
  if (isInput(field) || isTextArea(field)) return plain(field.value);
  return plain(field.textContent ?? '');
}
