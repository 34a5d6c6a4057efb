/** Tells whether a statement is about what the question asks for, and not only about the same things. */
import type { Page } from '../../page/page';
import type { Question } from '../../question/question';
import { leastOfWhole } from '../least';
import { precision, presence } from '../match';
import { because } from '../ranking/cues';
import type { Candidate } from '../ranking/rank';
import { stemsOf } from '../stems';
import { isAddressed } from './is-addressed';
import { stemsAround } from './stems-around';

const leastRelation = { usual: 0.42, ofCertain: 0.35 };

/** @param isCertain Whether it has what is asked for, without doubt, and much else has not */
export function isRelatedEnough(
  candidate: Candidate,
  question: Question,
  page: Page,
  isCertain: boolean,
): boolean {
  return (
    isAddressed(candidate) ||
    hasAllNames(candidate, question) ||
    isReasonForNames(candidate, question, page) ||
    isBelowLikeQuestion(candidate, question) ||
    candidate.relation >= (isCertain ? leastRelation.ofCertain : leastRelation.usual)
  );
}

const minShared = 2;

/** Whether it answers a question of the page that has only words of this one, two at least. */
function isBelowLikeQuestion({ fact }: Candidate, question: Question): boolean {
  if (fact.kind !== 'value' || !/\?$/.test(fact.label) || precision(fact.label, question) < leastOfWhole)
    return false;
  const stems = stemsOf(fact.label);
  return question.terms.filter((term) => term.start >= 0 && presence(term, stems) === 1).length >= minShared;
}

const givesReason = /\breasons?(?: given)?(?:: | was | is )/i;

/** Whether it says "because" of all that the question names. */
function isReasonForNames({ fact }: Candidate, { shape, terms }: Question, page: Page): boolean {
  const names = terms.filter(({ isName, start }) => isName && start >= 0);
  if (shape !== 'reason') return false;
  // Whatever happened to the thing is told beside the reason for it.
  if (givesReason.test(fact.text) && terms[0] && presence(terms[0], stemsOf(fact.text)) === 1) return true;
  if (names.length === 0 || !because.test(fact.text)) return false;
  const stems = stemsAround(fact, page);
  return names.every((term) => presence(term, stems) === 1);
}

/** The names of a question for a place or a time, all in one statement: "Lynx v Foxes (Ice Hall)". */
const minNames = 3;

function hasAllNames({ fact, typeScore }: Candidate, { terms, type }: Question): boolean {
  const names = terms.filter(({ isName, start }) => isName && start >= 0);
  if (names.length < minNames || typeScore <= 0 || (type !== 'place' && type !== 'moment')) return false;
  const stems = stemsOf(`${fact.text} ${fact.row}`);
  return names.every((term) => presence(term, stems) === 1);
}
