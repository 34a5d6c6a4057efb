/** The patterns of places: addresses, and what stands behind "in", "at" and "near". */

import { month } from './month';
import { namesIn, type Span } from './names';

export const addressPattern =
  /\b\d{1,5}[a-z]?\s(?:\p{Lu}[\p{L}'’.-]*\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Square|Drive|Way|Place|Boulevard|Court|Row|Terrace|Quay|Park)\b(?:,\s\p{Lu}[\p{L}\d'’ .-]*[\p{L}\d])?/gu;
const preposition = `(?:in|at|on|near|behind|outside|inside|opposite|beside|next to|in front of|close to|above|below|under|between|along|off|across from|from|to)`;
export const placePhrase = new RegExp(
  String.raw`\b${preposition}\s(?!(?:${month}|\d|order|addition|case|time|average|total|fact|general|particular|which|this|that|it|her|his|their|be|the (?:\d{4}s|age|time|end|beginning|day|morning|evening|year|first|same|other)\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day))(?:the |a |an )?[\p{L}\d][\p{L}\p{N}'’.-]*(?:\s(?!(?:${preposition}|and|or|but|where|which|who|that|is|are|was|were|has|had|for|by|with|when|as|after|before|because)\b)[\p{L}\d][\p{L}\p{N}'’-]*){0,5}(?:\s(?:in|of|on|at) (?:the )?\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)*)?(?:, \p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)*)?`,
  'gu',
);

/** "Bergen" of "in Bergen"; a place name raises the certainty. */
export function withoutPreposition(span: Span): Span {
  const head = /^(?:in|at|near|from|to)\s(?:the )?/i.exec(span.text)?.[0] ?? '';
  const text = span.text.slice(head.length).replace(/[.'’-]+$/, '');
  const names = namesIn(` ${text}`);
  const certainty = names.some(({ kind }) => kind === 'place')
    ? 1
    : names.some(({ kind }) => kind === 'person')
      ? 0.3
      : names.length > 0
        ? 0.9
        : 0.6;
  return { text, start: span.start + head.length, end: span.start + head.length + text.length, certainty };
}
