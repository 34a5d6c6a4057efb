/** Tells identifiers that share a part: "fix-logout" after "Delete the branch fix-login", "bo@x.org" after "Remove ann@x.org". */
import { folded, wordsOf } from '../../../words';
import type { Clause } from '../../clauses/clause';

const joined = /[\p{L}\p{N}]+(?:[-_.@]+[\p{L}\p{N}]+)+/gu;
const minSharedChars = 2;

/**
 * Whether no identifier of the order is shown, and one is that has as many parts and begins or ends with the same one.
 * @param shown the texts with the control
 */
export function isOtherIdentifier(prompt: string, ordered: readonly Clause[], shown: string): boolean {
  const told = ordered.flatMap(({ words, quotes }) => [...words, ...quotes.flat()]);
  const meant = identifiersIn(prompt).filter((one) => wordsOf(one).every((word) => told.includes(word)));
  const there = meant.length > 0 ? identifiersIn(shown) : [];
  if (meant.some((one) => folded(shown).includes(one))) return false;
  return meant.some((one) => there.some((other) => sharesEnd(wordsOf(one), wordsOf(other))));
}

function identifiersIn(text: string): string[] {
  return (text.match(joined) ?? []).map(folded);
}

function sharesEnd(some: readonly string[], others: readonly string[]): boolean {
  const isShared = (at: number) =>
    some.at(at) === others.at(at) &&
    /\p{L}/u.test(some.at(at) ?? '') &&
    (some.at(at) ?? '').length >= minSharedChars;
  return some.length === others.length && (isShared(0) || isShared(-1));
}
