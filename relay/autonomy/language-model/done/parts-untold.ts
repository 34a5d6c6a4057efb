/** Finds the parts of a task that nothing tells of: evidence of one part proves nothing of the others. */

import { type VerbClass, verbClasses } from '../../../../extension/protocol/effects/consequential';
import type { Clause } from '../../../../extension/protocol/effects/prompt/clauses/clause';
import { contentOf, holds } from '../../../../extension/protocol/effects/prompt/clauses/clause-content';
import { ordinals, softeners } from '../../../../extension/protocol/effects/prompt/words/prompt-words';
import { meaningOf } from '../../../../extension/protocol/effects/prompt/words/verb-meanings';
import { wordSet, wordsOf } from '../../../../extension/protocol/effects/words';
import { isChange, orderedChanges } from './orders-change';

const maxPartChars = 80;
/** They say in which state a thing is, and not which one it is: "enable the ones that are currently disabled". */
const states = wordSet('one ones currently now still yet already others other');
const participle = /(?:ed|d)$/;
/** A number and its unit in one word, and the words that it is told by: "400ms" and "400 (ms)". */
const withUnit = /^(\d+)(\p{L}+)$/u;
/** "At 6, or the next time that is free". */
const alternatives = wordSet('or oder ou o of lub otherwise else');

/**
 * The changes that the prompt orders, in its words, of which neither text has a word that is about that part alone. None
 * where the prompt orders but one.
 * @param evidence what shows that the task is done
 * @param acted the names and values of what was acted on
 * @param effects of the acts that were completed: where there is one for each order of such acts, acts tell of these
 */
export function partsUntold(
  prompt: string,
  evidence: string,
  acted: string,
  effects: readonly string[] = [],
): string[] {
  const parts = orderedChanges(prompt).map((clause) => ({ clause, content: tellingOf(clause) }));
  if (parts.length < 2) return [];
  const told = [...new Set(wordsOf(`${evidence} ${acted}`))];
  const isTold = (word: string) => {
    const [, number, unit] = withUnit.exec(word) ?? [];
    return holds(told, word) || (number !== undefined && told.includes(number) && told.includes(unit ?? ''));
  };
  const clauses = parts.map(({ clause }) => clause);
  return parts.flatMap(({ clause, content }, index) => {
    const others = parts.flatMap((other, at) => (at === index ? [] : other.content));
    const own = content.filter((word) => !holds(others, word));
    if (own.length === 0 || own.some(isTold) || isDoneByActs(clause, clauses, effects)) return [];
    return isAlternative(clause, prompt) ? [] : wordsIn(clause);
  });
}

/** The words that a text tells of it by: those that say which thing is meant, and its place in a list. */
function tellingOf(clause: Clause): string[] {
  const places = clause.words.filter((word) => ordinals.has(word));
  return [...contentOf(clause), ...places].filter(
    (word) => !isChange(word) && !isState(word) && word !== verbOf(clause),
  );
}

function isState(word: string): boolean {
  return states.has(word) || (participle.test(word) && [word.slice(0, -1), word.slice(0, -2)].some(isChange));
}

/** Whether as many acts of what the clause orders were completed as the task orders. */
function isDoneByActs(clause: Clause, clauses: readonly Clause[], effects: readonly string[]): boolean {
  const ofClause = (one: Clause, of: VerbClass) => one.words.some((word) => meaningOf(of).isVerb(word));
  return verbClasses.some((of) => {
    if (clause.goesOn || !ofClause(clause, of)) return false;
    const asked = clauses.filter((one, index) => ofClause(one, of) || isFurther(clauses, index, of));
    return effects.filter((effect) => effect === of).length >= asked.length;
  });

  function isFurther(all: readonly Clause[], index: number, of: VerbClass): boolean {
    const before = all.slice(0, index + 1).findLast(({ goesOn }) => !goesOn);
    return all[index]?.goesOn === true && before !== undefined && ofClause(before, of);
  }
}

/** A further thing behind "or" need not be done as well. */
function isAlternative({ words, goesOn }: Clause, prompt: string): boolean {
  if (!goesOn) return false;
  const said = wordsOf(prompt);
  const [first, second] = words;
  return said.some(
    (word, index) =>
      alternatives.has(word) && said[index + 1] === first && (!second || said[index + 2] === second),
  );
}

/** Of a clause that begins with one, it tells of nothing: "strike it off". */
function verbOf({ words, goesOn }: Clause): string | undefined {
  return goesOn ? undefined : words.find((word) => !softeners.has(word));
}

function wordsIn({ words, quotes }: Clause): string {
  const left = [...quotes];
  const text = words.map((word) => (word === '"' ? (left.shift() ?? []).join(' ') : word)).join(' ');
  return text.length <= maxPartChars ? text : `${text.slice(0, maxPartChars)}…`;
}
