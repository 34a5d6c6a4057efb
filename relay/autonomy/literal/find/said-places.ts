/** The runs of words of a phrase between its prepositions, each of which has to be true of what is meant. */
import type { Phrase } from '../grammar/instruction';
import { bareWord } from '../grammar/token';
import { articles, prepositions } from '../grammar/words';

/** `the message from Ada`: `message`, `ada`. */
export function placesIn(words: Phrase): string[][] {
  const places: string[][] = [[]];
  for (const token of words) {
    const word = bareWord(token) ?? '';
    if (prepositions.has(word) || word === 'to') places.push([]);
    else if (!articles.has(word)) places.at(-1)?.push(...token.words);
  }
  return places.filter((place) => place.length > 0);
}
