/** Writes "the second playing of Slow Harbour" as "the second Slow Harbour", where rows say only what is played. */
import { wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import { isInQuotes } from '../../words/is-in-quotes';

const ranks =
  'first|second|third|last|1st|2nd|3rd|earlier|earliest|later|latest|newer|newest|older|oldest|other';
/** They say that the thing is there several times, and nothing of what it is. */
const occurrences =
  'playing|play|airing|broadcast|showing|screening|performance|rendition|spin|occurrence|instance|appearance|mention|listing|posting|entry|copy|duplicate|repeat|repetition|recurrence|iteration';
const several = new RegExp(
  `(?<=(?<![\\p{L}])(?:the|my|our|your|his|her|their|its)\\s+)(?<rank>${ranks})\\s+(?<noun>${occurrences})\\s+(?:of|for|called|named)\\s+(?:the\\s+)?(?=["“„«'‘]?(?<name>[\\p{L}\\p{N}][^,.;:!?()"”»]*))`,
  'giu',
);
const inWords = new Map([
  ['1st', 'first'],
  ['2nd', 'second'],
  ['3rd', 'third'],
]);

/** @param facts whose row and one other have what is named: else it may be a part of that, such as a mention in a diary */
export function withoutOccurrences(
  prompt: string,
  { row = '', dialog = '', otherRows }: Partial<Pick<ActFacts, 'row' | 'dialog' | 'otherRows'>>,
): string {
  const nouns = new Set<string>();
  const plain = prompt.replace(several, (found, ...more) => {
    const [at, whole, { rank = '', noun = '', name = '' }] = more.slice(-3) as [
      number,
      string,
      Record<string, string>,
    ];
    if (isInQuotes(whole.slice(0, at)) || !isThereTwice(wordsOf(name), wordsOf(row || dialog), otherRows))
      return found;
    nouns.add(noun);
    return `${inWords.get(rank) ?? rank} `;
  });
  // "The first playing stays".
  return [...nouns].reduce(
    (text, noun) => text.replace(new RegExp(`(?<=(?:${ranks})\\s+)${noun}(?![\\p{L}])`, 'giu'), 'one'),
    plain,
  );
}

/** @param named begins with the name */
function isThereTwice(
  named: readonly string[],
  own: readonly string[],
  otherRows: (() => readonly string[]) | undefined,
): boolean {
  const end = named.findIndex((word) => !own.includes(word));
  const name = named.slice(0, end < 0 ? undefined : end);
  // "The first entry of Ann's diary" is about a diary.
  if (name.length === 0 || named[name.length] === 's') return false;
  return (otherRows?.() ?? []).some((other) => {
    const words = wordsOf(other);
    return name.every((word) => words.includes(word));
  });
}
