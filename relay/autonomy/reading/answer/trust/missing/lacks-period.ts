/** Tells a time of something else from how long what was agreed upon is valid: eight days on site are no guarantee. */
import type { Page } from '../../../page/page';
import type { Question } from '../../../question/question';
import { presence } from '../../match';
import type { Candidate } from '../../ranking/rank';
import { stemsAround } from '../stems-around';

const lasting = new Set<unknown>(['duration', 'extent', 'length']);
const agreement =
  /^(?:warrant(?:y|ies)|guarantees?|contracts?|trials?|leases?|probation|probationary|notice|visas?|insurance|subscriptions?|memberships?|apprenticeships?|internships?)$/i;

export function lacksPeriod({ fact }: Candidate, { type, terms }: Question, page: Page): boolean {
  if (!lasting.has(type)) return false;
  const around = stemsAround(fact, page);
  return terms.some((term) => term.start >= 0 && agreement.test(term.text) && presence(term, around) === 0);
}
