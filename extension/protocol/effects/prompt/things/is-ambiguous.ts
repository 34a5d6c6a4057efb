/** Holds an act on one of several rows that the order fits alike: "Delete the salbutamol order", where three rows are of that. */
import type { EffectKind } from '../../consequential';
import { wordSet, wordsOf } from '../../words';
import type { ActFacts } from '../act-facts';
import type { Clause } from '../clauses/clause';
import { contentOf, holds } from '../clauses/clause-content';
import { isGeneralPlural, isTelling } from '../clauses/telling-words';
import { negations, others } from '../words/negation-words';
import { isRank, ordinals, quantifiers } from '../words/prompt-words';
import { amounts } from '../words/thing-words';
import { actOf } from './acts/act-of';
import { actingClauses } from './acts/acting-clauses';
import { describingClauses } from './acts/describing-clauses';
import { showsClockOf } from './clocks/is-other-clock';
import { isTimeWord } from './names/written-names';

/** What is bought or sent may be any one that fits. */
const ofOneThing = new Set<EffectKind>(['delete', 'cancel', 'grant', 'sign', 'transfer']);
/** They leave it open which one is taken, or say it in a way that no row shows. */
const open = wordSet(
  'a an any either another same identical duplicate duplicates duplicated double twin copy copies twice ein eine einen une una een',
);

/**
 * Whether another row, in which the same can be done, has each word of the order that the control's row has, and no line of the
 * control's row is what the order calls its thing.
 * @param clauses of the prompt, without the ages of things
 * @param isNamedIn whether the prompt would name the act in another row
 */
export function isAmbiguous(
  clauses: readonly Clause[],
  { what, name, row, rowLines = () => row, rivals = () => [] }: ActFacts,
  isNamedIn: (rival: string) => boolean,
): boolean {
  if (row === '' || !ofOneThing.has(what)) return false;
  const acting = actingClauses(clauses, actOf(what, name)).filter(
    ({ prohibits, isException }) => !prohibits && !isException,
  );
  if (acting.some(({ words }) => words.some(isOpen) || words.some(isGeneralPlural))) return false;
  const said = [...acting, ...describingClauses(clauses, acting)];
  const told = said.flatMap((clause) => [...contentOf(clause), ...clause.words.filter(isNumber)]);
  const meant = told.filter((word) => isTelling(word) || isNumber(word));
  const own = wordsOf(row);
  const matched = meant.filter((word) => holds(own, word));
  if (!matched.some(isTelling)) return false;
  const called = (lines: string) =>
    lines.split('\n').some((line) => {
      const words = wordsOf(line).filter((word) => isTelling(word) || isNumber(word));
      return words.length > 0 && words.every((word) => holds(meant, word));
    });
  const isCalled = called(rowLines());
  const isSingle = said.some(({ words }) => words.some((word) => single.has(word))) && isOfOne(rowLines());
  const isOfClock = showsClockOf(said, row);
  return rivals().some((rival) => {
    const words = wordsOf(rival);
    // A day may be written in another way, and so may a time that the row does not show.
    const isUnread = (word: string) =>
      (isNumber(word) || isTimeWord(word)) && !holds(own, word) && !holds(words, word);
    if (isOfClock ? !showsClockOf(said, rival) : told.some(isUnread)) return false;
    if (isSingle && isOfSeveral(rival)) return false;
    const isAlike = matched.every((word) => holds(words, word)) && (!isCalled || called(rival));
    return isAlike && isNamedIn(rival);
  });
}

/** The numbers that are cells of their own, but for that of the row: how many of a thing there are. */
function countsIn(lines: string): string[] {
  const [, ...cells] = lines.split('\n');
  return cells.flatMap((cell) => count.exec(cell.trim())?.slice(1).find(Boolean) ?? []);
}

const count = /^(?:(?:[x×]\s?)?(\d{1,3})|(\d{1,3})\s?[x×])$/iu;
const single = wordSet('single sole lone');

function isOfOne(lines: string): boolean {
  return countsIn(lines).includes('1');
}

function isOfSeveral(lines: string): boolean {
  const counts = countsIn(lines);
  return counts.length > 0 && !counts.includes('1');
}

/** The same act in another row, which the control's row is beside. */
export function inRival(facts: ActFacts, rival: string): ActFacts {
  const { row, rowLines = () => row, otherRows = () => [] } = facts;
  const { rivals: _, rowsAbove: __, cells: ___, offering: ____, ...rest } = facts;
  const others = () => [rowLines(), ...otherRows().filter((one) => one !== rival)];
  return { ...rest, row: rival.replaceAll('\n', ' '), rowLines: () => rival, otherRows: others };
}

function isOpen(word: string): boolean {
  return (
    [open, negations, others, ordinals, quantifiers, amounts].some((set) => set.has(word)) || isRank(word)
  );
}

function isNumber(word: string): boolean {
  return /\d/.test(word);
}
