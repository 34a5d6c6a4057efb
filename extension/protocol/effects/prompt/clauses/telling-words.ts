/** Tells words that say which thing is meant from those that say of what kind it is. */

import { kinds } from '../words/negation-words';
import { generalThings } from '../words/thing-words';
import { isLikeClassVerb } from '../words/verb-meanings';
import { isContent } from './clause-content';

export function isTelling(word: string): boolean {
  return (
    word !== '' && word !== '"' && word !== 's' && !/^\d+$/.test(word) && isContent(word) && !isGeneral(word)
  );
}

/** Several things of a kind: "orders". */
export function isGeneralPlural(word: string): boolean {
  return word.endsWith('s') && isGeneral(word) && isGeneral(word.slice(0, -1));
}

/** A word for things of a kind, or for what is done. */
export function isGeneral(word: string): boolean {
  return generalThings.has(word) || kinds.has(word) || isLikeClassVerb(word);
}
