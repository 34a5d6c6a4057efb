/** Replaces the values of secrets in text by `{{name}}`; relay and extension mask by this one rule. */
import { escaped } from '../escaped';
import { folded, lettersAndDigits, lowerCase } from './fold';
import type { Edge, Reading } from './reading';
import { type Form, formsOf, layersOf, type View } from './secret-forms';

/** Replaces each value of a secret by `{{name}}`. */
export type Mask = (text: string) => string;

/** The mask of nobody's secrets. */
export const noMask: Mask = (text) => text;

/**
 * Element refs of a snapshot, `[e12]` and `ref=e12`: they stay usable whatever a secret's value is. The pattern is narrow,
 * because a page could write a value in this form so that it is not masked.
 */
const elementRef = String.raw`\[(?:f\d{1,6})?e\d{1,6}\]|\bref=(?:f\d{1,6})?e\d{1,6}\b`;

interface Secret {
  mark: string;
  forms: Form[];
  /** The value contains something like an element ref. */
  hasRef: boolean;
}

/** A part of a text, its last character included, and what to write instead. */
interface Place {
  first: number;
  last: number;
  mark: string;
}

/**
 * Replaces a value however it is written: as it is, with the escapes of addresses, forms, HTML, JSON and Markdown, several
 * of them one within the other, in base64 and hexadecimal, backwards, in another case, with signs between its letters. A
 * value under six characters is only replaced as a whole word, one of letters alone only in its own case. The time it takes
 * grows with the length of the text.
 * @param secrets values by name
 */
export function maskSecrets(secrets: Readonly<Record<string, string>>): Mask {
  const all = Object.entries(secrets).map(
    ([name, value]): Secret => ({
      mark: `{{${name}}}`,
      forms: formsOf(value),
      hasRef: new RegExp(elementRef).test(value),
    }),
  );
  if (all.length === 0) return noMask;
  // What was masked before stays as it is, even if a secret's value is another one's name.
  const kept = new RegExp(`${elementRef}|${all.map(({ mark }) => escaped(mark)).join('|')}`, 'g');
  const mask = (text: string, viewsOf: (layers: Reading[]) => Views[]) => {
    const views = viewsOf(layersOf(text));
    const found = all.flatMap((secret) => views.flatMap((view) => placesOf(secret, view)));
    return found.length === 0 ? text : replaced(text, outside(found, text, kept));
  };
  // To find out where letters without all else stand takes long, and is only needed for what is left.
  return (text) => mask(mask(text, spelledViews), bareViews);
}

/** `value` with `change` made to every string in it, at any depth; for values that come from JSON. */
export function mapStrings<Value>(value: Value, change: (text: string) => string): Value {
  if (change === noMask) return value;
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((one) => mapStrings(one, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, mapStrings(one, change)]),
  ) as Value;
}

type Views = Partial<Record<View, Reading>>;

function spelledViews(layers: readonly Reading[]): Views[] {
  return layers.map((layer) => {
    const cased = folded(layer);
    return { cased, caseless: lowerCase(cased) };
  });
}

/** Of the text without any escapes, as forms of nothing but letters and digits have none. */
function bareViews(layers: readonly Reading[]): Views[] {
  return layers.slice(-1).map((layer) => {
    const bareCased = lettersAndDigits(folded(layer));
    return { bareCased, bareCaseless: lowerCase(bareCased) };
  });
}

interface Found extends Place {
  hasRef: boolean;
}

function placesOf({ mark, forms, hasRef }: Secret, views: Views): Found[] {
  return forms.flatMap(({ text, view, wholeWord }) => {
    const reading = views[view];
    const starts = reading ? startsOf(text, reading.text, wholeWord === true) : [];
    if (!reading || starts.length === 0) return [];
    const edges = (edge: Edge, more: number) =>
      reading.locate(
        starts.map((start) => start + more),
        edge,
      );
    const lasts = edges('last', text.length - 1);
    return edges('first', 0).map((first, index) => ({ first, last: lasts[index] ?? first, mark, hasRef }));
  });
}

/** Where `form` begins in `text`, without overlaps. */
function startsOf(form: string, text: string, wholeWord: boolean): number[] {
  const starts: number[] = [];
  for (let at = text.indexOf(form); at >= 0; ) {
    const end = at + form.length;
    const counts = !wholeWord || !(ofWord.test(text[at - 1] ?? '') || ofWord.test(text[end] ?? ''));
    if (counts) starts.push(at);
    at = text.indexOf(form, counts ? end : at + 1);
  }
  return starts;
}

const ofWord = /[\p{L}\p{N}\p{M}]/u;

/** The places that touch nothing that has to stay, in order. */
function outside(found: Found[], text: string, kept: RegExp): Found[] {
  const ordered = found.sort((one, other) => one.first - other.first || other.last - one.last);
  const stays = [...text.matchAll(kept)].map(({ index, 0: { length } }) => ({
    index,
    last: index + length - 1,
  }));
  let next = 0;
  return ordered.filter(({ first, last, hasRef }) => {
    while ((stays[next]?.last ?? text.length) < first) next += 1;
    return hasRef || (stays[next]?.index ?? text.length) > last;
  });
}

/** @param places in order; those that overlap become one, with the mark of the longest */
function replaced(text: string, places: readonly Place[]): string {
  let result = '';
  let end = 0;
  let current: Place | undefined;
  const write = () => {
    if (!current) return;
    result += text.slice(end, current.first) + current.mark;
    end = current.last + 1;
  };
  for (const place of places) {
    if (current && place.first <= current.last) {
      const isLonger = place.last - place.first > current.last - current.first;
      const last = Math.max(current.last, place.last);
      current = { first: current.first, last, mark: isLonger ? place.mark : current.mark };
    } else {
      write();
      current = place;
    }
  }
  write();
  return result + text.slice(end);
}
