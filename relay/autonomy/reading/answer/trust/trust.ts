/** Decides whether a candidate answers the question, or the page does not say. */
import { asksLacking, isAffirmed } from '../../language/lacking';
import type { Page } from '../../page/page';
import { inPlainWords } from '../../question/plain-words';
import type { Question, Term } from '../../question/question';
import { leastOfWhole, plainEnough, thing } from '../least';
import { presence } from '../match';
import { hasRole, isOnlyAsking } from '../persons';
import { explainsTerm, isLabelledHow } from '../ranking/clues/definition-clues';
import { isOfOpposite } from '../ranking/clues/for-whom-clues';
import { saysTooLittle } from '../ranking/clues/reason-clues';
import { isOnlyMessageHead } from '../ranking/message-head';
import type { Candidate } from '../ranking/rank';
import { isPaymentEntry } from '../rows/entries';
import { stemsOf } from '../stems';
import type { Weights } from '../weights';
import { lacksInColumn } from '../which-one';
import { isNamedCell, isOnlyLabelled } from './is-addressed';
import { addsOnlyDate } from './missing/adds-only-date';
import { lacksCondition } from './missing/lacks-condition';
import { lacksEvent } from './missing/lacks-event';
import { lacksMeasured } from './missing/lacks-measured';
import { lacksName } from './missing/lacks-name';
import { lacksAskedNoun, lacksCounted } from './missing/lacks-noun';
import { lacksPeriod } from './missing/lacks-period';
import { anything, lacksThings } from './missing/lacks-things';
import { isSaidElsewhere } from './missing/said-elsewhere';
import { isUnsaid } from './missing/unsaid';
import { isOnlyDeadline } from './only-deadline';
import { isOnlyLeastAge } from './only-least-age';
import { isOfAlternative } from './other/alternatives';
import { isOtherAmount } from './other/amounts';
import { isOtherKind } from './other/asked-kind';
import { lacksShape } from './other/asked-shape';
import { contrasts } from './other/contrasts';
import { isMessageTime } from './other/message-time';
import { isOppositeEvent } from './other/opposite-event';
import { isOfOrigin, isOnlyVenue } from './other/origin';
import { isOfOtherFeature } from './other/other-feature';
import { isOfOtherNamedRow } from './other/other-row';
import { isOfOther } from './other/other-subject';
import { isRelatedEnough } from './relation';
import { stemsAround } from './stems-around';

const leastCoverage = 0.5;
const leastOfLabelled = 0.4;
/** What is of the type for certain, and much better than all else, may be said in other words. */
const leastOfCertain = { coverage: 0.44, ahead: 0.25 };
const leastOfAllButAct = { coverage: 0.3, ahead: 0.3, certainty: 0.7 };
const timely = new Set<unknown>([
  'moment',
  'time',
  'date',
  'year',
  'duration',
  'length',
  'extent',
  'number',
  'money',
  'quantity',
  'place',
]);
const weak = 0.5;
const leastAhead = 0.05;
/** What lacks half of the words must have rare ones of them, or be far ahead of all else. */
const leastWithHalf = { coverage: 0.55, ahead: 0.3 };
const leastAheadOfAbsent = 0.25;
const leastOfTerm = { coverage: 0.4, ahead: 0.5 };

/** Whether it is the only amount of the page that is struck out, and an old one is asked for. */
function isOnlyFormer({ fact, spans }: Candidate, { isFormer }: Question, { passages }: Page): boolean {
  const struck = passages.flatMap((passage) => passage.struck ?? []);
  return isFormer && struck.length === 1 && fact.struck.length === 1 && spans.length === 1;
}

/** @param next the score of the best candidate of another passage. */
export function answers(
  candidate: Candidate,
  question: Question,
  page: Page,
  next: number,
  weights: Weights,
): boolean {
  const { absent, of } = weights;
  const { coverage, spans, typeScore, fit, isRelated, score, fact } = candidate;
  // The label may be what is asked for: "3: a store could not be reached".
  const shown = fact.kind === 'value' ? `${fact.label} ${fact.text}` : fact.text;
  if (coverage === 0 || (question.isPolar && /\?$/.test(candidate.fact.text))) return false;
  if (isOnlyAsking(candidate.fact, question) || saysTooLittle(candidate.fact, question)) return false;
  if (lacksShape(shown, question) || isOtherKind(candidate, question, page)) return false;
  if (asksLacking(question.text) && isAffirmed(`${shown} ${fact.row} ${fact.rowLabel}`)) return false;
  if (isOppositeEvent(candidate.fact, question) || contrasts(candidate.fact, question, page)) return false;
  if (lacksAskedNoun(candidate, question, page) || addsOnlyDate(candidate, question)) return false;
  if (lacksName(candidate, question) || isMessageTime(candidate, question, page)) return false;
  if (isOnlyMessageHead(fact.text, question)) return false;
  if (lacksPeriod(candidate, question, page) || lacksCondition(question, weights)) return false;
  if (isOfOrigin(candidate, question) || isOnlyVenue(candidate, question)) return false;
  if (isOtherAmount(candidate, question, page) || isOfAlternative(candidate.fact, question)) return false;
  if (isOfOtherNamedRow(fact, question, page) || lacksInColumn(fact, question)) return false;
  if (isOfOtherFeature(candidate, question, page) || isOfOpposite(candidate.fact, question)) return false;
  if (!question.type && !question.isPolar && !isRelated) return false;
  if (question.type && spans.length === 0 && typeScore <= 0) return false;
  const maxCertainty = Math.max(0, ...spans.map(({ certainty }) => certainty));
  if (hasRole(candidate.fact, spans, question) && hasNamesAround(candidate, question, page)) return true;
  if (isOnlyFormer(candidate, question, page)) return true;
  if (isOnlyLeastAge(candidate, question, page, weights)) return true;
  if (lacksThings(candidate, question, weights) || lacksMeasured(candidate, question, weights, page))
    return false;
  if (lacksEvent(candidate, question, weights, page)) return false;
  if (isOnlyDeadline(candidate, question, page)) return true;
  if (explainsTerm(candidate.fact, question) || isLabelledHow(candidate.fact, question)) return true;
  if (isNamedCell(candidate, question) || isOnlyLabelled(candidate, question, page, weights)) return true;
  const isCertain = maxCertainty >= 0.9 && score - next >= leastOfCertain.ahead;
  const isLabelled = fit >= 0.9 || (maxCertainty === 1 && question.type === 'mass');
  const isTerm = question.isTerm && candidate.fact.kind === 'value' && score - next >= leastOfTerm.ahead;
  const least = isLabelled
    ? leastOfLabelled
    : isTerm
      ? leastOfTerm.coverage
      : isCertain
        ? leastOfCertain.coverage
        : leastCoverage;
  const isAllButAct = hasAllButAct(candidate, question, page, score - next);
  if (coverage < (isAllButAct ? leastOfAllButAct.coverage : least)) return false;
  if (coverage < plainEnough && !isAllButAct && !isRelatedEnough(candidate, question, page, isCertain))
    return false;
  if (question.isCount && lacksCounted(candidate, question, page)) return false;
  // A count of something else is not an answer.
  if (question.isCount && maxCertainty < 1 && !mayCount(candidate, question)) return false;
  // "Free" may be said of anything.
  const isWeak = question.type !== undefined && spans.length > 0 && maxCertainty < weak;
  if (isWeak && candidate.fact.kind === 'sentence' && !isRelatedEnough(candidate, question, page, false))
    return false;
  const things = absent.filter(
    ({ start, text, isOfType, weight, maxIfAbsent }) =>
      start >= 0 && !isOfType && weight > 0.5 && maxIfAbsent >= thing && !anything.test(text),
  );
  // "Bank account" is one thing.
  const lacking = things.filter(({ end }) => !things.some(({ start }) => start === end + 1)).length;
  if (
    lacking > 0 &&
    !question.isPolar &&
    fit < leastOfWhole &&
    !isSaidOtherwise(candidate, question, score - next, lacking)
  )
    return false;
  return (
    !lacksWhatIsAsked(candidate, question, page, score - next, of) &&
    !isSaidElsewhere(candidate, question, page, score - next) &&
    !isOfOther(candidate.fact, question, page, weights)
  );
}

/** Whether a time or an amount stands with all things of the question, and only what happens or how it is is said otherwise. */
function hasAllButAct(
  { fact, spans }: Candidate,
  { terms, type, isCount }: Question,
  page: Page,
  ahead: number,
): boolean {
  if (!timely.has(type) || isCount || ahead < leastOfAllButAct.ahead) return false;
  if (!spans.some(({ certainty }) => certainty >= leastOfAllButAct.certainty)) return false;
  const stems = stemsAround(fact, page);
  const asked = terms.filter(({ start, isOfType, weight }) => start >= 0 && !isOfType && weight > 0.5);
  const things = asked.filter(({ maxIfAbsent }) => maxIfAbsent >= thing);
  return things.length > 0 && things.every((term) => presence(term, stems) > 0);
}

/** What lacks the word for a thing must leave no doubt: that thing may be what the page does not tell of. */
function isSaidOtherwise(
  { coverage }: Candidate,
  { type }: Question,
  ahead: number,
  lacking: number,
): boolean {
  return lacking === 1 && ahead >= leastAheadOfAbsent && (type !== undefined || coverage >= plainEnough);
}

function hasNamesAround({ fact }: Candidate, { terms }: Question, page: Page): boolean {
  const stems = stemsAround(fact, page);
  const subject = stemsOf(page.title);
  return terms.every(
    (term) => !term.isName || term.start < 0 || presence(term, stems) > 0 || presence(term, subject) > 0,
  );
}

const maxCountLength = 40;
const ofDefault = /\bdefault\b/i;
const leastFit = 0.5;

/** A number without what is counted beside it: the column says it, or there is nothing else, as in "Serves 4". */
function mayCount({ fact, coverage, fit }: Candidate, { text: asked }: Question): boolean {
  const isShort = fact.text.length <= maxCountLength || fit >= leastFit || !/\bhow many\b/i.test(asked);
  const isCell = isShort && (fact.kind === 'value' || (fact.kind === 'cell' && fact.rowLabel !== ''));
  const least =
    ofDefault.test(fact.label) && ofDefault.test(inPlainWords(asked)) ? leastCoverage : plainEnough;
  return coverage >= least && (isCell || /^(?:\S+|\D{3,60}[,:–—-]) \d+\.?$/.test(fact.text));
}

/** Who made a thing is often said without the verb: "Dunes in March, Piet Kramer". */
const ofMakers =
  /\b(?:wrote|written|writes|paint|compos|made|makes|built|direct|drew|carv|took|sings?|sang|plays?|played|speak|born|live)/i;
const ofPeriods = /\b(?:hourly|daily|weekly|monthly|quarterly|annual|yearly)\b/i;

/** Whether something that the question turns on is nowhere around the statement. */
function lacksWhatIsAsked(
  { fact, coverage, fit }: Candidate,
  question: Question,
  page: Page,
  ahead: number,
  of: Weights['of'],
): boolean {
  const stems = stemsAround(fact, page);
  const asked = question.terms.filter(
    ({ start, isOfType, weight }) => start >= 0 && !isOfType && weight > 0.5,
  );
  const isWhole = fact.kind === 'cell' && fit === 1;
  const isMissing = (term: Term) => presence(term, stems) === 0;
  const plain = asked.filter(({ isName }) => !isName);
  const missing = plain.filter(isMissing);
  // One of many of the type, and none of them is told apart.
  if (asked.length > 0 && asked.every(isMissing) && ahead < leastAhead) return true;
  const isHalf = missing.length > 0 && missing.length >= plain.length / 2 && !isWhole;
  if (!question.isPolar && isHalf && coverage < leastWithHalf.coverage && ahead < leastWithHalf.ahead)
    return true;
  if (question.isPolar) return isUnsaid({ fact, coverage }, question, page, of);
  if (question.type === 'money')
    return missing.some(({ text }) => ofPeriods.test(text)) && missing.length < asked.length;
  const isOfWho =
    question.type === 'person' ||
    question.type === 'organization' ||
    question.type === 'place' ||
    (fact.kind === 'sentence' &&
      (question.type === 'moment' || question.type === 'year' || question.type === 'date'));
  return isOfWho &&
    plain.length > 0 &&
    missing.length === plain.length &&
    plain.length < asked.length &&
    !isPaymentEntry(fact, missing)
    ? !ofMakers.test(question.text)
    : false;
}
