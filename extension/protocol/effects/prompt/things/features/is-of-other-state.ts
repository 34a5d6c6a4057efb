/** Holds an act on a row or on the page of a record in another state than that of what the task orders it for. */
import type { EffectKind } from '../../../consequential';
import { isLoss } from '../../../is-loss';
import type { ActFacts } from '../../act-facts';
import type { Clause } from '../../clauses/clause';
import { quantifiers } from '../../words/prompt-words';
import { actOf } from '../acts/act-of';
import { isOtherState, stateLinesOf } from './is-other-state';

/** "Void" on the page of an invoice that awaits its payment, after "Void all draft invoices" or "Void the draft invoice". @param inherits what the task did before */
export function isOfOtherState(
  clauses: readonly Clause[],
  { what, name, row, rowLines = () => row, page }: ActFacts,
  inherits: readonly EffectKind[],
): boolean {
  // What the task has approved or published itself was a draft when it began.
  if (inherits.some((one) => one !== what)) return false;
  const isAct = actOf(what, name);
  const orders = clauses.filter(({ words, isIdle }) => !isIdle && words.some(isAct));
  const isMany = orders.some(({ words }) => words.some((word) => quantifiers.has(word)));
  if (!isMany && !isLoss(what)) return false;
  return isOtherState(orders, row === '' ? stateLinesOf(page?.text() ?? '') : rowLines());
}
