/** What the kind of a fact says for it or against it, whatever words of the question it has. */
import type { Span } from '../../../language/spans/names';
import { stemOf, wordsOf } from '../../../language/words';
import type { Fact } from '../../../page/fact';
import { labelledValue } from '../../../page/labelled-value';
import type { Passage } from '../../../page/page';
import type { Question } from '../../../question/question';
import { deniesThing } from '../../denies-thing';
import { precision, presence } from '../../match';
import { numberedIn } from '../../numbered';
import { hasRole } from '../../persons';
import { isReduced } from '../../rows/entries';
import { stemsOf } from '../../stems';
import { asksWhich, isOfColumn, lacksInColumn, negative, sharesWords } from '../../which-one';
import { isByline, quoted, untilAsked } from '../cues';
import { isHeadOfPost, isOnlyMessageHead } from '../message-head';
import { asksLeastAge, saysLeastAge } from './age-clues';
import { isAmountOfStuff } from './amount-clues';
import { explainsTerm, saysDefault } from './definition-clues';
import { isDateOfEvent } from './event-clues';
import { forWhomScore } from './for-whom-clues';
import { isAmountOfThing, saysUpTo } from './nearby-clues';
import { isOtherSideOfDebt } from './paid-clues';
import { ofReasons, saysTooLittle, withReason } from './reason-clues';
import { isCodeOfRow, isTypeOfRow, saysHead } from './row-clues';
import { isOfOtherSide } from './side-clues';
import { isTimestamp, namesDay, saysUntil, saysWhenNot } from './time-clues';

/** The label of what is of each one of several, which does not count them. */
const perOne = /^(?:per|each|every)\b/i;

/** What is added to the score of a fact for what it is. */
export function clueScore(
  fact: Fact,
  question: Question,
  passage: Passage | undefined,
  spans: readonly Span[],
): number {
  const isValue = fact.kind !== 'sentence';
  const isOpen = !question.type && !question.isPolar;
  let score = forWhomScore(fact, question);
  if (isAmountOfStuff(fact, question)) score += 0.3;
  if (isOfOtherSide(fact, question)) score -= 0.1;
  if (question.isCount && perOne.test(fact.label)) score -= 0.5;
  if (question.isTerm) score += isValue ? 0.2 : saysTerm.test(fact.text) ? 0 : -0.3;
  // The name of a card answers which one, not what it says.
  if (isOpen && isCard(fact, passage) && !asksWhich(question)) score -= cardCounts;
  if ((question.isPolar || question.shape === 'reason') && isCard(fact, passage)) score -= 2 * cardCounts;
  if (question.shape === 'reason' && fact.kind === 'cell' && !isCard(fact, passage))
    score += ofReasons.test(fact.label) ? 0.5 : wordsOf(fact.text).length < minReasonWords ? -0.4 : 0;
  if (isOpen && isByline(fact.text)) score -= 0.5;
  if (isValue && isOfPartOfDay(fact, question)) score += 0.2;
  if (isOfAll(fact, question)) score -= 0.3;
  if (
    question.type === 'person' &&
    isValue &&
    ofByline.test(fact.label) &&
    precision(fact.label, question) === 0
  )
    score -= 0.6;
  if (isCard(fact, passage) && ofSections.test(fact.text)) score -= 2 * cardCounts;
  if (lacksQualifier(fact, question)) score -= 0.25;
  if (ofReaders.test(fact.text) && !/[.!?]$/.test(fact.text) && !ofProfileAsked.test(question.text))
    score -= 0.4;
  if (namesDay(fact, question)) score += 0.08;
  if (isTimestamp(fact, question)) score -= 0.5;
  if (saysWhenNot(fact, question)) score -= 0.5;
  if (explainsTerm(fact, question)) score += 0.5;
  if (question.isPolar && deniesThing(fact.text, question)) score += 0.3;
  if (question.isPolar && fact.kind === 'cell' && isFigure.test(fact.text)) score -= 0.3;
  if (
    ofProfile.test(isValue ? fact.label : labelledValue(fact.text).label) &&
    !ofProfileAsked.test(question.text)
  )
    score -= 0.6;
  if (!question.isPolar && ofYesNo.test(fact.text)) score -= 0.25;
  if (isHeadOfPost(fact, question)) score -= 0.5;
  if (saysDefault(fact, question) || isTotalAsked(fact, question)) score += 0.4;
  if (question.shape === 'reason' && isValue && fact.kind !== 'cell' && ofReasons.test(fact.label))
    score += 0.5;
  if (question.shape === 'reason' && quoted.test(fact.text)) score += 0.3;
  if (question.shape === 'reason' && withReason.test(fact.text)) score += 0.5;
  if (question.shape === 'reason' && !isValue && wordsOf(fact.text).length < minReasonWords) score -= 0.3;
  if (question.type === 'money' && isValue && ofBalance.test(fact.label) && !ofBalance.test(question.text))
    score -= 0.3;
  if (isOpen && isCard(fact, passage) && /^what\b/i.test(question.text) && asksWhich(question))
    score -= cardCounts;
  if (isValue && perUnit.test(question.text))
    score += ofUnits.test(fact.label) ? 0.3 : ofWhole.test(fact.label) ? -0.2 : 0;
  if (ofScores.test(question.text) && scorePattern.test(fact.text)) score += 0.5;
  if (isOtherBearer(fact, question)) score -= 0.1;
  if (isAboutOtherYear(fact, question)) score -= 0.12;
  if (bePresent.test(question.text) && isValue && ofPresence.test(fact.label) && spans.length > 0)
    score += 0.8;
  if (isReduced(fact, question)) score += 0.3;
  if (untilAsked.test(question.text) && saysUntil(fact, spans)) score += 0.3;
  if (question.type === 'person' && !isValue && isDoneBy(fact.text, spans)) score += 0.15;
  if (hasRole(fact, spans, question)) score += 0.4;
  if (isCodeOfRow(fact, question)) score -= 0.4;
  if (isTypeOfRow(fact, question)) score -= 0.5;
  if (saysTooLittle(fact, question)) score -= 0.6;
  if (isOnlyMessageHead(fact.text, question)) score -= 0.8;
  if (isOtherSideOfDebt(fact, question)) score -= 0.5;
  if (isAmountOfThing(fact, spans, question)) score += 0.4;
  if (isDateOfEvent(fact, question)) score += 0.4;
  if (saysUpTo(fact, spans, question)) score += 0.3;
  if (asksLeastAge(question) && saysLeastAge(`${fact.label} ${fact.text}`)) score += 0.3;
  return score;
}

/** The same for questions which one has something: the name of its row or card answers. */
export function whichScore(
  fact: Fact,
  question: Question,
  passage: Passage | undefined,
  isInside: boolean,
): number {
  if (isOfColumn(fact, question))
    return negative.test(fact.text) || lacksInColumn(fact, question) ? -0.5 : 0.6;
  // "Which room": the card says it.
  if (isCard(fact, passage) && question.head !== undefined && stemsOf(fact.row).has(question.head))
    return numberedIn([fact.row], question) ? 0.45 : -cardCounts;
  if (saysHead(fact, question)) return 0.5;
  const isRow = fact.kind === 'cell' && asksWhich(question) && isInside && !sharesWords(fact.text, question);
  return isRow ? 0.45 : 0;
}

/** The headings of sections, which name no thing. */
const ofSections =
  /^(?:how|what|why|when|where|who|good to know|about|your|our|contact|getting|more|other|related|practical|description|details|overview|summary|notes?|activity|history|comments?|attachments|linked|next steps?|information|important|useful|before you|key facts|warnings?|alerts?|reminders?|settings|profile|home|documents|timeline|coming up|pinned)\b/i;
/** What forums show of who writes. */
const ofProfile =
  /^(?:posts|replies|views|likes|joined|member since|registered|location|reputation|messages|threads)$/i;
const ofProfileAsked =
  /\b(?:posts|replies|views|likes|joined?|member|registered|location|where|live|reputation|messages|threads)\b/i;
/** What forums show of who reads. */
const ofReaders = /\b\d[\d,.]* (?:views|replies|comments|likes|posts)\b/i;
/** Answers another question than one that asks for more than yes or no. */
const ofYesNo = /^(?:yes|no)[,.:;]/i;
const ofBalance = /\bbalance\b/i;

const qualifiers = new Set(
  ['remaining', 'maximum', 'minimum', 'average', 'next', 'previous', 'net', 'gross'].map(stemOf),
);

/** Whether it is not said to be the remaining, the next or the highest one that the question asks for. */
function lacksQualifier({ text, label, row, rowLabel, kind }: Fact, { terms }: Question): boolean {
  const own = stemsOf(kind === 'sentence' ? text : `${text} ${label} ${rowLabel}`);
  const others = stemsOf(row);
  return terms.some(
    (term) =>
      term.start >= 0 &&
      qualifiers.has(term.stem) &&
      presence(term, own) === 0 &&
      presence(term, others) === 0,
  );
}

/** When to be somewhere is before it begins. */
const bePresent = /\b(?:be (?:there|here|present)|turn up|show up|check in|arrive)\b/i;
const ofPresence =
  /^(?:(?:please )?arrive|be there|meeting time|check-?in(?: time)?|arrival time)(?: by| at| from)?$/i;

const perUnit = /\bper (?!cent\b)\w+/i;
const ofUnits = /\b(?:rate|unit|per|each)\b/i;
const ofWhole = /\b(?:amount|total|sum)\b/i;
const ofScores = /\b(?:score|result)\b/i;
const scorePattern = /(?:^|\s)\d{1,3}\s?[:–-]\s?\d{1,3}(?:\s|$)/;
/** Whether it is the row of the sum, where the sum is asked for. */
function isTotalAsked({ kind, label, rowLabel, text }: Fact, { type, text: asked }: Question): boolean {
  if (kind !== 'cell' || type !== 'money' || !/\d/.test(text)) return false;
  if (ofSum.test(label) && overAll.test(asked)) return true;
  return ofSum.test(rowLabel) && /\b(?:total|altogether|in all|whole|overall)\b/i.test(asked);
}

const ofSum = /^(?:grand )?(?:total|sum)\b/i;
const overAll =
  /\b(?:total|altogether|in all|overall|(?:over|for|in|across) (?:both|all|the (?:whole|two|three|four|five)) (?:\w+ )?(?:years?|months?|weeks?|days?|quarters?|terms?))\b/i;

const isFigure = /^[-−+]?(?:[€£$]\s?)?\d[\d.,:\s]*(?:[%€£$]|[a-z]{1,3})?$/i;
const ofByline = /\b(?:author|publisher|editor|creator)\b/i;
const saysTerm = /\b(?:called|known as|named|termed)\b/i;
const partsOfDay = new Set(['morning', 'afternoon', 'evening', 'night'].map(stemOf));

/** Whether a time is in the part of the day that the question names. */
function isOfPartOfDay({ text }: Fact, { terms, type }: Question): boolean {
  const own = stemsOf(text);
  if (type !== 'time' && type !== 'moment') return false;
  return terms.some(({ stem }) => partsOfDay.has(stem) && own.has(stem));
}

const cardCounts = 0.3;
const minReasonWords = 5;

/** Whether it is the name of a card with what the card says. */
function isCard({ kind, row, isAuthor }: Fact, passage: Passage | undefined): boolean {
  return kind === 'cell' && row !== '' && !isAuthor && passage?.table === undefined;
}

/** Of "how many games were drawn" the column of all games, where another one tells the drawn ones. */
function isOfAll({ label, otherColumns }: Fact, { counted, terms }: Question): boolean {
  if (counted === undefined || otherColumns === undefined || !stemsOf(label).has(counted)) return false;
  const others = stemsOf(otherColumns);
  return terms.some((term) => term.stem !== counted && !term.isName && presence(term, others) === 1);
}

/** "By Cornelis Haak", other than at the head of an article. */
function isDoneBy(text: string, spans: readonly Span[]): boolean {
  return spans.some(({ start, certainty }) => certainty >= 0.85 && /[^.] by $/.test(text.slice(0, start)));
}

const pastYear = /\b(?:1[5-9]\d\d|20[01]\d)\b/;

/** Whether it is about a year that the question does not name. */
function isAboutOtherYear({ text, label, row }: Fact, { type, text: asked }: Question): boolean {
  if (!type || type === 'date' || type === 'year' || type === 'moment' || pastYear.test(asked)) return false;
  return pastYear.test(`${label} ${row} ${text}`);
}

/** Whether a name of the question is only a part of another one: "Walter Fennimore" is not the firm Fennimore. */
function isOtherBearer({ text }: Fact, { terms }: Question): boolean {
  return terms.some(({ isName, start, text: name }) => {
    if (!isName || start < 0 || /\d/.test(name)) return false;
    const before = [...text.matchAll(/(\p{Lu}\p{Ll}+) (\p{Lu}[\p{L}-]*)/gu)].filter(
      ([, , word]) => word === name,
    );
    const all = text.split(name).length - 1;
    return (
      all > 0 &&
      before.length === all &&
      before.every(([, word = '']) => !terms.some((term) => term.text === word))
    );
  });
}
