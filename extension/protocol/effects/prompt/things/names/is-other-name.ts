/** Tells by how names are written that a question is about another one: "Remove Bob?" after "Remove Ada". */
import { fillers } from '../../../names/verbs/verb-table';
import { wordSet } from '../../../words';
import type { Clause } from '../../clauses/clause';
import { holds } from '../../clauses/clause-content';
import { namesIn, numbersIn } from '../../words/names-in';
import { kinds } from '../../words/negation-words';
import { smallWords } from '../../words/prompt-words';
import { isLikeClassVerb } from '../../words/verb-meanings';

/** Behind one of these stands where the thing is, or whose it is. */
const prepositions = wordSet('from to by of for in on with at');
/** What things are called besides their kinds, which says nothing of which one is meant. */
const general = wordSet(
  `this that these those selected permanently forever yes no now team group workspace channel album playlist list board card row
  record image video repository access role page site section category entry collaborator employee guest person participant
  oauth api ssh passkey subscription membership plan trial reservation appointment meeting it him her them all everything from of the`,
);
const filling = wordSet(fillers);
/** What a dialog asks, from its verb on. */
export const asking =
  /\b(?:delete|remove|erase|discard|revoke|cancel|end|terminate|leave|unsubscribe(?: from)?)\b[^?!\n]{1,120}/giu;

/** Whether a dialog asks about something with a written name, and has no word of the names and quotations that the order has. */
export function isOtherName(
  prompt: string,
  ordered: readonly Clause[],
  shown: readonly string[],
  dialog: string,
): boolean {
  const questions = [...dialog.matchAll(asking)].map(([question]) => question);
  if (questions.flatMap(ownNames).length === 0) return false;
  const names = new Set(ownNames(prompt));
  const told = ordered.flatMap(({ words }) => withoutPlace(words)).filter((word) => names.has(word));
  const meant = [...told, ...ordered.flatMap(({ quotes }) => quotes.flat())].filter(
    (word) => !isGeneral(word),
  );
  return meant.length > 0 && !meant.some((word) => holds(shown, word));
}

/** The words of a clause without where its thing is, or whose it is. */
export function withoutPlace(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word, index) => index > 0 && prepositions.has(word));
  return end < 0 ? words : words.slice(0, end);
}

function ownNames(text: string): string[] {
  return [...namesIn(text), ...numbersIn(text)].filter((word) => !isGeneral(word));
}

function isGeneral(word: string): boolean {
  return [general, kinds, smallWords, filling].some((set) => set.has(word)) || isLikeClassVerb(word);
}
