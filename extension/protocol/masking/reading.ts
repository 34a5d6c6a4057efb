/** A text read in another way, such as without its escapes, which still knows where each character stands in the source. */

/** Which end of what a character was made from. */
export type Edge = 'first' | 'last';

export interface Reading {
  text: string;
  /** The places in the source of characters of `text`, both ascending. */
  locate(places: readonly number[], edge: Edge): readonly number[];
}

/** The text as it is. */
export function sourceReading(text: string): Reading {
  return { text, locate: (places) => places };
}

/**
 * Reads a text again with each match of `pattern` replaced. Places are only computed on request, in one pass.
 * @param pattern global; what it matches must not depend on the text around it
 * @param whole the same for a whole text, where that is faster
 */
export function reread(
  before: Reading,
  pattern: RegExp,
  replace: string | ((token: string) => string),
  // `replace` takes either, which its overloads do not say.
  whole = (text: string) => text.replace(pattern, replace as string),
): Reading {
  const text = whole(before.text);
  if (text === before.text) return before;
  return {
    text,
    locate: (places, edge) =>
      before.locate(placesBefore(before.text.matchAll(pattern), replace, places, edge), edge),
  };
}

/** The same characters in other letters, as many as before. */
export function reletter({ locate }: Reading, text: string): Reading {
  return { text, locate };
}

function placesBefore(
  tokens: Iterable<RegExpExecArray>,
  replace: string | ((token: string) => string),
  places: readonly number[],
  edge: Edge,
): number[] {
  const found: number[] = [];
  /** How far both texts are read, up to the end of the last token. */
  let [at, atBefore] = [0, 0];
  const take = (end: number, placeOf: (place: number) => number) => {
    for (let next = places[found.length]; next !== undefined && next < end; next = places[found.length])
      found.push(placeOf(next));
  };
  const unchanged = (place: number) => atBefore + place - at;
  for (const { index, 0: token } of tokens) {
    const kept = index - atBefore;
    take(at + kept, unchanged);
    at += kept;
    const end = at + (typeof replace === 'string' ? replace : replace(token)).length;
    const place = edge === 'first' ? index : index + token.length - 1;
    take(end, () => place);
    at = end;
    atBefore = index + token.length;
    if (found.length === places.length) return found;
  }
  take(Number.POSITIVE_INFINITY, unchanged);
  return found;
}
