/** Tells a line of a basket or a list that is taken out there every day from the one of another size that the task takes out. */
import { isSignOnly } from '../../names/is-sign-only';
import { wordsOf } from '../../words';
import type { Clause } from '../clauses/clause';
import { contentOf, holds } from '../clauses/clause-content';
import { isCommanded } from '../clauses/is-commanded';
import { splitClauses } from '../clauses/split-clauses';
import { isTelling } from '../clauses/telling-words';
import { actingClauses } from '../things/acts/acting-clauses';
import { isOtherFeature } from '../things/features/is-other-feature';
import { isOtherMeasure } from '../things/features/is-other-measure';
import { isDescribing } from '../words/thing-words';
import { isClassVerb, meaningOf } from '../words/verb-meanings';

/**
 * Whether the task takes out a thing with a word of the row and another measure, colour or size, and no thing that the row may be.
 * @param name of the control
 * @param lines of its row
 */
export function takesOtherVariant(prompt: string, name: string, lines: string): boolean {
  const { isVerb } = meaningOf('delete');
  const [verb = ''] = wordsOf(name);
  if (lines === '' || !(isSignOnly(name) || isVerb(verb))) return false;
  const clauses = splitClauses(prompt, isClassVerb);
  const isOrder = ({ words, isIdle, prohibits }: Clause) =>
    !isIdle && !prohibits && isCommanded(words, isVerb);
  if (!clauses.some(isOrder)) return false;
  const there = wordsOf(lines);
  const isOfThing = (clause: Clause) =>
    contentOf(clause).some((word) => isTelling(word) && !isDescribing(word) && holds(there, word));
  const orders = actingClauses(clauses, isVerb).filter((one) => !one.prohibits && isOfThing(one));
  return (
    orders.length > 0 &&
    orders.every((one) => isOtherMeasure(prompt, [one], lines) || isOtherFeature(prompt, [one], lines))
  );
}
