/** Reads words with a hyphen, which say as one of what kind a thing is: "pre-order", "sign-up". */
import { folded, wordSet, wordsOf } from '../../words';

/** They tell no thing from another, as the rest of such a word may. */
const prefixes = wordSet('pre re co e sub post non un multi semi self');
const particles = wordSet('in out up on off over back down through');
const hyphenated = /(?<![\p{L}\p{N}-])\p{L}+(?:-\p{L}+)+(?![\p{L}\p{N}-])/gu;

function compoundsIn(text: string): string[] {
  return folded(text).replace(/[‐‑]/g, '-').match(hyphenated) ?? [];
}

/** The prefixes and particles of a text's words with a hyphen: `pre` of "pre-order", `up` of "sign-up". */
export function affixesIn(text: string): string[] {
  return compoundsIn(text).flatMap((compound) => {
    const words = wordsOf(compound);
    const [first = ''] = words;
    const last = words.at(-1) ?? '';
    return [...(prefixes.has(first) ? [first] : []), ...(particles.has(last) ? [last] : [])];
  });
}

/** The word with a hyphen that a word is a part of, else the word itself. */
export function compoundOf(word: string, text: string): string {
  return compoundsIn(text).find((compound) => wordsOf(compound).includes(word)) ?? word;
}
