/** Finds names by their capital letters: "Daniel Marsh", "Harbour Lights". */
import { monthNames, shortMonths, weekdays } from '../../../../calendar';
import { wordSet, wordsOf } from '../../../words';
import { withoutDots } from '../../clauses/without/without-dots';
import { smallWords } from '../../words/prompt-words';

/** A name in a text, folded. */
export interface WrittenName {
  words: string[];
  /** The word that it stands behind, without an article or a title such as "Dr". */
  before: string;
  /** Such as "Dr". */
  title: string;
}

const titles = wordSet('mr mrs ms miss dr prof sir madam herr frau mme senor senora sig sra pan pani');
const articles = wordSet('the a an my our your');
const times = wordSet(
  ...weekdays,
  ...monthNames,
  ...shortMonths,
  'mon tue tues wed thu thur thurs fri sat sun sept today tomorrow yesterday',
);
const capitalised = /(?<![\p{L}\p{N}'’-])\p{Lu}[\p{L}\p{N}-]*(?:['’](?!s(?!\p{L}))\p{L}+)*/gu;
/** Not the first word of a sentence. */
const within = /[\p{L}\p{N},;:)"“„'(]\s$/u;
/** So short names stand for longer ones: "Rob", "Alex". */
const maxNickChars = 4;

export function isTimeWord(word: string): boolean {
  return times.has(word);
}

/** @param isPrompt whether the first word of a sentence may be no name */
export function writtenNamesIn(text: string, isPrompt: boolean): WrittenName[] {
  return withoutDots(text)
    .split('\n')
    .flatMap((line) => namesInLine(line, isPrompt));
}

function namesInLine(line: string, isPrompt: boolean): WrittenName[] {
  const found: WrittenName[] = [];
  let end = -1;
  for (const { 0: written, index } of line.matchAll(capitalised)) {
    if (isPrompt && !within.test(line.slice(0, index))) continue;
    const words = wordsOf(written);
    // "INV-2041" is a number.
    if (/\d/.test(written) || !words.every(isOfName)) continue;
    const goesOn = end >= 0 && line.slice(end, index) === ' ';
    if (goesOn) found.at(-1)?.words.push(...words);
    else {
      const behind = wordsOf(line.slice(0, index));
      const [last = ''] = behind.slice(-1);
      found.push({
        words,
        before: behind.findLast((one) => !titles.has(one) && !articles.has(one)) ?? '',
        title: titles.has(last) ? last : '',
      });
    }
    end = index + written.length;
  }
  return found;
}

function isOfName(word: string): boolean {
  return !titles.has(word) && !times.has(word) && !smallWords.has(word);
}

/**
 * Whether a word stands for a word of a name: itself, an initial or a short form of it, or a longer form of a short name.
 * @param isFirst in the name: nobody is called by a short form of the last one
 */
export function standsFor(shown: string, word: string, isFirst: boolean): boolean {
  if (shown === word || shown === `${word}s`) return true;
  if (word.startsWith(shown)) return shown.length <= maxNickChars;
  return isFirst && word.length > 1 && word.length <= maxNickChars && shown.startsWith(word);
}
