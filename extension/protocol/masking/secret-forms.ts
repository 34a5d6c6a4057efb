/** The forms of a secret's value to look for, each in the readings of a text in which it would stand. */
import { decoded } from './decode';
import { folded, lettersAndDigits, lowerCase } from './fold';
import { type Reading, sourceReading } from './reading';

/** A shorter value is part of many words that are not it, so it is replaced only where it is a whole word. */
const minFreeLength = 6;
/** A value of so few letters and nothing else can be an ordinary word, so another case of it is not replaced. */
const maxWordLength = 15;
/** Fewer letters and digits than this stand side by side by chance, once all else is left out. */
const minBareLength = 8;

/** The ways in which a text is read. */
export type View = 'cased' | 'caseless' | 'bareCased' | 'bareCaseless';

export interface Form {
  text: string;
  view: View;
  wholeWord?: true;
}

/** How often escapes are taken off: an address within JSON within HTML has three layers. */
const maxLayers = 3;

/** The text, and what it says without one or more layers of escapes. */
export function layersOf(text: string): Reading[] {
  const layers = [sourceReading(text)];
  for (let last = layers[0]; last && layers.length <= maxLayers; ) {
    const next = decoded(last);
    if (next === last) break;
    layers.push(next);
    last = next;
  }
  return layers;
}

/** All forms of a value, none for one of white space only. */
export function formsOf(value: string): Form[] {
  const forms = layersOf(value).flatMap((reading) => textForms(folded(reading)));
  const all = [...forms, ...(value.length >= minFreeLength ? byteForms(value) : [])];
  return [...new Map(all.map((form) => [JSON.stringify(form), form])).values()];
}

function textForms(reading: Reading): Form[] {
  const text = reading.text.trim();
  if (text === '') return [];
  if (text.length < minFreeLength) return [{ text, view: 'cased', wholeWord: true }];
  if (text.length <= maxWordLength && /^[\p{L}\p{M}]+$/u.test(text)) return [{ text, view: 'cased' }];
  const lower = lowerCase(sourceReading(text)).text;
  const bare = lettersAndDigits(sourceReading(lower)).text;
  const backwards = (lower.match(/\P{M}\p{M}*/gu) ?? []).reverse().join('');
  const free = [lower, backwards].map((form): Form => ({ text: form, view: 'caseless' }));
  return bare.length < minBareLength ? free : [...free, { text: bare, view: 'bareCaseless' }];
}

/** In hexadecimal and in base64, as UTF-8 and as Latin-1. */
function byteForms(value: string): Form[] {
  const latin = [...value].map((sign) => sign.codePointAt(0) ?? 0);
  const encodings = [
    [...new TextEncoder().encode(value)],
    ...(latin.every((code) => code < 256) ? [latin] : []),
  ];
  return encodings.flatMap((bytes) => [
    { text: bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(''), view: 'bareCaseless' as const },
    ...base64Forms(bytes).map((text) => ({ text, view: 'bareCased' as const })),
  ]);
}

/**
 * The characters of base64 that depend on nothing but these bytes, for each number of bytes that can come before them in
 * a group of three. Without `+`, `/`, `-` and `_`: then base64url is the same.
 */
function base64Forms(bytes: readonly number[]): string[] {
  return [0, 1, 2].flatMap((before) => {
    const all = [...new Array<number>(before).fill(0), ...bytes];
    const encoded = btoa(String.fromCharCode(...all));
    const own = encoded.slice(Math.ceil((before * 8) / 6), Math.floor((all.length * 8) / 6));
    const bare = own.replace(/[+/=]/g, '');
    return bare.length >= minFreeLength ? [bare] : [];
  });
}
