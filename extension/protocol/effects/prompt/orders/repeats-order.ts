/** Holds what was done before and is ordered once: "Record the payment" for the second time, or on another invoice. */
import { smallNumbers } from '../../../small-numbers';
import { isSamePairVerb } from '../../names/name-pairs';
import { folded, wordSet, wordsOf } from '../../words';
import type { ActFacts } from '../act-facts';
import { antecedentOf } from '../clauses/antecedent';
import type { Clause } from '../clauses/clause';
import { isCommanded } from '../clauses/is-commanded';
import { splitClauses } from '../clauses/split-clauses';
import { isDone } from '../is-done';
import { inFull } from '../is-named';
import { isGerman } from '../words/is-german';
import { namesIn } from '../words/names-in';
import { quantifiers } from '../words/prompt-words';
import { amounts } from '../words/thing-words';
import { isClassVerb, meaningOf } from '../words/verb-meanings';
import { ordersRecording } from './orders-recording';

/** With one of these an order may take any number of acts. */
const many = wordSet(
  `them those these they ones anything whatever whichever everybody everyone people duplicates twice thrice times again repeat repeatedly
  until while as per except but rest others stuff spam mail data history trash bin cart list inbox junk clutter backlog queue
  everywhere too also likewise ebenso auch aussi tambien anche tambem ook`,
  smallNumbers.slice(2).join(' '),
);
/** They stand before one thing. Those of other languages that stand before several, too, are left out. */
const one = wordSet(
  `a an the this that my his her their its our your one single
  das ein eine einen einem einer dieses diesen le la l un une cet cette el la un una este esta il lo la un una questo questa
  het een dit`,
);
/** What follows has no verb that is known. */
const goingOn = /\b(?:do|same) (?:the same|it again|so|for|with|goes|thing)\b|\brepeat\b/;
const plural = /.{2}[^sui]s$/;

/** Whether the task orders the act a number of times, and so often the page has said that it was done. */
export function repeatsOrder(prompt: string, act: ActFacts): boolean {
  const [verb = ''] = wordsOf(act.name);
  const before = (act.carriedOut ?? []).filter(
    ({ what, name }) => what === act.what && wordsOf(name)[0] === verb,
  ).length;
  return before > 0 && before >= timesOrdered(prompt, act, verb);
}

/** How many acts of the kind the task orders; infinite where it does not tell, or orders none in words that are known. */
function timesOrdered(prompt: string, act: ActFacts, verb: string): number {
  const clauses = splitClauses(inFull(prompt)[1], isClassVerb);
  const isOwn = (word: string) => word === verb || isSamePairVerb(word, verb);
  const isOwnOrder = (clause: Clause, index: number) =>
    isCommanded(clause.words, isOwn) || ordersRecording(clause, antecedentOf(clauses, index), act) === true;
  const own = ordersAmong(clauses, isOwnOrder);
  const meaning = meaningOf(act.what);
  const isOfKind = ({ words }: Clause) =>
    isCommanded(words, meaning.isVerb) || isDone(words, meaning, act.what);
  const orders = own.length > 0 ? own : ordersAmong(clauses, isOfKind);
  const names = new Set(namesIn(prompt));
  const isClear =
    !goingOn.test(folded(prompt)) &&
    orders.every((clause) => !clause.prohibits && isOfOne(clause, names, isGerman(prompt)));
  return isClear ? orders.length || Infinity : Infinity;
}

/** The orders with all that goes on with them. */
function ordersAmong(
  clauses: readonly Clause[],
  isOrder: (clause: Clause, index: number) => boolean,
): Clause[] {
  let isMine = false;
  return clauses.filter((clause, index) => {
    if (!clause.goesOn) isMine = !clause.isIdle && isOrder(clause, index);
    return isMine;
  });
}

/** Whether the clause is about one thing, as far as it tells: "the invoice", "order 12", "Bob". */
function isOfOne(
  { words, quotes, goesOn }: Clause,
  names: ReadonlySet<string>,
  hasCapitalNouns: boolean,
): boolean {
  const isName = (word: string) => names.has(word) || quotes.flat().includes(word);
  const isMany = (word: string) =>
    quantifiers.has(word) || many.has(word) || amounts.has(word) || (plural.test(word) && !isName(word));
  const told = words.filter((word) => !isName(word) && !singular.has(word));
  if (told.some(isMany)) return false;
  const isThing = (word: string) => (isName(word) && !hasCapitalNouns) || /^\d{2,}$/.test(word);
  return goesOn || words.some((word) => one.has(word) || isThing(word));
}

/** They end like a plural, count none, or say which one it is. */
const singular = wordSet(
  `one ein eine einen einer address business process access news class pass express wireless`,
);
