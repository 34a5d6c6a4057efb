/** Holds an act on the wrong one of several things that are alike: the newer, after "the older of her two", the dearer, after "the cheaper". */
import type { EffectKind } from '../../../consequential';
import { wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import type { Clause } from '../../clauses/clause';
import { contentOf, holds } from '../../clauses/clause-content';
import { splitClauses } from '../../clauses/split-clauses';
import { isTelling } from '../../clauses/telling-words';
import { possessives } from '../../words/prompt-words';
import { isClassVerb } from '../../words/verb-meanings';
import { actOf } from '../acts/act-of';
import { actingClauses } from '../acts/acting-clauses';
import { measuresIn } from './measures';
import { type Rank, rankMark, ranksIn } from './ranks-in';

export type RankedFacts = Pick<ActFacts, 'name'> &
  Partial<Pick<ActFacts, 'what' | 'dialog' | 'row' | 'rowLines' | 'otherRows' | 'rowsAbove'>>;

const ofOneThing = new Set<EffectKind>(['delete', 'cancel', 'grant', 'sign']);

interface Place {
  /** The row of the control, or the dialog that it is in. */
  own: string;
  isDialog: boolean;
  others: readonly string[];
  /** Those of the others that stand above it. */
  above: readonly string[] | undefined;
}

/**
 * Whether the row of the control is not the one that the task means by its order or size among the rows that have the same of its
 * words, or is the one that it keeps; also where it says "of two" and nothing can be compared.
 * @param now in milliseconds
 */
export function isOtherRank(prompt: string, facts: RankedFacts, now: number): boolean {
  const judged = judgedBy(prompt, facts, now);
  if (judged.some(({ isKept, is }) => isKept && is === true)) return true;
  const meant = judged.filter(({ isKept }) => !isKept);
  return meant.length > 0 && meant.every(({ is, isElse }) => is === false && !isElse);
}

/** Whether the row of the control is known to be the one that the order means by nothing but its order or size: "Delete the older." */
export function isOfRank(
  prompt: string,
  facts: RankedFacts & Pick<ActFacts, 'object'>,
  now: number,
): boolean {
  const said = wordsOf(prompt);
  const isOwn = facts.row !== '' && facts.object.every((word) => holds(said, word));
  return (
    isOwn && judgedBy(prompt, facts, now).some(({ isKept, isAct, is }) => !isKept && isAct && is === true)
  );
}

interface Judged {
  isKept: boolean;
  /** The clause itself orders the act. */
  isAct: boolean;
  isElse: boolean;
  is?: boolean | undefined;
}

function judgedBy(prompt: string, facts: RankedFacts, now: number): Judged[] {
  const { what = 'delete', name, row = '', rowLines = () => row, dialog = '', otherRows, rowsAbove } = facts;
  const isDialog = row === '';
  const ranks = ofOneThing.has(what) ? ranksIn(prompt) : [];
  const others = ranks.length > 0 ? (otherRows?.() ?? []) : [];
  if (others.length === 0) return [];
  const place: Place = {
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
    const isElse = ordered.some(
      (clause) =>
        clause !== marked &&
        !isLeft(clause) &&
        (clause.goesOn || clause.words.some(isAct)) &&
        tells(clause, place),
    );
    return [
      {
        isKept,
        isAct: marked.words.some(isAct),
        isElse,
        ...isMeant(rank, marked, [...clauses.slice(Math.max(0, at - 1), at), ...ordered], place, now),
      },
    ];
  });
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
  const isAlike = (other: string) => shared.every((word) => holds(wordsOf(other), word));
  const same = place.isDialog ? ownRow(rank, place, now) : undefined;
  const all = place.others.filter((other) => other !== same && isAlike(other));
  // Of "Harbour" and "Harbour (acoustic)" the second Harbour is one that is called that and no more.
  const isCalled = (lines: string) => rank.by === 'place' && hasAsName(lines, shared);
  const areCalled = !place.isDialog && [place.own, ...all].filter(isCalled).length > 1;
  if (areCalled && !isCalled(place.own)) return { is: false };
  const alike = areCalled ? all.filter(isCalled) : all;
  const isOne = (other: string) => isAlike(other) && (!areCalled || isCalled(other));
  const is = standing(rank, place, alike, isOne, now);
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

function standing(
  rank: Rank,
  { own, above }: Place,
  alike: readonly string[],
  isAlike: (other: string) => boolean,
  now: number,
): boolean | undefined {
  if (alike.length === 0) return undefined;
  const byMeasure = () => isWithin(rank, ...compared(rank, own, alike, now));
  if (rank.by !== 'place') return byMeasure();
  const isByTime = rank.skipped > 0 || rank.isOfList ? undefined : byMeasure();
  if (rank.isGreatest ? isByTime !== undefined : isByTime === true) return isByTime;
  const before = above?.filter(isAlike).length;
  if (before === undefined) return undefined;
  const behind = alike.length - before;
  if (!rank.isGreatest) return isWithin(rank, before, before);
  if (rank.isOfList) return isWithin(rank, behind, behind);
  // A list may begin or end with what came last.
  return before >= rank.count && behind >= rank.count ? false : undefined;
}

/** How many of the others come before it at least, and at most. */
function compared(rank: Rank, own: string, alike: readonly string[], now: number): [number, number] {
  const all = alike.map((one) => measuresIn(one, rank, now));
  const [kind, value] =
    [...measuresIn(own, rank, now)].find(([one]) => all.some((other) => other.has(one))) ?? [];
  if (kind === undefined || value === undefined) return [0, alike.length];
  const before = all.filter((other) => {
    const one = other.get(kind);
    return one !== undefined && (rank.isGreatest ? one > value : one < value);
  }).length;
  const unsure = all.filter((other) => !other.has(kind) || other.get(kind) === value).length;
  return [before, before + unsure];
}

function isWithin({ skipped, count }: Rank, least: number, most: number): boolean | undefined {
  const end = skipped + count - 1;
  if (least > end || most < skipped) return false;
  return least >= skipped && most <= end ? true : undefined;
}
