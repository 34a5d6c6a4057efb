/** Decides whether a prompt forbids an act that other words of it would name. */
import { isLoss } from '../../is-loss';
import { folded, wordsOf } from '../../words';
import type { ActFacts } from '../act-facts';
import type { Clause } from '../clauses/clause';
import { contentOf, holds, isContent, isSame } from '../clauses/clause-content';
import { pressedForm } from '../clauses/prohibitions';
import { isTelling } from '../clauses/telling-words';
import { withoutCodeLetters } from '../clauses/without/without-code-letters';
import {
  auxiliaries,
  emptyInProhibitions,
  forbidding,
  keepingWords,
  kinds,
  leaving,
  negations,
  others,
  postponing,
  relatives,
  staying,
  unharmed,
} from '../words/negation-words';
import { determiners, doingWords, pressingWords } from '../words/prompt-words';
import { isLikeClassVerb, meaningOf } from '../words/verb-meanings';

/** Whether the prompt says that this control is not to be pressed. */
export function forbidsControl(clauses: readonly Clause[], name: string): boolean {
  const called = wordsOf(name);
  if (called.length === 0) return false;
  return withVerbs(clauses).some(([clause, verb]) => {
    if (!clause.prohibits || clause.prohibits === 'loss') return false;
    if (clause.quotes.some((quote) => isSame(quote, called))) return true;
    const isPressing = [clause, verb].some(({ words }) =>
      words.some((word) => pressingWords.has(pressedForm(word))),
    );
    const meant = clause.words.filter((word) => isThing(word) && !pressingWords.has(pressedForm(word)));
    return isPressing && meant.length > 0 && meant.every((word) => called.includes(word));
  });
}

/**
 * Whether the prompt forbids what the act does, to all or to what is shown with the control. What names the thing by more
 * words wins: "Delete the letter to Ann, keep the letter", but not over a word that only the prohibition has: "Cancel the paperback
 * of Emma, keep the DVD of Emma".
 */
export function forbidsAct(clauses: readonly Clause[], facts: ActFacts): boolean {
  const shown = shownWords([...facts.object, facts.row, facts.dialog].join(' '));
  const count = (words: readonly string[]) => words.filter((word) => holds(shown, word)).length;
  const orders = clauses.filter(({ isIdle }) => !isIdle).map(contentOf);
  const said = orders.flat();
  const ordered = Math.max(0, ...orders.map(count));
  return withVerbs(clauses).some(([clause, verb]) => {
    if (!concerns(clause, verb, facts)) return false;
    if (clause.words.some((word) => others.has(word))) return false;
    const meant = thingsOf(clause, facts);
    if (meant.length === 0) return clause.prohibits === 'act';
    const isOwn = meant.some((word) => isTelling(word) && !holds(said, word));
    return meant.every((word) => holds(shown, word)) && (isOwn || ordered <= meant.length);
  });
}

/** Each clause with the one that has its verb. */
function withVerbs(clauses: readonly Clause[]): [Clause, Clause][] {
  let verb: Clause | undefined;
  return clauses.map((clause) => {
    if (!verb || !clause.goesOn) verb = clause;
    return [clause, verb];
  });
}

function concerns({ words, prohibits }: Clause, verb: Clause, { what }: ActFacts): boolean {
  if (prohibits !== 'act') return prohibits === 'thing' || (prohibits === 'loss' && isLoss(what));
  const acting = words.some(isLikeClassVerb) ? words : verb.words;
  return acting.some((word) => meaningOf(what).isLike(word));
}

/** What a prohibition is about; nothing where it is about all. */
function thingsOf({ words: all, quotes, prohibits }: Clause, { what }: ActFacts): string[] {
  const words = all.filter((word, at) => !naming.has(word) && !isMarking(all, at));
  // "Do not place the order" forbids to order, whatever the control is called.
  const { nouns } = meaningOf(what);
  const isDone = words.some((word) => doingWords.has(word)) && words.some((word) => nouns.has(word));
  const isVerb = (word: string, index: number) =>
    prohibits === 'act' &&
    (meaningOf(what).isLike(word) ||
      (isDone && (nouns.has(word) || doingWords.has(word))) ||
      (isLikeClassVerb(word) && !determiners.has(words[index - 1] ?? '')));
  const things = words.map((word, index) =>
    word === '"' || (isThing(word) && !isVerb(word, index)) ? word : '',
  );
  const isNamed = (at: number) => Boolean(things[at - 1] || things[at + 1]);
  const meant = things.filter((word, at) => word && word !== '"' && !(kinds.has(word) && isNamed(at)));
  return [...meant, ...quotes.flat()];
}

const naming = new Set(['called', 'named', 'titled', 'genannt', 'appele', 'llamado', 'chiamato', 'chamado']);
const marking = new Set('tagged labelled labeled marked flagged categorised categorized'.split(' '));
const articles = new Set('the a an my our any all other not except but without'.split(' '));

/** "Those tagged work", of which the row shows the tag alone, as opposed to "the tagged notes". */
function isMarking(words: readonly string[], at: number): boolean {
  const [before, next] = [words[at - 1], words[at + 1]];
  return marking.has(words[at] ?? '') && before !== undefined && next !== undefined && !articles.has(before);
}

const empty = [
  emptyInProhibitions,
  negations,
  postponing,
  forbidding,
  auxiliaries,
  relatives,
  keepingWords,
  leaving,
  staying,
  unharmed,
];

function isThing(word: string): boolean {
  return word !== '"' && isContent(word) && !empty.some((set) => set.has(word));
}

/** Without what is said not to be there: `(no subject)`, `0 mails`. */
function shownWords(text: string): string[] {
  const words = wordsOf(withoutCodeLetters(folded(text)));
  return words.filter((_, index) => !negations.has(words[index - 1] ?? '') && words[index - 1] !== '0');
}
