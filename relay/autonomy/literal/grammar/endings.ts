/** What stands at the end of a clause and may belong to it or not: `please`, `first`, a full stop. */
import type { Instruction, Reading, Value } from './instruction';
import { bareWord, type Token, wordsOf } from './token';
import { closings, repeats, times } from './words';

/** The clause without `please`, `too`, `again` or `then` behind it, if it has such; it is read so as well. */
export function withoutEnding(tokens: readonly Token[]): readonly Token[] | undefined {
  let end = tokens.length;
  while (end > 0) {
    const length = endingBefore(tokens, end);
    if (length === 0) break;
    end -= length;
  }
  return end > 0 && end < tokens.length ? tokens.slice(0, end) : undefined;
}

/** How many tokens of a mark or of such words end here. */
export function endingBefore(tokens: readonly Token[], end: number): number {
  const last = tokens[end - 1];
  if (last?.mark) return last.mark === ')' || last.mark === ']' ? 0 : 1;
  const word = bareWord(last) ?? '';
  if (repeats.has(word) || /^(?:and|then)$/.test(word)) return 1;
  const closing = closings.find((words) =>
    words.every((one, ahead) => bareWord(tokens[end - words.length + ahead]) === one),
  );
  return closing?.length ?? 0;
}

/** Whether a text ends with words that may be said to whoever reads the prompt: `I like tea, too`. */
export function endsWithCourtesy(text: string): boolean {
  const words = wordsOf(text);
  return closings.some(
    (closing) =>
      closing.length < words.length && closing.every((word, at) => words.at(at - closing.length) === word),
  );
}

/** The reading of a clause that something was cut from: a text at its end may have had it. */
export function readingOfCut(reading: Reading, isQuoted: boolean): Reading {
  return isQuoted ? reading : reading.map((part) => part.flatMap((one) => instructionOfCut(one) ?? []));
}

function instructionOfCut(one: Instruction): Instruction | undefined {
  const cut = (text: Value): Value => ({ ...text, isCut: true });
  switch (one.do) {
    case 'enter':
      return one.value.isOpen || !one.field ? { ...one, value: cut(one.value) } : one;
    case 'replace':
      return one.value.isOpen ? { ...one, value: cut(one.value) } : one;
    case 'search':
      return one.text.isOpen ? { ...one, text: cut(one.text) } : one;
    case 'add':
      return one.list.length === 0 ? { ...one, item: cut(one.item) } : one;
    case 'choose':
    case 'pair':
    case 'pairs':
      return { ...one, isCut: true };
    case 'login':
      return undefined;
    default:
      return one;
  }
}

/**
 * The clause with the full stop that belongs to its last word: what goes on in the same sentence did not end there, as in
 * `to Kim A. and save`.
 */
export function withFullStop(clause: readonly Token[], next: Token | undefined): readonly Token[] {
  const separates = /^(?:and|then|but)$/.test(bareWord(next) ?? '') && /^\p{Ll}/u.test(next?.text ?? '');
  const isComma = clause.at(-1)?.mark === ',';
  const end = isComma ? clause.length - 1 : clause.length;
  const [word, stop] = [clause[end - 2], clause[end - 1]];
  if (!(separates || isComma) || stop?.mark !== '.' || !word || word.mark || word.quoted) return clause;
  const whole: Token = {
    ...word,
    text: `${word.text}.`,
    end: stop.end,
    // `type kim. then save`, where sentences begin with small letters.
    ...(bareWord(next) === 'then' && { mayEndSentence: true }),
  };
  return [...clause.slice(0, end - 2), whole, ...clause.slice(end)];
}

/** `twice`, `3 times`. */
export function withoutTimes(tokens: readonly Token[]): { count: number; left: readonly Token[] } {
  const last = bareWord(tokens.at(-1));
  if (last === 'once' || last === 'twice') return { count: times[last] ?? 1, left: tokens.slice(0, -1) };
  const number = bareWord(tokens.at(-2)) ?? '';
  const count = times[number] ?? (/^\d{1,2}$/.test(number) ? Number(number) : 0);
  if (last !== 'times' || count === 0) return { count: 1, left: tokens };
  return { count, left: tokens.slice(0, -2) };
}

/** `Was this page helpful?` before `Click No`. */
export function asks(token: Token | undefined): boolean {
  return token !== undefined && !token.quoted && token.text.endsWith('?');
}

export function exclaims({ text, quoted }: Token): boolean {
  return !quoted && text.endsWith('!');
}
