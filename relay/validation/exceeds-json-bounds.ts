/**
 * Finds JSON that would take long to be parsed and checked although it is short: a million lists in each other, or a
 * million fields. Texts may be as long as they are.
 */

/** More than any call needs; what walks through a value calls itself for each. */
const maxDepth = 500;
/** Entries of all lists and fields of all objects together. */
const maxEntries = 20_000;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
/** `[` and `{`; what closes them is two further in ASCII. */
const bracket = 0x5b;
const brace = 0x7b;

/** What there is too much of, in words; undefined where nothing is. It takes time in proportion to the text. */
export function exceedsJsonBounds(text: string): string | undefined {
  let depth = 0;
  let entries = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === quote) at = endOfText(text, at);
    else if (char === comma) entries += 1;
    else if (char === bracket || char === brace) {
      depth += 1;
      entries += 1;
    } else if (char === bracket + 2 || char === brace + 2) depth -= 1;
    if (depth > maxDepth) return `lists and objects inside each other more than ${maxDepth} deep`;
    if (entries > maxEntries) return `more than ${maxEntries} entries and fields`;
  }
  return undefined;
}

/** Where the text in quotes ends that begins here. */
function endOfText(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}
