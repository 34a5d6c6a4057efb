/** Holds the answer to a question about another thing than the prompt names. */
import { wordsOf } from '../words';
import type { ActFacts } from './act-facts';
import type { Clause } from './clause';
import { contentOf, overlaps } from './clause-content';
import { isOtherThing } from './is-other-thing';
import { quantifiers } from './prompt-words';
import { placesIn, withoutPlaces } from './taken-from';

/** Whether the question beside the control is about another thing than the prompt names. */
export function asksForOther(
  prompt: string,
  clauses: readonly Clause[],
  { dialog, object }: Pick<ActFacts, 'dialog' | 'object'>,
): boolean {
  const ordered = clauses.filter(({ isIdle }) => !isIdle);
  const told = ordered.flatMap(({ words }) => words);
  if (dialog === '' || told.some((word) => quantifiers.has(word))) return false;
  return isOtherThing(prompt, ordered, dialog) || isPlaceOnly(ordered, [...object, ...wordsOf(dialog)]);
}

/** Whether what is shown is only what something is to be removed from: the team of "Remove Ada from the team". */
function isPlaceOnly(ordered: readonly Clause[], shown: readonly string[]): boolean {
  const places = ordered.flatMap(({ words }) => placesIn(words));
  if (!overlaps(places, withoutPlaces(shown))) return false;
  const meant = ordered.flatMap(({ words, quotes }) => contentOf({ words: withoutPlaces(words), quotes }));
  return !overlaps(meant, withoutPlaces(shown));
}
