/** Tells identifiers that share a part: "fix-logout" after "Delete the branch fix-login", "bo@x.org" after "Remove ann@x.org". */
import { folded, wordsOf } from '../../../words';
import type { Clause } from '../../clauses/clause';
import { isTelling } from '../../clauses/telling-words';

const joined = /[\p{L}\p{N}]+(?:[-_.@]+[\p{L}\p{N}]+)+/gu;
const word = /[\p{L}\p{N}]+(?:[-_.@]+[\p{L}\p{N}]+)*/gu;
/** "web-2" of "web". */
const numbered = /^(\p{L}{3,})[-_]\d{1,2}$/u;
const minSharedChars = 2;

/**
 * Whether no identifier of the order is shown, and one is that has as many parts and begins or ends with the same one, or that
 * has all its parts and more of them.
 * @param shown the texts with the control
 */
export function isOtherIdentifier(prompt: string, ordered: readonly Clause[], shown: string): boolean {
  const told = ordered.flatMap(({ words, quotes }) => [...words, ...quotes.flat()]);
  const isTold = (one: string) => wordsOf(one).every((part) => told.includes(part));
  const there = identifiersIn(shown);
  if (there.length === 0) return false;
  if (isNumberedName(prompt, isTold, shown)) return true;
  const meant = identifiersIn(prompt).filter(isTold);
  if (meant.some((one) => there.some((other) => isSame(one, other)))) return false;
  return meant.some((one) =>
    there.some((other) => sharesEnd(wordsOf(one), wordsOf(other)) || goesOn(one, other)),
  );
}

/** Whether a name of one word is shown with a number alone. Letters of another size begin a code: "ACME-0012" of Acme. */
function isNumberedName(prompt: string, isTold: (one: string) => boolean, shown: string): boolean {
  const said: readonly string[] = prompt.match(word) ?? [];
  const there: readonly string[] = shown.match(word) ?? [];
  return there.some((one) => {
    const [, name = ''] = numbered.exec(one) ?? [];
    return isTelling(folded(name)) && isTold(name) && said.includes(name) && !there.includes(name);
  });
}

/** What is joined to it by a sign that it has none of says only where it is: "shop-eu" of "shop-eu.example.org". */
function isSame(one: string, other: string): boolean {
  return other.includes(one) && !goesOn(one, other);
}

/** "gauge-timeout-2" of "gauge-timeout", "report.pdf.bak" of "report.pdf". */
function goesOn(one: string, other: string): boolean {
  const joints = [...'-_', ...(one.includes('.') ? ['.'] : [])];
  return (
    /\p{L}/u.test(one) && joints.some((joint) => other.startsWith(one + joint) || other.endsWith(joint + one))
  );
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
