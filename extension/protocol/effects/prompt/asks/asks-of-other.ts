/** Tells a question that goes on with an act before it from one about another thing, which has to be named itself. */
import type { EffectKind } from '../../consequential';
import { wordsOf } from '../../words';
import type { ActFacts } from '../act-facts';
import { isTelling } from '../clauses/telling-words';
import { askedPhrases } from '../dialogs/asked-phrases';
import { type ApprovedAct, isWithinApproved } from './asks-of-approved';

type Opener = Pick<ActFacts, 'row' | 'opened'> & Partial<Pick<ActFacts, 'otherRows' | 'page'>>;

/** Whether what has opened the question stands in another row than the act before it. */
export function isInOtherRow({ row, opened }: Opener): boolean {
  return opened !== undefined && row !== '' && !opened.shown.includes(row);
}

/**
 * An approval is for one thing: what was not shown with it is another. After an act that the prompt names, another thing is one that
 * only another row shows.
 */
export function asksOfOther(
  message: string,
  what: EffectKind,
  opener: Opener,
  approved?: ApprovedAct,
): boolean {
  const { opened } = opener;
  if (approved?.what === what) return !isWithinApproved(message, what, approved.shown);
  const isOpened = opened?.what === what;
  if (isOpened && isInOtherRow(opener)) return true;
  if (isOpened && opened.isApproved) return !isWithinApproved(message, what, opened.shown);
  return namesOtherRow(message, what, opener);
}

/** Whether the question has no word of what it was opened on, and only another row has all of its words. */
export function namesOtherRow(message: string, what: EffectKind, opener: Opener): boolean {
  const { row, opened, otherRows = () => [], page } = opener;
  const things = askedPhrases(message, (one) => one === what)
    .flat()
    .filter(isTelling);
  const before = opened?.what === what ? opened.shown : '';
  const shown = wordsOf([row, before, ...(page?.headings ?? [])].join(' '));
  if (things.length === 0 || row === '' || things.some((word) => shown.includes(word))) return false;
  return otherRows().some((other) => things.every((word) => wordsOf(other).includes(word)));
}
