/** Tells whether an act is for more things than the prompt names. */
import { wordSet, wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import type { Clause } from '../../clauses/clause';
import { holds } from '../../clauses/clause-content';
import { isTelling } from '../../clauses/telling-words';
import { ordinals, quantifiers, smallWords } from '../../words/prompt-words';
import { isClassVerb } from '../../words/verb-meanings';
import { allWords, isForAll, isForSome, sentenceEnds } from './is-for-all';
import { isHigherRole } from './is-higher-role';
import { namesMore } from './names-more';

/** Whether the act is for all things where the prompt names some: "Delete all drafts", or a dialog that asks for that. */
export function doesMore(
  clauses: readonly Clause[],
  facts: Pick<ActFacts, 'name' | 'dialog'> & Partial<ActFacts>,
): boolean {
  const { name, dialog, what } = facts;
  if (what && isHigherRole(clauses, { what, name })) return true;
  const parts = clauses
    .filter(({ isIdle }) => !isIdle)
    .map(({ words, quotes }) => [...words, ...quotes.flat()]);
  const told = parts.flat();
  const shown = wordsOf(`${name} ${dialog}`);
  // "Delete the drafts from Ann", "Delete the first draft".
  const isSome = (word: string) => ordinals.has(word) || (isTelling(word) && !holds(shown, word));
  const asked = dialog.split(sentenceEnds);
  if (told.some((word) => quantifiers.has(word)))
    return isForAll(facts) && (clauses.some(leavesOut) || isForSome(clauses, facts));
  if (namesMore(clauses, [name, ...asked])) return true;
  const sentences = asked.map(wordsOf);
  if ([wordsOf(name), ...sentences].some((words) => isCountOver(words, parts))) return true;
  const isMore = (words: readonly string[], isAct: (word: string) => boolean) =>
    words.some((word, index) => {
      if (!allWords.has(word) || !isAct(words[index - 1] ?? '')) return false;
      const thing = words.slice(index + 1).find((one) => !/^\d+$/.test(one) && !smallWords.has(one));
      return thing === undefined || !parts.some((words) => words.includes(thing) && !words.some(isSome));
    });
  // "Send a reminder to all parents?", as opposed to "It can be seen by all members."
  const isReached = ([verb = '', ...rest]: readonly string[]) =>
    what === 'send' && isClassVerb(verb) && isMore(rest, (word) => word === 'to' || word === 'for');
  return (
    isMore(wordsOf(name), () => true) ||
    sentences.some((words) => isMore(words, isClassVerb) || isReached(words))
  );
}

/** "All except the one on Friday", "all, but keep that of Friday". */
function leavesOut({ isException, prohibits, goesOn, words }: Clause): boolean {
  return isException || (prohibits === 'thing' && goesOn && words.length > 0);
}

/** "Delete 14 notes?", where the prompt has one note: the same word without the ending of many things, and no number. */
function isCountOver(words: readonly string[], parts: readonly (readonly string[])[]): boolean {
  return words.some((count, index) => {
    const many = words[index + 1] ?? '';
    if (
      !/^\d+$/.test(count) ||
      ![words[index - 1], words[index + 2]].some((word) => isClassVerb(word ?? '')) ||
      Number(count) <= parts.length
    )
      return false;
    const isOne = (word: string) => word.length >= minWordChars && many !== word && many.startsWith(word);
    const told = parts.flat();
    return (
      told.some(isOne) && !told.some((word) => word === many || /^\d+$/.test(word) || numerals.has(word))
    );
  });
}

const minWordChars = 3;
const numerals = wordSet(
  'two three four five six seven eight nine ten zwei drei vier deux trois quatre dos tres due tre twee drie',
);
