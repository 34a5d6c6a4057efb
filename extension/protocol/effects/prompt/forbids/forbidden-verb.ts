/** Tells whether a prompt forbids a control by its verb, whatever is known of what the control does. */
import { wordsOf } from '../../words';
import type { Clause } from '../clauses/clause';
import { holds, isContent } from '../clauses/clause-content';
import { isCommanded } from '../clauses/is-commanded';
import { splitClauses } from '../clauses/split-clauses';
import { auxiliaries, emptyInProhibitions, lookingVerbs, negations, others } from '../words/negation-words';
import { pressingWords, softeners } from '../words/prompt-words';
import { isOfProhibition, type ProhibitionGroup, prohibitionOf } from '../words/same-prohibition';
import { isClassVerb } from '../words/verb-meanings';
import { doesVerb } from './does-verb';

/** "Do not submit it" forbids "Submit for approval", "Do not submit the claim" does not. */
export function forbidsVerb(clauses: readonly Clause[], name: string, place: string): boolean {
  return forbidsWord(clauses, name, place, (word) => doesVerb(name, word));
}

/** A question may have its verb anywhere. */
export function forbidsAsked(clauses: readonly Clause[], question: string, place: string): boolean {
  return forbidsWord(clauses, question, place, () => true);
}

/** @param isAct whether the control does what a word of its name stands for */
function forbidsWord(
  clauses: readonly Clause[],
  name: string,
  place: string,
  isAct: (word: string) => boolean,
): boolean {
  const called = wordsOf(name);
  const shown = [...called, ...wordsOf(place)];
  return clauses.some(({ words, prohibits }) => {
    if (prohibits !== 'act' && prohibits !== 'thing') return false;
    const [verb = '', ...rest] = prohibitedIn(words);
    if (verb === '' || pressingWords.has(verb)) return false;
    const things = rest.filter((word) => isContent(word) && word !== '"');
    if (called.includes(verb)) return isAct(verb) && things.every((word) => holds(shown, word));
    const group = rest.some((word) => others.has(word)) ? undefined : prohibitionOf(verb);
    if (!group || !isOfProhibition(group, name, isAct) || clauses.some((clause) => orders(clause, group)))
      return false;
    return things.every((word) => group.objects.has(word) || holds(shown, word));
  });
}

/** From the verb on: "paying" of "without paying", "change" of "change nothing". */
function prohibitedIn(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => negations.has(word));
  const after = words.slice(at + 1).filter((word) => !empty(word));
  if (at < 0) return words[0]?.endsWith('ing') ? after : [];
  if (after.length > 0) return after;
  // "Do not change anything" forbids what "change nothing" does.
  const own = words.slice(at + 1).find((word) => prohibitionOf(word));
  return [own ?? words[at - 1] ?? ''];
}

const moving = new Set(['go', 'navigate', 'switch']);

/** What the task does itself in such words is not forbidden by them: "Go to the checkout without paying". */
function orders({ words, prohibits, isIdle }: Clause, { verbs, isOfLooking }: ProhibitionGroup): boolean {
  if (prohibits || isIdle) return false;
  if (isOfLooking) return !isCommanded(words, (word) => lookingVerbs.has(word) || moving.has(word));
  return isCommanded(words, (word) => verbs.has(word)) || words.some((word) => /^checkouts?$/.test(word));
}

function empty(word: string): boolean {
  return negations.has(word) || auxiliaries.has(word) || softeners.has(word) || emptyInProhibitions.has(word);
}

/** For a control that has no consequence which is known. */
export function isForbidden(prompt: string, name: string, place: string): boolean {
  return forbidsVerb(splitClauses(prompt, isClassVerb), name, place);
}
