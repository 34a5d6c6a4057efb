/** Holds the answer to a dialog that calls its thing by a code and then says what it is: "Withdraw EX-2112? Desk mat, 10 Feb". */
import { sentencesIn } from '../../sentences-in';
import { wordSet, wordsOf } from '../../words';
import type { ActFacts } from '../act-facts';
import type { Clause } from '../clauses/clause';
import { contentOf, holds } from '../clauses/clause-content';
import { isTelling } from '../clauses/telling-words';
import { prepositions } from '../words/prepositions';
import { isRank, quantifiers } from '../words/prompt-words';
import { isDescribing } from '../words/thing-words';
import { sharesDay } from './days/is-other-date';
import { isTimeWord } from './names/written-names';
import { digitsIn, numberedKinds, thingNumbersIn } from './numbers/numbers-of-things';

/** They make a sentence, which says what will happen, or a label of a field. */
const ofSentences = wordSet(
  `this that it its you your we our they their there will would is are was were be been has have had can could cannot may must
  should does do not no if once when after before until till bis please reason note notes comment password email type enter write confirm
  optional required total refund fee status created updated by
  dies diese es sie wird werden ist sind kann ce cette il elle sera est esta este se sera es questo questa sara`,
);
/** "Soup for two"; behind others stands when or how something is done: "Money back within 5 days". */
const inNames = new Set(['of', 'for', 'and', 'with', 'in']);
const separator = /\s*[,·•|–—(]\s*|\s+-\s+/;
const maxWords = 12;
const maxNameWords = 5;

/**
 * Whether a dialog says of its thing that it is another one than the order is about: where its title has a code by a name
 * without a word of the order, and else by a name with another word beside one that both have.
 */
export function isOtherDescription(
  prompt: string,
  ordered: readonly Clause[],
  { name, row = '', dialog }: Pick<ActFacts, 'name' | 'dialog'> & Partial<Pick<ActFacts, 'row'>>,
): boolean {
  if (ordered.some(({ words }) => words.some((word) => quantifiers.has(word)))) return false;
  const [title = '', ...rest] = sentencesIn(dialog);
  const described = rest.find((one) => !one.endsWith('?') && one !== title) ?? '';
  const called = isDescription(described) ? nameIn(described) : [];
  if (called.length === 0 || sharesDay(ordered, dialog)) return false;
  const there = wordsOf([name, row, dialog].join(' '));
  const numbers = digitsIn(prompt);
  if (digitsIn(title).some((one) => numbers.includes(one))) return false;
  const told = ordered
    .map((clause) => contentOf(clause).filter(tellsThing))
    .filter(({ length }) => length > 0);
  const said = wordsOf(prompt);
  const isShown = (word: string) => holds(there, word);
  if (told.length === 0 || told.some((words) => words.every(isShown))) return false;
  const hasCode = [title, ...rest.filter((one) => one.endsWith('?'))].some((one) =>
    thingNumbersIn(one).some(({ kind }) => kind.endsWith('-') || kind === '#'),
  );
  if (told.flat().some(isShown)) return told.some((words) => isOtherBeside(words, called, said));
  return hasCode;
}

/** The mat of "desk mat", in the place of the lamp of "desk lamp". */
function isOtherBeside(
  meant: readonly string[],
  called: readonly string[],
  said: readonly string[],
): boolean {
  return meant.some((word, at) => {
    const place = called.findIndex((one) => holds([one], word));
    if (place < 0) return false;
    return [1, -1].some((step) => {
      const [own = '', other = ''] = [meant[at + step], called[place + step]];
      return own !== '' && other !== '' && !holds(called, own) && !holds(said, other);
    });
  });
}

function isDescription(text: string): boolean {
  const words = wordsOf(text);
  if (words.length > maxWords || text.includes(':') || words.some((word) => ofSentences.has(word)))
    return false;
  return /[.!]$/.test(text) ? separator.test(text) : words.length > 1;
}

/** What stands before the first comma, if it says what a thing is and not what it is like or when it is. */
function nameIn(described: string): string[] {
  const words = wordsOf(described.split(separator)[0] ?? '');
  const isOfName = (word: string) => !/^\d+$/.test(word) && (!prepositions.has(word) || inNames.has(word));
  return words.length <= maxNameWords && words.every(isOfName) && words.some(tellsThing)
    ? words.filter(isTelling)
    : [];
}

function tellsThing(word: string): boolean {
  return isTelling(word) && ![isDescribing, isRank, isTimeWord, isKind].some((is) => is(word));
}

function isKind(word: string): boolean {
  return numberedKinds.has(word);
}
