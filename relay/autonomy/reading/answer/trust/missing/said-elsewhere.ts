/** Tells whether the page has what is asked for only elsewhere, and much else answers nearly as well. */

import type { Page } from '../../../page/page';
import type { Question } from '../../../question/question';
import { leastOfWhole } from '../../least';
import { likeness, precision, presence } from '../../match';
import type { Candidate } from '../../ranking/rank';
import { stemsOf } from '../../stems';
import { askedNoun } from '../other/asked-shape';
import { stemsAround } from '../stems-around';

const leastAhead = 0.2;
const allButKind = 0.8;

/** @param ahead how much better it is than what another passage says */
export function isSaidElsewhere(
  { fact, relation, coverage }: Candidate,
  question: Question,
  page: Page,
  ahead: number,
): boolean {
  const { terms, isPolar, head, type, shape } = question;
  const isOfAct = type === 'person' || shape === 'reason';
  if (isPolar || ahead >= leastAhead || precision(fact.label, question) >= leastOfWhole) return false;
  // A sentence with all the rest need not say of what kind its thing is: "Never give oral penicillin".
  if (fact.kind === 'sentence' && relation > 0 && coverage >= allButKind) return false;
  const here = stemsAround(fact, page);
  const subject = stemsOf(
    `${page.title} ${page.passages.find(({ kind }) => kind === 'heading')?.text ?? ''}`,
  );
  const noun = askedNoun(question.text);
  // What happens may be said otherwise, but for who did it and why; the kind of thing that is asked for hardly.
  const missing = terms.filter(
    (term) =>
      (isOfAct || relation === 0 || term.stem === head || term.text === noun) &&
      term.start >= 0 &&
      !term.isOfType &&
      !term.isName &&
      term.weight > 0.5 &&
      term.maxIfAbsent >= 1 &&
      likeness(term, here) === 0 &&
      presence(term, subject) === 0,
  );
  return missing.some((term) =>
    page.passages.some(({ text, name = '', trail }) =>
      [name, text, ...trail].some((one) => presence(term, stemsOf(one)) > 0),
    ),
  );
}
