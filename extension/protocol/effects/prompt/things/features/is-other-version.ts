/** Tells versions apart that share figures: release 2.4.10 and release 2.4 after "Remove release 2.4.1". */
import { wordsOf } from '../../../words';
import type { Clause } from '../../clauses/clause';

/** Of three parts and more, or of two behind a word that says so: "2.5" alone may be an amount. */
const version =
  /(?<![\p{L}\p{N}.,-])(?<called>(?:v|ver\.?|version|release|build|tag|revision|update)\s*)?(?<parts>\d{1,4}(?:\.\d{1,4}){1,4}(?:-?(?:rc|beta|alpha|b|a)\.?\d{0,3})?)(?![\p{L}\p{N}]|[.,]\d)/giu;
const date = /^\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})$/;

/** Whether the order names a version, and another one stands with the control. @param shown the texts with the control */
export function isOtherVersion(prompt: string, ordered: readonly Clause[], shown: string): boolean {
  const told = ordered
    .flatMap(({ words, quotes }) => [...words, ...quotes.flat()])
    .map((word) => word.replace(/^v(?=\d)/, ''));
  const meant = versionsIn(prompt, false).filter((one) => wordsOf(one).every((part) => told.includes(part)));
  if (meant.length === 0) return false;
  const there = versionsIn(shown, true);
  return there.length > 0 && !meant.some((one) => there.includes(one));
}

/** @param isAny whether one of two parts counts that nothing says to be a version, but no price and no measure */
function versionsIn(text: string, isAny: boolean): string[] {
  return [...text.matchAll(version)].flatMap(({ groups = {}, index, 0: all }) => {
    const { called, parts = '' } = groups;
    const isLong = parts.split('.').length > 2;
    const isPriced =
      /\p{Sc}\s?$/u.test(text.slice(0, index)) ||
      /^\s?(?:\p{Sc}|%|\p{L})/u.test(text.slice(index + all.length));
    if (called === undefined && (isLong ? date.test(parts) : !isAny || isPriced)) return [];
    return [parts.toLowerCase()];
  });
}
