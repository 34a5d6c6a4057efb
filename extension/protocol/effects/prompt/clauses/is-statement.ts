/** Tells what is said of a thing from an order: "Mail is moving" and "The order was late", where "mail" and "order" are verbs elsewhere. */
import { wordSet } from '../../words';
import { relatives } from '../words/negation-words';
import { prepositions } from '../words/prepositions';
import { determiners } from '../words/prompt-words';

/** No name or noun of a thing that is ordered: "Book Will a room" keeps "will" out. */
const finite = wordSet(
  `is are was were isn wasn aren weren has had hasn goes went moves moved comes came belongs arrived bounced
  ist sind wurde hat est sont etait fue`,
);
/** Behind a verb they announce a text: "The message is as follows: …". */
const announcing = wordSet('to as be by exactly this following simply just only verbatim so folgende');
const subjects = wordSet('it how why ich wir er sie je tu il elle');
const joints = wordSet('and but so now as because since und denn et car y e');
const maxWordsBetween = 6;
/** "Mail to the office is …"; in more words the verb may be of a description: "Reply to the mail Ann has sent". */
const maxWordsOfPlace = 3;

/** Whether a word that is a noun and a verb is what the clause tells of. @param after the words behind it, folded */
export function isSubject(after: readonly string[]): boolean {
  const at = after.findIndex((word) => finite.has(word));
  if (!hasPredicate(after, at)) return false;
  const between = after.slice(0, at);
  if (between.every((word) => /^\d+$/.test(word))) return true;
  if (!prepositions.has(between[0] ?? '')) return false;
  return at <= maxWordsOfPlace || !between.some((word) => determiners.has(word));
}

/** Whether a clause says how something is. @param words folded */
export function isStatement(words: readonly string[]): boolean {
  const [first = '', ...rest] = words.slice(words.findIndex((word) => !joints.has(word)));
  if (!determiners.has(first)) return isSubject(rest);
  return hasPredicate(
    rest,
    rest.findIndex((word) => finite.has(word)),
  );
}

function hasPredicate(words: readonly string[], at: number): boolean {
  if (at < 0 || at > maxWordsBetween) return false;
  const [next = '', after = ''] = words.slice(at + 1);
  const isOther = (word: string) => relatives.has(word) || subjects.has(word);
  return next !== '' && !announcing.has(next === 'the' ? after : next) && !words.slice(0, at).some(isOther);
}
