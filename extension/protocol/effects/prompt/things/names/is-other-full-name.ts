/** Tells names that only share a word or a place: "Danielle Marsh" after "Daniel Marsh", "with Ada" after "with Bob". */
import { wordSet, wordsOf } from '../../../words';
import type { Clause } from '../../clauses/clause';
import { isGeneral } from '../../clauses/telling-words';
import { hasTurnedRival } from './turned-names';
import { standsFor, writtenNamesIn } from './written-names';

/** Behind one of these stands with whom, from whom or for whom something is. */
const places = wordSet('with from by for of to');

/**
 * Whether a name of the order is shown in part only, with another word in the place of the rest; or no name of the order is
 * shown, and another stands behind the same word or title.
 * @param ordered the clauses that order the act
 * @param shown the texts with the control, in lines
 */
export function isOtherFullName(prompt: string, ordered: readonly Clause[], shown: string): boolean {
  const told = ordered.flatMap(({ words, quotes }) => [...words, ...quotes.flat()]);
  const meant = writtenNamesIn(prompt, true).filter(({ words }) =>
    words.every((word) => told.includes(word)),
  );
  const there = wordsOf(shown);
  const isThere = (word: string, at: number) => there.some((other) => standsFor(other, word, at === 0));
  const full = meant.filter(({ words }) => words.length > 1);
  if (full.some(({ words }) => words.every(isThere))) return false;
  if (
    full.some(({ words }) => words.some(isThere) && (hasRival(words, shown) || hasTurnedRival(words, shown)))
  )
    return true;
  if (meant.some(({ words }) => words.some(isThere))) return false;
  return writtenNamesIn(shown, false).some(
    ({ before, title }) =>
      (places.has(before) && meant.some((one) => one.before === before)) ||
      (title !== '' && meant.some((one) => one.title === title)),
  );
}

/** They end a name: "Harbour Cinema, £9 a month". */
const ends = /\n|[,;:·•|–—()?!]|\.(?=\s|$)|\s-\s/;
/** "Harbour Cinema HC-2", "Harbour Cinema LOUNGE": a code behind it. */
const code = /(?<=\p{Ll}\p{L}*)\s+(?=(?:\p{Lu}{2,}|[\p{L}-]*\d)[\p{L}\d-]*(?:\s|$)).*$/u;

/** Whether a part of a line has a word of the name beside another one, written like a name too, that stands where the next of the name would. */
function hasRival(name: readonly string[], shown: string): boolean {
  return shown.split(ends).some((part) => {
    const line = part.trim().replace(code, '');
    const words = wordsOf(line);
    const written = new Set(writtenNamesIn(line, false).flatMap((one) => one.words));
    const isRival = (word = '') =>
      written.has(word) && !isGeneral(word) && !name.some((one, at) => standsFor(word, one, at === 0));
    return words.some((word, at) => {
      const place = name.findIndex((one, index) => standsFor(word, one, index === 0));
      // Behind a name in a longer line something else may be said of it.
      const isLast = place === at && words.length === name.length;
      const next = words[at + 1] ?? '';
      if (place > 0 && isRival(words[at - 1])) return true;
      return place >= 0 && isRival(next) && (isLast || isLonger(next, name[place + 1] ?? ''));
    });
  });
}

/** "Bergmann" of "Berg". */
function isLonger(word: string, name: string): boolean {
  return name.length > maxInitialChars && word.startsWith(name);
}

const maxInitialChars = 2;
