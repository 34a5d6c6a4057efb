/** Tells a control for all or for what is chosen from an order for one thing, and a row that the order for all leaves out. */
import { smallNumbers } from '../../../small-numbers';
import { chosenWords } from '../../names/chosen-words';
import { wordSet, wordsOf } from '../../words';
import type { ActFacts, TickedRows } from '../act-facts';
import type { Clause } from '../clauses/clause';
import { isCommanded } from '../clauses/is-commanded';
import { splitClauses } from '../clauses/split-clauses';
import { isGeneral, isGeneralPlural } from '../clauses/telling-words';
import { allWords } from '../things/acts/is-for-all';
import { isOtherState } from '../things/features/is-other-state';
import { namesIn } from '../words/names-in';
import { prepositions } from '../words/prepositions';
import { quantifiers } from '../words/prompt-words';
import { isSameChange, withChangeVerbs } from '../words/same-change';
import { isClassVerb } from '../words/verb-meanings';

/** They change nothing of the things, or only what is chosen of them. */
const harmless = wordSet(
  `select deselect unselect choose check uncheck tick clear view see show hide expand collapse open browse read download export copy print
  save refresh reload sync load filter sort search find accept reject allow play follow watch`,
);
const definite = wordSet('the my our his her their your these those');
const plural = /.{2}[^sui]s$/;
/** What is done to one of them is done to all that is in it: "Mark my inbox as read". */
const collections = wordSet('inbox mailbox feed queue backlog posteingang postvak');
const numerals = new Set([...smallNumbers.slice(2), 'both', 'several']);

/** "Mark all as paid", where the task orders that one thing is marked. */
export function isBulkOfOne(prompt: string, name: string): boolean {
  const words = wordsOf(name);
  if (!words.some((word) => allWords.has(word) || chosenWords.has(word))) return false;
  const clauses = splitClauses(prompt, isClassVerb);
  const orders = ordersAmong(clauses, words[0] ?? '');
  const names = new Set(namesIn(prompt));
  const isForChosen = words.some((word) => chosenWords.has(word));
  const isForMany = (order: Clause) =>
    order.words.some(isOfMany) ||
    hasPlural(order.words, names, isForChosen) ||
    (isForChosen && goesOnAfter(clauses, order));
  return orders.length > 0 && !orders.some(isForMany);
}

/** "Delete selected" after an order for one thing, where no row can be seen to be chosen and nothing says that it is one. */
export function isOfUnknownChoice(
  prompt: string,
  { name, row, formText = '', inDialog }: ActFacts,
  ticked: TickedRows | undefined,
): boolean {
  if (ticked || row !== '' || inDialog || !isBulkOfOne(prompt, name)) return false;
  return !oneChosen.test(`${formText} ${name}`);
}

const oneChosen = /(?<!\d)(?:1|one) (?:\w+ )?(?:selected|chosen|checked|marked)\b|\(1\)/i;

/** "Mark as collected" in a row that is closed, where the task orders it for all that are open. */
export function isLeftOut(prompt: string, name: string, lines: string): boolean {
  const orders = ordersOf(prompt, wordsOf(name)[0] ?? '');
  return isOtherState(orders, lines);
}

/** The clauses that order what the verb says. */
function ordersOf(prompt: string, verb: string): Clause[] {
  return ordersAmong(splitClauses(prompt, isClassVerb), verb);
}

function ordersAmong(clauses: readonly Clause[], verb: string): Clause[] {
  if (verb === '' || harmless.has(verb)) return [];
  return clauses.filter(
    ({ words, isIdle }) => !isIdle && isCommanded(withChangeVerbs(words), (word) => isSameChange(word, verb)),
  );
}

/** "Lessons 3 and 4" are several, though not all. */
function goesOnAfter(clauses: readonly Clause[], order: Clause): boolean {
  const next = clauses[clauses.indexOf(order) + 1];
  return next?.goesOn === true && !next.isIdle && !next.prohibits;
}

/**
 * Whether it is about "the bills", and not "the task groceries" and "the address". @param isSome whether some of them are
 * enough, so that more may be said of them: "the bills of Acme"
 */
function hasPlural(words: readonly string[], names: ReadonlySet<string>, isSome: boolean): boolean {
  const from = words.findIndex((word) => definite.has(word));
  if (from < 0) return false;
  const rest = words.slice(from + 1);
  const end = rest.findIndex((word) => prepositions.has(word) || word === 'as' || word === '"');
  const head = end < 0 ? rest : rest.slice(0, end);
  const [noun = '', ...before] = head.filter((word) => !/^\d+$/.test(word)).reverse();
  const isAlone = head.at(-1) === noun && (end < 0 || rest[end] === 'as');
  return (
    plural.test(noun) && !names.has(noun) && !before.some((word) => isGeneral(word)) && (isSome || isAlone)
  );
}

function isOfMany(word: string): boolean {
  return (
    isGeneralPlural(word) ||
    word === 'ones' ||
    collections.has(word) ||
    quantifiers.has(word) ||
    chosenWords.has(word) ||
    numerals.has(word)
  );
}
