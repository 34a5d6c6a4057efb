/** Tells cells of another feature or count than the question asks for: the guarantee of the stove, not how long it burns. */
import { wordsOf } from '../../../language/words';
import type { Question } from '../../../question/question';
import { likeness, precision, presence } from '../../match';
import type { Candidate } from '../../ranking/rank';
import { stemsOf } from '../../stems';

const leastRelation = 0.35;

export function isOfOtherFeature(candidate: Candidate, question: Question): boolean {
  return isOfOtherRow(candidate, question) || countsOthers(candidate, question);
}

/** Whether a table of features has the thing in its head, and in this row a feature that the question does not name. */
function isOfOtherRow({ fact, relation }: Candidate, { terms, type, isPolar }: Question): boolean {
  if (isPolar || !type || fact.kind !== 'cell' || fact.rowLabel === '' || relation >= leastRelation)
    return false;
  const [column, row] = [stemsOf(fact.label), stemsOf(fact.rowLabel)];
  const isOfName = terms.some((term) => term.isName && presence(term, column) === 1);
  return isOfName && terms.every((term) => likeness(term, row) === 0);
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
