/** Holds a payment whose form has another amount or account than the task says: 41,800 after "Record a payment of $100". */
import { smallNumbers } from '../../../../small-numbers';
import { amountsEntered, type EnteredField } from '../../../entered-fields';
import { isSamePairVerb } from '../../../names/name-pairs';
import { isMoneyMoved, marksAsPaid } from '../../../names/records/records-money';
import { folded, wordSet, wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import type { Clause } from '../../clauses/clause';
import { isCommanded } from '../../clauses/is-commanded';
import { splitClauses } from '../../clauses/split-clauses';
import { isTelling } from '../../clauses/telling-words';
import { otherVerbs, softeners } from '../../words/prompt-words';
import { isClassVerb, isLikeClassVerb, meaningOf } from '../../words/verb-meanings';
import { verbClauseOf } from '../acts/acting-clauses';
import { type Amount, amountOf, amountsIn, writtenAmountsIn } from './amounts';
import { hasAmount, isCompared } from './is-other-amount';

/** The amount is to be worked out: "half of the $200". */
const workedOut =
  /\b(?:half|quarter|percent|per cent|each|every|per|apiece|split|share|shares|(?:remaining|remainder|rest)(?: \w+){0,3} (?:of|on|from|for)|minus|plus|less|including|excluding|vat|tax|tip|discount|convert\w*|equivalent|double|twice|times|difference|instal?lments?)\b|%|½/;
/** Without a sign: "a payment of 100 on INV-0055", "taxi, 23.40". */
const bare =
  /\b(?:(?:payment|refund|reimbursement|expense|deposit|withdrawal|transfer|transaction|donation|amount|sum|total)(?: (?:of|for|is))?|pay|transfer|deposit|withdraw|donate)\s+(\d[\d.,]*)(?![\p{L}\d-])(?!\s+(?:\p{L}+\s+)?\p{L}+s\b)/gu;
const withCents =
  /(?<![\p{L}\p{N}\p{Sc}.,/:-]|\bat )(\d[\d.,]*[.,]\d{2})(?![\p{L}\p{N}.,/:-]*[\p{L}\p{N}]|\s?(?:%|[ap]m\b|kg\b|km\b|uhr\b))/gu;
const freeNumber =
  /(?<![\p{L}\p{N}\p{Sc}.,/-]|\p{Sc}\s)\d[\d.,]*(?![\p{L}\p{N}/-]|\s?(?:\p{Sc}|euros?|eur|usd|dollars?|pounds?|gbp))/giu;
const recording = wordSet('record enter log register book note save');
/** What a list is called that says where money comes from or goes. */
const accounts = wordSet(
  `account accounts bank wallet card from to invoice bill customer client contact supplier vendor payee recipient konto rechnung compte facture
  cuenta factura conto fattura conta fatura rekening factuur`,
);

export function isOtherEntered(prompt: string, facts: Partial<ActFacts>): boolean {
  const { what, name = '', row = '', dialog = '', entered = [] } = facts;
  if (what !== 'transfer' && what !== 'pay') return false;
  if (what === 'transfer' && entered.some((field) => isOtherChoice(prompt, field))) return true;
  const there = amountsEntered(entered);
  const shown = there.length === 0 && marksAsPaid(name) ? amountsIn(`${row}\n${dialog}`) : there;
  if (shown.length === 0 || workedOut.test(folded(prompt))) return false;
  const told = amountsTold(prompt, name);
  if (told.length === 0) return false;
  const all = [...told, told.reduce((sum, one) => sum + one, 0), ...numbersIn(prompt)];
  return !shown.some((one) => all.includes(one));
}

/** The amounts of what the task says that is paid; none where one is only a limit, or all are of other acts. */
function amountsTold(prompt: string, name: string): number[] {
  const written = writtenAmountsIn(prompt);
  if (written.some(isCompared)) return [];
  const clauses = splitClauses(prompt, isClassVerb);
  const ofOthers = ordersBeside(clauses, name);
  if (written.length > 0 && written.every((one) => ofOthers.some((clause) => hasAmount(clause, one))))
    return [];
  const others = clauses.filter((clause) => isOfOther(clause, clauses));
  const isMeant = (one: Amount) => !others.some((clause) => hasAmount(clause, one));
  const told = written.filter(isMeant).map(({ value }) => value);
  if (told.length > 0) return told;
  return [bare, withCents].flatMap((form) =>
    [...folded(prompt).matchAll(form)].map(([, digits]) => amountOf(digits)),
  );
}

/** The orders of other acts, where one has the verb of the control: "Allocate the note, then record a payment of $20". */
function ordersBeside(clauses: readonly Clause[], name: string): Clause[] {
  const [verb = ''] = wordsOf(name);
  const isOwn = (clause: Clause) =>
    isCommanded(verbClauseOf(clauses, clause).words, (word) => word === verb || isSamePairVerb(word, verb));
  // What has no verb of an act goes on with the order before.
  const isAct = (word: string) => isClassVerb(word) || otherVerbs.has(word) || recording.has(word);
  const isOrder = ({ words, isIdle, goesOn }: Clause) => !isIdle && (goesOn || isCommanded(words, isAct));
  if (!clauses.some((clause) => !clause.isIdle && isOwn(clause))) return [];
  return clauses.filter((clause) => isOrder(clause) && !isOwn(clause));
}

/** "Change the price to $50": an order for something else. */
function isOfOther(clause: Clause, all: readonly Clause[]): boolean {
  const { words } = verbClauseOf(all, clause);
  const head = words.find((word) => !softeners.has(word)) ?? '';
  const isOfMoney = (word: string) =>
    isMoneyMoved(word) || meaningOf('pay').isLike(word) || meaningOf('transfer').isLike(word);
  return otherVerbs.has(head) && ![...words, ...clause.words].some(isOfMoney);
}

/** How many of a thing are bought may be called an amount, too. */
function numbersIn(prompt: string): number[] {
  const figures = prompt.match(freeNumber) ?? [];
  const inWords = wordsOf(prompt).map((word) => smallNumbers.indexOf(word));
  return [...figures.map(amountOf), ...inWords.filter((one) => one > 0)];
}

/** Whether the task names another choice of such a list, and not the chosen one. */
function isOtherChoice(prompt: string, { label, value, others }: EnteredField): boolean {
  if (others === undefined || !wordsOf(label).some((word) => accounts.has(word))) return false;
  const said = wordsOf(prompt);
  const isSaid = (choice: string) => {
    const words = wordsOf(choice);
    const telling = words.filter((word) => isTelling(word) && !accounts.has(word) && !isLikeClassVerb(word));
    const numbers = words.filter((word) => /\d{2}/.test(word));
    const isNamed = telling.length > 0 && telling.every((word) => said.includes(word));
    return isNamed || (numbers.length > 0 && numbers.every((word) => said.includes(word)));
  };
  return !isSaid(value) && others.some(isSaid);
}
