/** Says how far the task names an act that was held. */
import type { EffectKind } from '../consequential';
import { deeds } from '../deeds';
import { wordsOf } from '../words';
import { contentOf, isContent } from './clauses/clause-content';
import { isCommanded } from './clauses/is-commanded';
import { splitClauses } from './clauses/split-clauses';
import { namesIn } from './words/names-in';
import { isClassVerb, meaningOf } from './words/verb-meanings';

/** Completes "it was held because ..., and": the task may order the same of such a thing, and leave open that it is this one. */
export function whatDiffers(prompt: string, what: EffectKind, name: string): string {
  const [verb = '', ...things] = wordsOf(name).filter(isContentOrVerb);
  const { isVerb } = meaningOf(what);
  const orders = splitClauses(prompt, isClassVerb).filter(
    ({ isIdle, words }) => !isIdle && isCommanded(words, (word) => word === verb || isVerb(word)),
  );
  const ordered = orders.flatMap(contentOf);
  const thing = things.find((word) => ordered.includes(word));
  // "Delete the newer one" names none, "Delete the label Travel" names another.
  const isNamed =
    orders.some(({ quotes }) => quotes.length > 0) || namesIn(prompt).some((name) => ordered.includes(name));
  if (thing === undefined && (orders.length === 0 || isNamed)) return 'the task does not name it';
  return thing === undefined
    ? `the task orders ${deeds[what]} without saying that this one is meant`
    : `the task names "${thing}" without saying that this one is meant`;
}

function isContentOrVerb(word: string): boolean {
  return isClassVerb(word) || isContent(word);
}
