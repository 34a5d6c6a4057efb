/** Tells a question about an everyday change that the task orders: "Change the quantity to 3?" after "Set the quantity to 3". */
import { isBareQuestion, sentencesOf, withoutOpeners } from '../../names/classify-title';
import { fillers } from '../../names/verbs/verb-table';
import { folded, wordSet, wordsOf } from '../../words';
import type { ActFacts } from '../act-facts';
import { antecedentOf } from '../clauses/antecedent';
import type { Clause } from '../clauses/clause';
import { contentOf, holds, overlaps } from '../clauses/clause-content';
import { isCommanded } from '../clauses/is-commanded';
import { splitClauses } from '../clauses/split-clauses';
import { isTelling } from '../clauses/telling-words';
import { forbidsAsked } from '../forbids/forbidden-verb';
import { doesMore } from '../things/acts/does-more';
import { withoutPlace } from '../things/names/is-other-name';
import { isTimeWord } from '../things/names/written-names';
import { prepositions } from '../words/prepositions';
import { determiners, pronouns, quantifiers, smallWords } from '../words/prompt-words';
import { isSameChange, saving, withChangeVerbs } from '../words/same-change';
import { isClassVerb } from '../words/verb-meanings';

/** They say in a question that what stands around it is meant, or what has been filled in. */
const deictic = wordSet(
  `change changes edit edits value record line details data form settings information really instead new
  anderung anderungen wert zeile wirklich neu modification modifications valeur vraiment cambio cambios cambios valor realmente
  modifica modifiche valore davvero alteracao alteracoes wijziging wijzigingen waarde echt zmiany`,
);
const filling = wordSet(fillers);
/** What is handed in cannot be changed: that comes of what is ordered and is no more than it. */
const isFinal =
  /^(?:you|it|this|that|they) (?:can(?:not| not|'t)|can no longer|will not be able to|won't be able to) (?:be )?(?:chang|edit|undo|alter|amend|correct|revers)\w*/;
const written = /\d+(?:[.,]\d+)*/g;
const year = /^(?:19|20)\d\d$/;

/**
 * Whether a clause of the prompt orders what the message asks about, with the same verb or one for the same change, about
 * things that the clause names, and with no other number than its own.
 * @param opener the control that has opened the dialog
 */
export function asksOrderedChange(
  prompt: string,
  message: string,
  opener: Pick<ActFacts, 'row' | 'otherRows'>,
): boolean {
  // What else is said may be what comes of it: "The members will be told."
  const sentences = sentencesOf(message).filter(
    (sentence) => !isBareQuestion(sentence) && !isFinal.test(folded(sentence)),
  );
  const [question = ''] = sentences;
  if (sentences.length !== 1 || !/\?\s*$/.test(question)) return false;
  if (hasPartOfNumber(question, prompt)) return false;
  const clauses = splitClauses(prompt, isClassVerb);
  const asked = withoutOpeners(question).split(' ');
  if (doesMore(clauses, { name: '', dialog: question }) || forbidsAsked(clauses, asked.join(' '), opener.row))
    return false;
  const verbs = [asked[0] ?? '', asked.at(-1) ?? ''];
  return clauses.some((one, index) => {
    if (one.isIdle) return false;
    const clause = { ...one, words: withChangeVerbs(one.words) };
    const verb = verbs.find((one) => isCommanded(clause.words, (word) => isSameChange(word, one)));
    if (verb !== undefined)
      return isAbout(withAntecedent(clause, clauses, index), verb, withoutVerb(asked, verb), opener);
    const saved = verbs.find((one) => saving.has(one));
    return (
      saved !== undefined && withoutVerb(asked, saved).every((word) => isEmpty(word) || deictic.has(word))
    );
  });
}

function withoutVerb(words: readonly string[], verb: string): string[] {
  return words.filter((word) => word !== verb);
}

/** The 5 of "2.5 mg". */
function hasPartOfNumber(question: string, prompt: string): boolean {
  const [asked = [], said = []] = [question, prompt].map((text) => [...text.matchAll(written)].map(String));
  return asked.some(
    (one) => !said.includes(one) && said.some((other) => other !== one && wordsOf(other).includes(one)),
  );
}

/** "It" of "and submit it" is what the clause before is about. */
function withAntecedent(clause: Clause, clauses: readonly Clause[], index: number): Clause {
  const before = clause.words.some((word) => pronouns.has(word)) ? antecedentOf(clauses, index) : undefined;
  if (!before) return clause;
  return {
    ...clause,
    words: [...clause.words, ...contentOf({ words: before.words, quotes: [] })],
    quotes: [...clause.quotes, ...before.quotes],
  };
}

/** Whether the question says nothing but what the clause says, and what stands around it is what the clause is about. */
function isAbout(
  clause: Clause,
  verb: string,
  asked: readonly string[],
  { row, otherRows = () => [] }: Pick<ActFacts, 'row' | 'otherRows'>,
): boolean {
  const said = [...clause.words, ...clause.quotes.flat()];
  const hasNumber = said.some(isNumber);
  const hasYear = said.some((word) => year.test(word));
  const isSaid = (word: string, at: number) => {
    if (year.test(word) && !hasYear && isTimeWord(asked[at - 1] ?? '')) return true;
    if (holds(said, word) || isEmpty(word) || deictic.has(word)) return true;
    return isNumber(word) && !hasNumber;
  };
  if (!asked.every(isSaid)) return false;
  const head = contentOf({ words: [...withoutPlace(clause.words)], quotes: clause.quotes });
  const meant = head.filter((word) => isTelling(word) && !isSameChange(word, verb));
  // What the question leaves out says which row is meant.
  const left = contentOf(clause).filter((word) => isTelling(word) && !holds(asked, word));
  const count = (text: string, words: readonly string[]) =>
    words.filter((word) => holds(wordsOf(text), word)).length;
  if (otherRows().some((other) => count(other, left) > count(row, left))) return false;
  return meant.length === 0 || count(row, meant) > 0 || overlaps(meant, asked);
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}

function isEmpty(word: string): boolean {
  return [smallWords, filling, determiners, pronouns, quantifiers, prepositions].some((set) => set.has(word));
}
