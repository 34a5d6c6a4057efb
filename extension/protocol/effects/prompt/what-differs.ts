/** Says how far the task names an act that was held. */
import type { EffectKind } from '../consequential';
import { wordsOf } from '../words';
import { contentOf, isContent } from './clauses/clause-content';
import { isCommanded } from './clauses/is-commanded';
import { splitClauses } from './clauses/split-clauses';
import { isClassVerb, meaningOf } from './words/verb-meanings';

/** Completes "it was held because ..., and": the task may order the same of such a thing, and leave open that it is this one. */
export function whatDiffers(prompt: string, what: EffectKind, name: string): string {
  const [verb = '', ...things] = wordsOf(name).filter(isContentOrVerb);
  const { isVerb } = meaningOf(what);
  const ordered = splitClauses(prompt, isClassVerb)
    .filter(({ isIdle, words }) => !isIdle && isCommanded(words, (word) => word === verb || isVerb(word)))
    .flatMap(contentOf);
  const thing = things.find((word) => ordered.includes(word));
  return thing === undefined
    ? 'the task does not name it'
    : `the task names "${thing}" without saying that this one is meant`;
}

function isContentOrVerb(word: string): boolean {
  return isClassVerb(word) || isContent(word);
}
