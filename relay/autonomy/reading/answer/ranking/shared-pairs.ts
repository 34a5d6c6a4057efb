/** Compares texts by words that are neighbours in both. */
import { stopWords } from '../../language/stop-words';
import { wordsOf } from '../../language/words';

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

/** 1 where a heading such as "Hask to Lorn" leads from or to the place that the question does, -1 where it is the other way. */
export function sharedDirection(heading: string, question: string): number {
  const route = / (?:to|→|–|->) /i.exec(heading);
  if (!route) return 0;
  const [start, end] = [heading.slice(0, route.index), heading.slice(route.index + route[0].length)];
  const has = (part: string, name: string | undefined) => name !== undefined && part.includes(name);
  const from = /\bfrom (?:the )?(\p{Lu}[\p{L}-]+)/u.exec(question)?.[1];
  const to = /\bto (?:the )?(\p{Lu}[\p{L}-]+)/u.exec(question)?.[1];
  if (has(start, from) || has(end, to)) return has(end, from) || has(start, to) ? 0 : 1;
  return has(end, from) || has(start, to) ? -1 : 0;
}
