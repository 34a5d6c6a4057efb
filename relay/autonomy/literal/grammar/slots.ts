/** Matches what follows a verb against a form, such as `{value} in|into {field}`. */
import type { Phrase, Value } from './instruction';
import { bareWord, type Token } from './token';
import { articles } from './words';

/** What stands at each `{slot}` of a form. */
export type Slots = { readonly [name in Exclude<string, 'times'>]?: readonly Token[] } & { times?: number };

/** All ways in which the tokens fit the form; the one with the last connector first. */
export function slotsOf(form: string, tokens: readonly Token[]): Slots[] {
  const [first = '', ...parts] = form.split(' ');
  if (!first.startsWith('{')) {
    if (!first.split('|').includes(bareWord(tokens[0]) ?? '')) return [];
    return slotsOf(parts.join(' '), tokens.slice(1));
  }
  const name = first.slice(1, -1);
  if (parts.length === 0) return tokens.some(({ mark }) => !mark) ? [{ [name]: trimmed(tokens) }] : [];
  const [connectors = '', ...rest] = parts;
  const words = connectors.split('|');
  const ways: Slots[] = [];
  for (let at = tokens.length - 2; at > 0; at -= 1) {
    if (!words.includes(bareWord(tokens[at]) ?? '')) continue;
    const left = trimmed(tokens.slice(0, at));
    if (left.length === 0) continue;
    for (const others of slotsOf(rest.join(' '), tokens.slice(at + 1)))
      ways.push({ ...others, [name]: left });
  }
  return ways;
}

/** The words of a phrase, marks left out. */
export function phrase(tokens: readonly Token[]): Phrase {
  return tokens.filter(({ mark }) => !mark);
}

/** A text as written, from its first to its last token; without a leading article before a quoted text. */
export function value(tokens: readonly Token[], isOpen = false): Value {
  const named = tokens.filter((token) => !token.mark);
  const [only] = named.filter((token) => token.quoted || !articles.has(bareWord(token) ?? ''));
  const content = named.filter((token) => !articles.has(bareWord(token) ?? ''));
  if (only?.quoted && content.length === 1) return { text: only.text, quoted: true, isOpen: false };
  const isCut = tokens.at(-1)?.mayEndSentence === true;
  return { text: written(tokens), quoted: false, isOpen, ...(isCut && { isCut }) };
}

/** Tokens as they were written. */
export function written(tokens: readonly Token[]): string {
  return tokens.reduce((text, { text: next, mark, quoted, start }, index) => {
    const gap = index === 0 ? 0 : start - (tokens[index - 1]?.end ?? start);
    return text + ' '.repeat(gap < 0 ? 1 : gap) + (quoted && !mark ? `"${next}"` : next);
  }, '');
}

/** The text that a phrase is; undefined where marks between its words were left out, or one may belong to it. */
export function textOf(words: Phrase): string | undefined {
  if (words.at(-1)?.mayEndSentence) return undefined;
  const [only, ...more] = words;
  if (only && more.length === 0) return only.text;
  const isWhole = words.every(({ start, quoted }, at) => {
    const before = words[at - 1];
    return !quoted && (!before || start - before.end === 1);
  });
  return isWhole ? words.map(({ text }) => text).join(' ') : undefined;
}

/** Without marks at either end. */
function trimmed(tokens: readonly Token[]): readonly Token[] {
  let [from, to] = [0, tokens.length];
  while (from < to && tokens[from]?.mark) from += 1;
  while (to > from && tokens[to - 1]?.mark && tokens[to - 1]?.mark !== ')') to -= 1;
  return tokens.slice(from, to);
}
