/** Tells whose access is revoked, which is what its dialog asks about: "the access of Raycast", "Revoke Raycast?". */
import { wordSet } from '../../../words';
import { isContent } from '../../clauses/clause-content';
import { headAndTail, type Phrase } from '../../clauses/head-and-tail';

const accesses = wordSet(
  'access authorization authorisation permission permissions zugriff acces acceso accesso acesso toegang dostep',
);

export function isAccess(word: string): boolean {
  return accesses.has(word);
}

/** With whose access it is as the thing itself. "The access to the project" leaves the project. */
export function ofAccess(words: readonly string[]): Phrase {
  const { head, tail } = headAndTail(words);
  const things = head.filter(isContent);
  const isOfAccess = things.length > 0 && things.every(isAccess);
  return isOfAccess && tail.length > 0 && !words.includes('to') ? { head: tail, tail: [] } : { head, tail };
}
