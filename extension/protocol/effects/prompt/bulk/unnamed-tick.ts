/** Judges a control that acts on all that is ticked in a list as if it stood in each ticked row. */

import { chosenWords } from '../../names/chosen-words';
import { wordSet, wordsOf } from '../../words';
import type { ActFacts, TickedRows } from '../act-facts';
import type { Clause } from '../clauses/clause';
import { contentOf, contentWords, holds, overlaps } from '../clauses/clause-content';
import { splitClauses } from '../clauses/split-clauses';
import { isGeneral, isTelling } from '../clauses/telling-words';
import { forbidsAct } from '../forbids/vetoes';
import { isNamed } from '../is-named';
import { actingClauses } from '../things/acts/acting-clauses';
import { isOtherNumber } from '../things/numbers/is-other-number';
import { isGerman } from '../words/is-german';
import { namesIn } from '../words/names-in';
import { isDescribing } from '../words/thing-words';
import { isClassVerb, meaningOf } from '../words/verb-meanings';

/** Of these a name without an object stands for what is ticked; a bare "Send" sends what has just been written. */
const bare = new Set<ActFacts['what']>(['delete', 'cancel', 'grant']);
const selections = wordSet('selection auswahl seleccion selezione selecao selectie');

/**
 * The first ticked row that the prompt does not name, if the control is for what is ticked. The prompt names the act itself.
 * @param isMenuItem menus of single rows have such names too
 */
export function unnamedTick(
  prompt: string,
  facts: ActFacts,
  ticked: TickedRows | undefined,
  isMenuItem: boolean,
): string | undefined {
  if (!ticked || !isForTicked(facts, ticked, isMenuItem)) return undefined;
  const clauses = splitClauses(prompt, isClassVerb);
  const acting = actingClauses(clauses, meaningOf(facts.what).isLike);
  const shown = contentWords([ticked.beside, ...(facts.page?.headings ?? [])].join(' '));
  // The list itself is meant, and its name stands above it.
  if (acting.some((clause) => isAllIn(tellingOf(clause), shown))) return undefined;
  const all = [...ticked.texts, ...ticked.others];
  const describes = isDescription(prompt, acting, all);
  return ticked.texts.find((row, index) => {
    const otherRows = () => all.filter((_, at) => at !== index);
    const inRow = { ...facts, row, rowLines: () => row, otherRows, isOneOfMany: true };
    if (isNamed(prompt, inRow)) return false;
    return !describes || forbidsAct(clauses, inRow) || isOtherNumber(prompt, clauses, inRow);
  });
}

function isForTicked(
  { what, name, object }: ActFacts,
  { isSetting }: TickedRows,
  isMenuItem: boolean,
): boolean {
  const words = wordsOf(name);
  const isSaid =
    words.some((word) => chosenWords.has(word) || selections.has(word) || /^\d+$/.test(word)) ||
    (object.length > 0 && object.every((word) => isGeneral(word) && word.endsWith('s')));
  if (isSaid) return true;
  return object.length === 0 && bare.has(what) && !isMenuItem && (!isSetting || what === 'delete');
}

/** "The unread mails", "the promotional mails": no row need show such words. */
function isDescription(prompt: string, acting: readonly Clause[], rows: readonly string[]): boolean {
  const names = new Set(isGerman(prompt) ? [] : namesIn(prompt).filter(isTelling));
  // "The stopped servers", where rows say whether they are, is no mere description.
  const told = acting.flatMap(contentOf).filter(isTelling);
  const isQuoted = acting.some(({ quotes }) => quotes.flat().length > 0);
  if (isQuoted || told.some((word) => names.has(word))) return false;
  return !rows.some((row) => overlaps(told, contentWords(row)));
}

function tellingOf(clause: Clause): string[] {
  return contentOf(clause).filter((word) => isTelling(word) && !isDescribing(word));
}

function isAllIn(words: readonly string[], others: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => holds(others, word));
}
