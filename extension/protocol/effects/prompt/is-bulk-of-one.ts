/** Tells a control for all or for what is chosen from an order for one thing, and a row that the order for all leaves out. */
import { chosenWords } from '../names/chosen-words';
import { wordSet, wordsOf } from '../words';
import type { ActFacts, TickedRows } from './act-facts';
import type { Clause } from './clauses/clause';
import { isCommanded } from './clauses/is-commanded';
import { splitClauses } from './clauses/split-clauses';
import { isGeneral } from './clauses/telling-words';
import { isSameChange, withChangeVerbs } from './same-change';
import { allWords } from './things/acts/is-for-all';
import { isOtherState } from './things/features/is-other-state';
import { quantifiers } from './words/prompt-words';
import { isClassVerb } from './words/verb-meanings';

/** They change nothing of the things, or only what is chosen of them. */
const harmless = wordSet(
  `select deselect unselect choose check uncheck tick clear view see show hide expand collapse open browse read download export copy print
  save refresh reload sync load filter sort search find accept reject allow play follow watch`,
);
const numerals = wordSet('two three four five six seven eight nine ten both several');

/** "Mark all as paid", where the task orders that one thing is marked. */
export function isBulkOfOne(prompt: string, name: string): boolean {
  const words = wordsOf(name);
  if (!words.some((word) => allWords.has(word) || chosenWords.has(word))) return false;
  const orders = ordersOf(prompt, words[0] ?? '');
  return orders.length > 0 && !orders.some(({ words }) => words.some(isOfMany));
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
  if (verb === '' || harmless.has(verb)) return [];
  return splitClauses(prompt, isClassVerb).filter(
    ({ words, isIdle }) => !isIdle && isCommanded(withChangeVerbs(words), (word) => isSameChange(word, verb)),
  );
}

function isOfMany(word: string): boolean {
  const isPlural = word.endsWith('s') && isGeneral(word) && isGeneral(word.slice(0, -1));
  return isPlural || word === 'ones' || quantifiers.has(word) || chosenWords.has(word) || numerals.has(word);
}
