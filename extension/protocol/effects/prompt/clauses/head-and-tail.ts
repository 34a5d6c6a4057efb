/** Splits what a clause or a question is about into the thing itself and what it belongs to: the comment, and "on the post". */
import { fillers } from '../../names/verbs/verb-table';
import { wordSet } from '../../words';
import { kinds } from '../words/negation-words';
import { prepositions } from '../words/prepositions';
import { determiners, ordinals, pronouns, quantifiers, softeners } from '../words/prompt-words';
import { amounts, generalThings } from '../words/thing-words';
import { isClassVerb } from '../words/verb-meanings';

export interface Phrase {
  head: readonly string[];
  tail: readonly string[];
}

const filling = wordSet(fillers);
/** Of "everything in the folder". */
export const whole: ReadonlySet<string> = new Set('everything everyone everybody alles'.split(' '));
const genitives = new Set(['der', 'des']);

/**
 * @param words with the verb that they begin or end with, which is in neither part
 * @param isJoint whether the tail can begin with a word
 */
export function headAndTail(words: readonly string[], isJoint = isAnyJoint): Phrase {
  const start = words.findIndex((word) => !softeners.has(word));
  // "Mail löschen", where "mail" is a verb elsewhere.
  const isVerbLast = words.length > 1 && /en$/.test(words.at(-1) ?? '') && isClassVerb(words.at(-1) ?? '');
  const isVerbFirst = !isVerbLast && isClassVerb(words[start] ?? '') && start + 1 < words.length;
  const from = words.slice(Math.max(0, isVerbFirst ? start + 1 : start));
  const last = from.length - 1;
  const end = from.findIndex(
    (word, index) =>
      isJoint(word) && index < last && from.slice(0, index).some((one, at) => isThing(one, from[at - 1])),
  );
  const [own, behind] = end < 0 ? [from, []] : [from.slice(0, end), from.slice(end + 1)];
  // "Ann's comment": "s" is a word of its own.
  const owner = own.findLastIndex((word, at) => word === 's' && !isBehind(own, at));
  return owner > 0 && owner < own.length - 1
    ? { head: own.slice(owner + 1), tail: [...own.slice(0, owner), ...behind] }
    : { head: own, tail: behind };
}

/** "The reply with Ann's address" is a reply: what is Ann's stands behind it. */
function isBehind(words: readonly string[], owner: number): boolean {
  return words
    .slice(0, owner)
    .some(
      (word, at) =>
        prepositions.has(word) &&
        !determiners.has(word) &&
        words.slice(0, at).some((one, index) => isThing(one, words[index - 1])),
    );
}

function isAnyJoint(word: string): boolean {
  return prepositions.has(word) || genitives.has(word);
}

/** "One of the posts" is about a post. */
function isThing(word: string, before = ''): boolean {
  if (kinds.has(word) || whole.has(word) || generalThings.has(word)) return true;
  // "The like".
  if (softeners.has(word) && determiners.has(before) && !ordinals.has(word)) return true;
  const isEmpty = [determiners, pronouns, quantifiers, ordinals, softeners, amounts, filling, prepositions];
  return !/^\d+$/.test(word) && word !== 's' && !isEmpty.some((set) => set.has(word));
}
