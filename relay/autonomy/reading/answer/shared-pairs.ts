/** Compares texts by words that are neighbours in both. */
import { stopWords } from '../language/stop-words';
import { wordsOf } from '../language/words';

/** How many neighbouring words of the question, such as "named after", are neighbours here; three at most. */
export function sharedPairs(text: string, question: string): number {
  const here = pairsOf(text);
  return Math.min(3, [...pairsOf(question)].filter((pair) => here.has(pair)).length);
}

const pairs = new Map<string, Set<string>>();
const maxPairs = 20_000;

function pairsOf(text: string): Set<string> {
  const known = pairs.get(text);
  if (known) return known;
  if (pairs.size > maxPairs) pairs.clear();
  const words = wordsOf(text);
  const found = new Set<string>();
  for (const [index, { stem, text: word }] of words.entries()) {
    const next = words[index + 1];
    if (!next || (stopWords.has(word.toLowerCase()) && stopWords.has(next.text.toLowerCase()))) continue;
    found.add(`${stem} ${next.stem}`);
  }
  pairs.set(text, found);
  return found;
}
