/** Tells whether the page has none of the things that a question is about: no canteen, so no time at which it opens. */
import type { Question } from '../../../question/question';
import { leastOfWhole, thing } from '../../least';
import type { Candidate } from '../../ranking/rank';
import type { Weights } from '../../weights';

/** What stands for any thing or person. */
export const anything = /^(?:things?|stuff|items?|(?:every|some|any|no)(?:body|one|thing)|people|persons?)$/i;

export function lacksThings(
  { fit }: Candidate,
  { type, isPolar, terms }: Question,
  { absent }: Weights,
): boolean {
  // Where something takes place is told of its parts too: the stage, not the concerts.
  if (isPolar || type === undefined || type === 'place' || fit >= leastOfWhole) return false;
  const things = terms.filter(
    ({ start, text, isOfType, weight, maxIfAbsent }) =>
      start >= 0 && !isOfType && weight >= 1 && maxIfAbsent >= thing && !anything.test(text),
  );
  return things.length > 0 && things.every((term) => absent.includes(term));
}
