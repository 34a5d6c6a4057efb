/** Tells whether neither what happens nor a thing of it is near a time: no gate that is locked at night. */
import type { Page } from '../../../page/page';
import type { Question } from '../../../question/question';
import { leastOfWhole, thing } from '../../least';
import { likeness } from '../../match';
import type { Candidate } from '../../ranking/rank';
import type { Weights } from '../../weights';
import { stemsAround } from '../stems-around';

const timely = new Set<unknown>(['moment', 'time', 'date']);

export function lacksEvent(
  { fact, fit }: Candidate,
  { type, terms }: Question,
  { absent }: Weights,
  page: Page,
): boolean {
  if (!timely.has(type) || fit >= leastOfWhole) return false;
  const said = terms.filter(({ start, isOfType, weight }) => start >= 0 && !isOfType && weight >= 1);
  const acts = said.filter(({ maxIfAbsent }) => maxIfAbsent === 1);
  const isThingAbsent = said.some((term) => term.maxIfAbsent >= thing && absent.includes(term));
  const around = stemsAround(fact, page);
  return isThingAbsent && acts.length > 0 && acts.every((term) => likeness(term, around) === 0);
}
