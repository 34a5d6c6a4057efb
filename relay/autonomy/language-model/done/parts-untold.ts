/** Finds the parts of a task that nothing tells of: evidence of one part proves nothing of the others. */

import { verbClasses } from '../../../../extension/protocol/effects/consequential';
import type { Clause } from '../../../../extension/protocol/effects/prompt/clauses/clause';
import { contentOf, holds } from '../../../../extension/protocol/effects/prompt/clauses/clause-content';
import {
  determiners,
  ordinals,
  softeners,
} from '../../../../extension/protocol/effects/prompt/words/prompt-words';
import { meaningOf } from '../../../../extension/protocol/effects/prompt/words/verb-meanings';
import { folded, wordSet, wordsOf } from '../../../../extension/protocol/effects/words';
import { type Deed, isRemovalByKey } from './acts/deed';
import { isAlternative } from './orders/alternatives';
import { isFormOf, orderedVerb } from './orders/ordered-verb';
import { isChange, orderedChanges } from './orders/orders-change';
import { wordsIn } from './orders/own-words';

const maxPartChars = 80;
/** They say of no thing which one it is. */
const states = wordSet(
  'one ones two three four five six several currently now still yet already others other',
);
const participle = /ed$/;
/** "The ones that are currently off". */
const stateOfOnes =
  /\b(?:ones?|those) (?:that|which|who) (?:is|are|was|were) (?:currently |now |still |not )?(\S+)$/;
/** A number and its unit in one word, and the words that it is told by: "400ms" and "400 (ms)". */
const withUnit = /^(\d+)(\p{L}+)$/u;

/**
 * The changes that the prompt orders, in its words, of which neither text has a word that is about that part alone. None
 * where the prompt orders but one.
 * @param evidence what shows that the task is done
 * @param acted the names and values of what was acted on
 * @param deeds what was done: where one with consequences was completed for each order of its verb, acts tell of these
 */
export function partsUntold(
  prompt: string,
  evidence: string,
  acted: string,
  deeds: readonly Deed[] = [],
): string[] {
  const clauses = orderedChanges(prompt);
  if (clauses.length < 2) return [];
  const verbs = clauses.filter(({ goesOn }) => !goesOn).map(orderedVerb);
  const parts = clauses.map((clause) => ({ clause, content: tellingOf(clause, verbs) }));
  const told = [...new Set(wordsOf(`${evidence} ${acted}`))];
  const isTold = (word: string) => {
    const [, number, unit] = withUnit.exec(word) ?? [];
    const isPlural = told.includes(`${word}s`) || (word.endsWith('s') && told.includes(word.slice(0, -1)));
    return (
      holds(told, word) ||
      isPlural ||
      (number !== undefined && told.includes(number) && told.includes(unit ?? ''))
    );
  };
  return parts.flatMap(({ clause, content }, index) => {
    const others = parts.flatMap((other, at) => (at === index ? [] : other.content));
    const own = content.filter((word) => !holds(others, word));
    if (own.length === 0 || own.some(isTold) || isDoneByActs(clause, clauses, deeds)) return [];
    return isNoOrder(clause, prompt) ? [] : shortened(wordsIn(clause));
  });
}

/**
 * The words that a text tells of it by: those that say which thing is meant, and its place in a list. "The ones that are
 * currently disabled" names none, where the task orders to disable things.
 * @param verbs of all parts
 */
function tellingOf(clause: Clause, verbs: readonly string[]): string[] {
  const places = clause.words.filter((word) => ordinals.has(word));
  const state = stateOfOnes.exec(clause.words.join(' '))?.[1];
  const ofVerb = (word: string) =>
    word === state || verbs.some((verb) => participle.test(word) && isFormOf(word, verb));
  const content = contentOf(clause);
  return [...content, ...(content.length > 0 ? places : [])].filter(
    (word) => !isChange(word) && !states.has(word) && !ofVerb(word) && word !== verbOf(clause),
  );
}

/** Whether as many acts of what the clause orders were completed as the task orders of its kind. */
function isDoneByActs(clause: Clause, clauses: readonly Clause[], deeds: readonly Deed[]): boolean {
  if (clause.goesOn) return false;
  const verb = orderedVerb(clause);
  const of = verbClasses.find((one) => meaningOf(one).isVerb(verb));
  const verbs = clauses.map((_, index) => {
    const head = clauses.slice(0, index + 1).findLast(({ goesOn }) => !goesOn);
    return head ? orderedVerb(head) : '';
  });
  const isAlike = (word: string) => isFormOf(word, verb) || (of !== undefined && meaningOf(of).isVerb(word));
  const done = deeds.filter(
    (deed) =>
      deed.effect !== undefined &&
      !isRemovalByKey(deed) &&
      (deed.effect === of || isFormOf(wordsOf(deed.name ?? '')[0] ?? '', verb)),
  );
  return done.length > 0 && done.length >= verbs.filter(isAlike).length;
}

/** An alternative need not be done as well, and a further thing in brackets only describes: "(the original)". */
function isNoOrder(clause: Clause, prompt: string): boolean {
  const { words, goesOn } = clause;
  if (isAlternative(clause, prompt)) return true;
  if (!goesOn) return false;
  // "The second, by date".
  if (words[0] === 'by' && words.length === 2) return true;
  const said = folded(prompt).match(/[\p{L}\p{N}]+|\(/gu) ?? [];
  const [first, second] = words;
  return said.some(
    (word, index) => word === '(' && said[index + 1] === first && (!second || said[index + 2] === second),
  );
}

/** Of a clause that begins with one, it tells of nothing: "strike it off". "For R-7, record the visit" begins with one, too. */
function verbOf({ words, goesOn }: Clause): string | undefined {
  const start = words.findIndex((word) => !softeners.has(word));
  return goesOn && !determiners.has(words[start + 1] ?? '') ? undefined : words[start];
}

function shortened(text: string): string {
  return text.length <= maxPartChars ? text : `${text.slice(0, maxPartChars)}…`;
}
