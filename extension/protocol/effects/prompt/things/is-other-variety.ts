/** Tells things that only share their last word: the floor lamp from the desk lamp, the day nurse from the night nurse. */
import { wordsOf } from '../../words';
import type { Clause } from '../clauses/clause';
import { contentOf, holds } from '../clauses/clause-content';
import { headAndTail } from '../clauses/head-and-tail';
import { isGeneral, isTelling } from '../clauses/telling-words';
import { isDescribing } from '../words/thing-words';
import { contracts } from './contracts/same-contract';
import { isTimeWord, standsFor } from './names/written-names';

/** So many words has a line that is only the name of a thing. */
const maxNameWords = 3;

/**
 * Whether a line has another word in the place of that before the noun of the order, and nothing shows a word that tells which
 * thing is meant.
 * @param names of things with the control: its row in lines, and what stands in quotation marks
 * @param shown all texts with the control, and what its part of the page is called
 */
export function isOtherVariety(ordered: readonly Clause[], names: readonly string[], shown: string): boolean {
  const there = wordsOf(shown);
  const lines = names.join('\n').split('\n').map(wordsOf);
  const told = ordered.flatMap(contentOf);
  const nouns = ordered.flatMap(({ words }) => {
    const { head, tail } = headAndTail(words);
    return [head, tail].flatMap(nounOf);
  });
  if (told.some((word) => isTelling(word) && !nouns.includes(word) && holds(there, word))) return false;
  return nouns.some((noun) => lines.some((line) => isOther(line, noun, told)));
}

/** The lamp of "the desk lamp", as opposed to "the lamp" and "the big lamp". */
function nounOf(words: readonly string[]): string[] {
  const [kind = '', noun = ''] = words.slice(-2);
  return isKind(kind) && isTelling(noun) && !contracts.has(noun) ? [noun] : [];
}

function isOther(line: readonly string[], noun: string, told: readonly string[]): boolean {
  const [kind = '', last = ''] = line.slice(-2);
  return (
    line.length <= maxNameWords &&
    last === noun &&
    isKind(kind) &&
    !told.some((one) => standsFor(kind, one, true) || holds([one], kind))
  );
}

function isKind(word: string): boolean {
  return isTelling(word) && !isGeneral(word) && !isDescribing(word) && !isTimeWord(word);
}
