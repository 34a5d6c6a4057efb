/** Other ways in which a page may write words that are looked for, as patterns. */

import { collapse } from '../../protocol/collapse';
import { escaped } from '../../protocol/escaped';
import { patternOf, unquote } from '../find/text-match';

/** So much may stand between and around words in another order: `Marsh, Daniel (Accounts)`. */
const maxMoreChars = 60;
const maxWords = 5;

/** A pattern for texts with the same words in another order or further apart; null for what is to be read as it is. */
export function inOtherOrder(words: string): string | null {
  const parts =
    plain(words)
      ?.split(/[\s,;]+/)
      .filter(Boolean) ?? [];
  if (parts.length < 2 || parts.length > maxWords) return null;
  const length = parts.join(' ').length + maxMoreChars;
  const each = parts.map((part) => `(?=.*(?<![\\p{L}\\p{N}])${escaped(part)}(?![\\p{L}\\p{N}]))`);
  return `/^(?=.{1,${length}}$)${each.join('')}/iu`;
}

/** A pattern for all texts with the words in them; null where the words find these anyway. */
export function withOtherWords(words: string): string | null {
  const text = plain(words);
  return text === null ? null : `/${escaped(text)}/i`;
}

/** Words without quotes that are no pattern. */
function plain(words: string): string | null {
  return unquote(words) === null && patternOf(words) === null ? collapse(words) : null;
}
