/** `Archive all messages from Ada`: what is to be done with every item that the words tell. */
import type { Reading } from './instruction';
import { phrase } from './slots';
import { bareWord, type Token } from './token';
import { articles, controlVerbs, prepositions } from './words';

/** Only where a place says which: everything there is would be too much to do by a name alone. */
export function allIn(tokens: readonly Token[]): Reading[] {
  const words = phrase(tokens).filter((token) => !articles.has(bareWord(token) ?? ''));
  const [verb, quantifier] = words;
  if (!verb || !controlVerbs.has(bareWord(verb) ?? '')) return [];
  if (!/^(?:all|every|each)$/.test(bareWord(quantifier) ?? '')) return [];
  const at = bareWord(words[2]) === 'of' ? 3 : 2;
  const noun = bareWord(words[at]);
  const leads = bareWord(words[at + 1]) ?? '';
  const tail = words.findLastIndex((token) => bareWord(token) === 'as');
  const end = tail > at + 2 ? tail : words.length;
  const places = words.slice(at + 2, end);
  if (noun === undefined || !prepositions.has(leads) || places.length === 0) return [];
  return [[[{ do: 'all', verb, noun, places, tail: words.slice(end) }]]];
}
