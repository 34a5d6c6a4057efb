import type { EffectKind } from '../../../consequential';
import { isSamePairVerb } from '../../../names/name-pairs';
import { refusingVerbs } from '../../../names/verbs/access-pairs';
import { wordSet, wordsOf } from '../../../words';
import { meaningOf } from '../../words/verb-meanings';

const refusing = wordSet(refusingVerbs);

export function isRefusing(word: string): boolean {
  return refusing.has(word);
}

/** Tells the verbs of a prompt that order what a control does: what is turned down is not cancelled. */
export function actOf(what: EffectKind, name: string): (word: string) => boolean {
  const called = wordsOf(name);
  const own = called.find(isRefusing);
  const { isLike } = meaningOf(what);
  return (word) => (own ? isSamePairVerb(word, own) : called[0] === word || isLike(word));
}
