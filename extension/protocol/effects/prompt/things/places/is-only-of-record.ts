/** Tells that the only row with a control is of the thing that the order means by its page: the one payment of the record of Ann. */
import { wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import type { Clause } from '../../clauses/clause';
import { contentOf, holds } from '../../clauses/clause-content';
import { isGeneral, isTelling } from '../../clauses/telling-words';

/** Whether the part around the row is called by the kind of the thing, and the page has all words by which the order describes it. */
export function isOnlyOfRecord(clause: Clause, { isOneOfMany, around = '', part, page }: ActFacts): boolean {
  if (isOneOfMany || !page) return false;
  const told = [...contentOf(clause), ...clause.words];
  const [title = ''] = part?.().split('\n') ?? [];
  const called = wordsOf(`${around} ${title}`);
  const isKind = (word: string) =>
    isGeneral(word) && called.some((one) => one === word || one === `${word}s`);
  const telling = contentOf(clause).filter(isTelling);
  const there = wordsOf(page.text());
  return telling.length > 0 && told.some(isKind) && telling.every((word) => holds(there, word));
}
