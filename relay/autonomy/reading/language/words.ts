/** Splits a text into words and reduces them to stems. */
import { stemmer } from 'stemmer';
import { irregular } from './irregular-forms';

/** A word in its place. */
export interface Word {
  text: string;
  /** The stem. */
  stem: string;
  start: number;
  end: number;
}

/** "Check-out" and "sign-up" are one word. */
const wordPattern =
  /[\p{L}\p{N}]+(?:[.,:'’_][\p{L}\p{N}]+)*(?:-(?:in|out|up|off|on|over|back|down)(?![\p{L}\p{N}-]))?[+#%]?/gu;

/** The words of a text, numbers with their separators being one word. */
export function wordsOf(text: string): Word[] {
  const found: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const stem = stemOf(match[0]);
    found.push({ text: match[0], stem, start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** Longer than any word; what is longer has no stem. */
const maxWordLength = 60;
const stems = new Map<string, string>();
const maxStems = 50_000;

export function stemOf(word: string): string {
  if (word.length > maxWordLength) return word.toLowerCase();
  const known = stems.get(word);
  if (known !== undefined) return known;
  const plain = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s?$|['’]s$/, '')
    .replace(/[’'-]/g, '');
  const stem = /\d/.test(plain)
    ? plain
        .replace(/(?<=\d),(?=\d{3})/g, '')
        .replace(/(?<=\d)\.00$/, '')
        .replace(/^0(?=\d:\d\d$)/, '')
        .replace(/^(\d{1,2})(?:st|nd|rd|th)$/, '$1')
    : stemmer(irregular.get(plain) ?? plain);
  if (stems.size > maxStems) stems.clear();
  stems.set(word, stem);
  return stem;
}
