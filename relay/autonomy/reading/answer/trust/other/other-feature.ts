/** Tells cells of another feature or count than the question asks for: the guarantee of the stove, not how long it burns. */
import { wordsOf } from '../../../language/words';
import type { Page } from '../../../page/page';
import type { Question, Term } from '../../../question/question';
import { likeness, precision, presence } from '../../match';
import type { Candidate } from '../../ranking/rank';
import { stemsOf } from '../../stems';
import { stemsAround } from '../stems-around';

export function isOfOtherFeature(candidate: Candidate, question: Question, page: Page): boolean {
  return isOfOtherRow(candidate, question, page) || countsOthers(candidate, question);
}

/** Timetables have the places in their head. */
const timely = new Set<unknown>(['moment', 'time', 'date', 'year']);

/** Whether a table of features has the thing in its head, and in this row a feature that the question does not name. */
function isOfOtherRow({ fact }: Candidate, { terms, type, isPolar }: Question, page: Page): boolean {
  if (isPolar || !type || timely.has(type) || fact.kind !== 'cell' || fact.rowLabel === '') return false;
  const [column, row] = [stemsOf(fact.label), stemsOf(fact.rowLabel)];
  const around = stemsAround(fact, page);
  const isOfName = terms.some((term) => term.isName && presence(term, column) === 1);
  const tells = ({ isName, isOfType, weight }: Term) => !isName && !isOfType && weight >= 1;
  const isUnsaid = terms.some((term) => tells(term) && likeness(term, around) === 0);
  // What the type of the question adds names a feature only in its own word.
  const isNamed = (term: Term) => (term.start < 0 ? presence(term, row) === 1 : likeness(term, row) > 0);
  return isOfName && isUnsaid && !terms.some(isNamed);
}

/** Whether its label counts things of its own that the question does not name: "Rooms: 134" for people. */
function countsOthers({ fact }: Candidate, question: Question): boolean {
  const { isCount, counted } = question;
  if (!isCount || counted === undefined || fact.kind === 'sentence' || !/^\d[\d.,]*$/.test(fact.text))
    return false;
  const words = wordsOf(fact.label);
  return (
    words.length === 1 &&
    /[^s]s$/.test(fact.label) &&
    precision(fact.label, question) === 0 &&
    !ofAny.test(fact.label)
  );
}

const ofAny = /^(?:totals?|counts?|units?|pieces|items|serves|makes|results|hits|members|seats)$/i;
