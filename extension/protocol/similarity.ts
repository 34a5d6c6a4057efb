/** Longer texts are compared by their beginnings. */
const maxLength = 100;
/** Words that are this alike count as the same one, mistyped. */
const sameWord = 0.6;
/** How many of their letters two words have in common that differ in the order only, or hardly more. */
const leastLetters = 0.85;

/** How alike two texts are, from 0 to 1, in any case and however their words are joined. */
export function similarity(wanted: string, given: string): number {
  const [wantedWords, givenWords] = [wordsOf(wanted), wordsOf(given)];
  const [one, other] = [wantedWords.join(''), givenWords.join('')];
  if (!one || !other) return 0;
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const contained = short.length > 2 && long.includes(short) ? 0.7 + (0.3 * short.length) / long.length : 0;
  const met = wantedWords.filter((word) =>
    givenWords.some((own) => own === word || dice(own, word) >= sameWord),
  );
  return Math.max(contained, dice(one, other), (0.8 * met.length) / wantedWords.length);
}

function wordsOf(text: string): string[] {
  return text
    .slice(0, maxLength)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The share of common pairs of letters, https://en.wikipedia.org/wiki/Dice-S%C3%B8rensen_coefficient */
function dice(one: string, other: string): number {
  // Letters that changed places leave a short word no pair.
  const isTurned = one[0] === other[0] && common([...one], [...other]) > leastLetters;
  return Math.max(common(pairsOf(one), pairsOf(other)), isTurned ? sameWord : 0);
}

function common(parts: string[], others: string[]): number {
  const all = parts.length + others.length;
  const met = parts.filter((part) => {
    const at = others.indexOf(part);
    if (at >= 0) others.splice(at, 1);
    return at >= 0;
  });
  return all && (2 * met.length) / all;
}

function pairsOf(text: string): string[] {
  return Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));
}
