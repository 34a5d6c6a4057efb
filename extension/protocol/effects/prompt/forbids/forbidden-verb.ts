/** Tells whether a prompt forbids a control by its verb, whatever is known of what the control does. */
import { wordsOf } from '../../words';
import type { Clause } from '../clauses/clause';
import { holds, isContent } from '../clauses/clause-content';
import { splitClauses } from '../clauses/split-clauses';
import { auxiliaries, emptyInProhibitions, negations } from '../words/negation-words';
import { pressingWords, softeners } from '../words/prompt-words';
import { isClassVerb } from '../words/verb-meanings';

/** "Do not submit it" forbids "Submit for approval", "Do not submit the claim" does not. */
export function forbidsVerb(clauses: readonly Clause[], name: string, place: string): boolean {
  const called = wordsOf(name);
  const shown = [...called, ...wordsOf(place)];
  return clauses.some(({ words, prohibits }) => {
    if (prohibits !== 'act' && prohibits !== 'thing') return false;
    const at = words.findIndex((word) => negations.has(word));
    const after = words.slice(at + 1).filter((word) => !empty(word));
    const [verb = '', ...rest] = after;
    if (at < 0 || verb === '' || pressingWords.has(verb) || !called.includes(verb)) return false;
    return rest.filter((word) => isContent(word) && word !== '"').every((word) => holds(shown, word));
  });
}

function empty(word: string): boolean {
  return negations.has(word) || auxiliaries.has(word) || softeners.has(word) || emptyInProhibitions.has(word);
}

/** For a control that has no consequence which is known. */
export function isForbidden(prompt: string, name: string, place: string): boolean {
  return forbidsVerb(splitClauses(prompt, isClassVerb), name, place);
}
