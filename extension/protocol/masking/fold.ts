/** Reads a text so that different spellings of the same become equal. */
import { type Reading, reletter, reread } from './reading';

/**
 * Without signs that nobody sees, letters in one form each, and all white space one space. A `+` is read as
 * a space too, which it means in an address.
 */
export function folded(reading: Reading): Reading {
  const plain = /[^\0-\x7f]/.test(reading.text) ? composed(reading) : reading;
  return reread(plain, /[\s+]{2,}|[^\S ]|\+/g, ' ');
}

// https://www.unicode.org/reports/tr15/
function composed(reading: Reading): Reading {
  const seen = reread(reading, /\p{Default_Ignorable_Code_Point}+/gu, '');
  const compose = (text: string) => text.normalize('NFKC');
  // A letter with its marks, or the parts of a Korean syllable.
  return reread(seen, /[^\p{M}\u1160-\u11ff][\p{M}\u1160-\u11ff]+|[^\0-\x7f]/gu, compose, compose);
}

export function lowerCase(reading: Reading): Reading {
  const lower = reading.text.toLowerCase();
  if (lower === reading.text) return reading;
  if (lower.length === reading.text.length) return reletter(reading, lower);
  return reread(reading, /\p{Lu}/gu, (letter) => letter.toLowerCase());
}

/** Letters and digits alone, so that nothing put between them counts. */
export function lettersAndDigits(reading: Reading): Reading {
  const others = /[^\0-\x7f]/.test(reading.text) ? /[^\p{L}\p{N}\p{M}]+/gu : /[^a-z0-9]+/gi;
  return reread(reading, others, '');
}
