/** Holds an act on the wrong one of several things that are alike: the newer, after "the older of her two", the dearer, after "the cheaper". */
import { wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import type { Clause } from '../../clauses/clause';
import { contentOf, holds } from '../../clauses/clause-content';
import { splitClauses } from '../../clauses/split-clauses';
import { isTelling } from '../../clauses/telling-words';
import { possessives } from '../../words/prompt-words';
import { isClassVerb } from '../../words/verb-meanings';
import { actOf } from '../acts/act-of';
import { actingClauses, verbClauseOf } from '../acts/acting-clauses';
import { isOfKindOf } from '../is-of-other-kind';
import { isTimeWord } from '../names/written-names';
import { comparedPlace, isOfNoRank } from './compared-place';
import { measuresIn } from './measures';
import { ranksFor } from './ranks-for';
import { type Rank, rankMark, ranksIn } from './ranks-in';
import { type Place, standing } from './standing';

export type RankedFacts = Pick<ActFacts, 'name'> &
  Partial<
    Pick<ActFacts, 'what' | 'dialog' | 'row' | 'rowLines' | 'otherRows' | 'offering' | 'rowsAbove' | 'part'>
  >;

/**
 * Whether the row of the control is not the one that the task means by its order or size among the rows that have the same of its
 * words, or is the one that it keeps; also where it says "of two" and nothing can be compared.
 * @param now in milliseconds
 */
export function isOtherRank(prompt: string, facts: RankedFacts, now: number): boolean {
  const judged = judgedBy(prompt, facts, now);
  if (judged.some(({ isKept, is }) => isKept && is === true)) return true;
  const orders = judged.filter(({ isKept }) => !isKept);
  // Of two orders with a rank the one with words of the row is about it.
  const about = orders.filter(({ isAbout }) => isAbout);
  const meant = about.length > 0 ? about : orders;
  return meant.length > 0 && meant.every(({ is, isElse }) => is === false && !isElse);
}

/** Whether the row of the control is known to be the one that the order means by nothing but its order or size: "Delete the older." */
export function isOfRank(
  prompt: string,
  facts: RankedFacts & Pick<ActFacts, 'object'>,
  now: number,
): boolean {
  const said = wordsOf(prompt);
  const called = wordsOf(facts.name);
  // "Decline" may stand beside the word for its thing.
  const isSaid = (word: string) => holds(said, word) || !called.includes(word);
  const isOwn = facts.row !== '' && facts.object.every(isSaid);
  return (
    isOwn && judgedBy(prompt, facts, now).some(({ isKept, isAct, is }) => !isKept && isAct && is === true)
  );
}

interface Judged {
  isKept: boolean;
  /** The clause itself orders the act. */
  isAct: boolean;
  isElse: boolean;
  /** The row has a word that says which thing the clause is about. */
  isAbout: boolean;
  is?: boolean | undefined;
}

function judgedBy(prompt: string, facts: RankedFacts, now: number): Judged[] {
  const { what = 'delete', name, row = '', rowLines = () => row, dialog = '', otherRows, rowsAbove } = facts;
  const shown = { what, name, dialog, rowLines, ...(facts.part && { part: facts.part }) };
  const isDialog = row === '';
  const ranks = ranksFor(what, prompt);
  const others = ranks.length > 0 ? (otherRows?.() ?? []) : [];
  if (others.length === 0) return [];
  const shownPlace: Place = {
    own: isDialog ? dialog : rowLines(),
    isDialog,
    others,
    above: isDialog ? undefined : rowsAbove?.(),
  };
  const isAct = actOf(what, name);
  return ranks.flatMap((rank) => {
    const clauses = splitClauses(rank.marked, isClassVerb);
    const at = clauses.findIndex(isMarked);
    const marked = clauses[at];
    const ordered = actingClauses(clauses, isAct);
    if (!marked) return [];
    const isKept = isLeft(marked);
    if (!isKept && !ordered.includes(marked)) return [];
    const place = comparedPlace(shownPlace, marked, { what, rank, offering: facts.offering?.() });
    const hasOwnThing = contentOf(marked).some((word) => word !== rankMark && isTelling(word));
    const around = [...clauses.slice(Math.max(0, at - 1), at), ...ordered].map((clause) =>
      hasOwnThing && isOtherOrder(clauses, clause, marked) ? withoutTimes(clause) : clause,
    );
    const isElse = ordered.some(
      (clause) =>
        clause !== marked &&
        !isLeft(clause) &&
        !hasOwnRank(clauses, clause, marked) &&
        (clause.goesOn || clause.words.some(isAct)) &&
        (tells(clause, place) || isOfKindOf(clause, marked, shown)),
    );
    return [
      {
        isKept,
        isAct: marked.words.some(isAct),
        isElse,
        isAbout: contentOf(marked).some(
          (word) => isTelling(word) && !isTimeWord(word) && holds(wordsOf(place.own), word),
        ),
        ...(isOfNoRank(place, marked) || isOfOtherCode(rank, place)
          ? { is: false }
          : isMeant(rank, marked, around, place, now)),
      },
    ];
  });
}

function isOtherOrder(clauses: readonly Clause[], clause: Clause, marked: Clause): boolean {
  const verb = verbClauseOf(clauses, clause);
  return verb !== verbClauseOf(clauses, marked) && !verb.isIdle && verb.words.some(isClassVerb);
}

/** Another order with a rank is judged by that. */
function hasOwnRank(clauses: readonly Clause[], clause: Clause, marked: Clause): boolean {
  const verb = verbClauseOf(clauses, clause);
  return verb !== verbClauseOf(clauses, marked) && ranksIn(verb.words.join(' ')).length > 0;
}

/** The day of the booking that is cancelled says nothing of the pass that is withdrawn. */
function withoutTimes(clause: Clause): Clause {
  return { ...clause, words: clause.words.filter((word) => !isTimeWord(word) && !/\d/.test(word)) };
}

function isMarked({ words }: Clause): boolean {
  return words.includes(rankMark);
}

function isLeft({ prohibits, isException = false }: Clause): boolean {
  return isException || prohibits === 'loss' || prohibits === 'thing';
}

/** Whether a clause has a word that only the control's row has: "Delete the note Milk and the oldest draft". */
function tells(clause: Clause, { own, others }: Place): boolean {
  const [words, rest] = [wordsOf(own), others.map(wordsOf)];
  return [...contentOf(clause), ...clause.words.filter((word) => /\d/.test(word))].some(
    (word) =>
      (isTelling(word) || /\d/.test(word)) && holds(words, word) && !rest.some((one) => holds(one, word)),
  );
}

/** Nothing where it cannot be known. */
function isMeant(
  rank: Rank,
  marked: Clause,
  around: readonly Clause[],
  place: Place,
  now: number,
): { is?: boolean | undefined } {
  const said = contentOf(marked).filter((word) => word !== rankMark);
  // "Keep the newer one" is about what the clauses around it are about, and "her latest" is of whom they name.
  const isOwnThing = said.some(isTelling) && !marked.words.some((word) => possessives.has(word));
  const about = isOwnThing ? said : [...said, ...around.flatMap(contentOf)];
  const words = wordsOf(place.own);
  const having = (word: string) => place.others.filter((other) => holds(wordsOf(other), word)).length;
  // At least two things are compared: what two others are called and this one is not is none of them.
  if (about.some((word) => isTelling(word) && !holds(words, word) && having(word) > 1)) return { is: false };
  // A question calls its thing by its kind, where the rows do not.
  const shared = about.filter(
    (word) =>
      word !== rankMark &&
      holds(words, word) &&
      (!place.isDialog || isTelling(word)) &&
      // One of two shares it with another: a word that it has alone is of a menu that is open in it.
      (!rank.isOfCounted || having(word) > 0),
  );
  // What is the user's own stands under "You" among what is not.
  if (marked.words.includes('my')) shared.push(...words.filter((word) => word === 'you'));
  shared.push(...codesBehind(rank).filter((word) => words.includes(word)));
  const isAlike = (other: string) => shared.every((word) => holds(wordsOf(other), word));
  const same = place.isDialog ? ownRow(rank, place, now) : undefined;
  const all = place.others.filter((other) => other !== same && isAlike(other));
  // Of "Harbour" and "Harbour (acoustic)" the second Harbour is one that is called that and no more.
  const isCalled = (lines: string) => rank.by === 'place' && hasAsName(lines, shared);
  const areCalled = !place.isDialog && [place.own, ...all].filter(isCalled).length > 1;
  if (areCalled && !isCalled(place.own)) return { is: false };
  const alike = areCalled ? all.filter(isCalled) : all;
  const isOne = (other: string) => isAlike(other) && (!areCalled || isCalled(other));
  const is = standing(rank, marked.words, place, alike, isOne, now);
  // Of three "the older" leaves open which two are meant.
  if (is === true && rank.isOfTwo && !rank.isOfCounted && alike.length > 1) return {};
  if (is !== undefined || place.isDialog) return { is };
  const hasOwnNumber = words.some(
    (word) =>
      /\d/.test(word) &&
      marked.words.includes(word) &&
      !place.others.some((one) => wordsOf(one).includes(word)),
  );
  return rank.isOfCounted && rank.by !== 'place' && !hasOwnNumber ? { is: false } : {};
}

/** The numbers of the codes in brackets behind the rank, which tell namesakes apart: "the older entry of Gull (B-12)". */
function codesBehind({ marked }: Rank): string[] {
  const [, behind = ''] = marked.split(rankMark);
  const [sentence = ''] = behind.split(/[.;!?](?:\s|$)|\n/);
  return [...sentence.matchAll(bracketed)].flatMap(([, code = '']) =>
    wordsOf(code).filter((word) => /\d/.test(word)),
  );
}

const bracketed = /\((?:no\.?\s|#)?((?:\p{L}{1,6}[-_ ]?)?\d+(?:[-_/]\d+)*)\)/giu;

/** Whether another row has such a code, and this one has not. */
function isOfOtherCode(rank: Rank, { own, others, isDialog }: Place): boolean {
  const codes = isDialog ? [] : codesBehind(rank);
  const has = (lines: string) => codes.every((code) => wordsOf(lines).includes(code));
  return codes.length > 0 && !has(own) && others.some(has);
}

/** Whether a line says these words, and nothing else of which thing it is. */
function hasAsName(lines: string, name: readonly string[]): boolean {
  const telling = name.filter(isTelling);
  return lines.split('\n').some((line) => {
    const words = wordsOf(line).filter(isTelling);
    return (
      words.length > 0 &&
      words.every((word) => holds(telling, word)) &&
      telling.every((word) => holds(words, word))
    );
  });
}

/** The row of what a dialog asks about, which shows the same day or amount. */
function ownRow(rank: Rank, { own, others }: Place, now: number): string | undefined {
  const asked = measuresIn(own, rank, now);
  return others.find((other) =>
    [...measuresIn(other, rank, now)].some(([kind, value]) => {
      const one = asked.get(kind);
      // A question may leave the time of day out.
      return kind === 'time' && one !== undefined ? Math.floor(one) === Math.floor(value) : one === value;
    }),
  );
}
