/** Finds by what a task tells whose thing is meant, where it gives no name: "the invoice of the contact on Pitt Street". */
import { isTelling } from '../../clauses/telling-words';

const owning = new Set(['of', 'for']);
const articles = new Set(['the', 'that', 'this']);
/** Behind the noun for the owner they begin what tells this one from others. */
const joints = new Set(['in', 'on', 'at', 'who', 'whose', 'which', 'that', 'living', 'staying']);
/** "The new contact". */
const maxOwnerWords = 2;

/** The words behind "of the contact on". */
export function relatedWords(words: readonly string[]): string[] {
  const owner = words.findIndex((word, at) => owning.has(word) && articles.has(words[at + 1] ?? '')) + 2;
  if (owner < 2) return [];
  const joint = words.findIndex((word, at) => at > owner && at <= owner + maxOwnerWords && joints.has(word));
  return joint < 0 ? [] : words.slice(joint + 1).filter(isTelling);
}
