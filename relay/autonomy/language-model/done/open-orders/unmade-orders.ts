/** Finds the orders of a task that no act so far can have carried out. */

import { type VerbClass, verbClasses } from '../../../../../extension/protocol/effects/consequential';
import type { Clause } from '../../../../../extension/protocol/effects/prompt/clauses/clause';
import { contentOf, holds } from '../../../../../extension/protocol/effects/prompt/clauses/clause-content';
import { meaningOf } from '../../../../../extension/protocol/effects/prompt/words/verb-meanings';
import { wordsOf } from '../../../../../extension/protocol/effects/words';
import type { Deed } from '../acts/deed';
import { isFormOf, orderedVerb } from '../orders/ordered-verb';
import { orderedChanges } from '../orders/orders-change';
import { couldCarryOut } from './could-carry-out';
import { isToldAsDone } from './told-as-done';

/**
 * Of several orders, an act belongs to the one that has its verb or its thing, else to those of what it does, else to all.
 * A further thing of an order has no verb of its own; `partsUntold` looks for it.
 * @param page.tree the page as it is now
 */
export function unmadeOrders(
  prompt: string,
  { evidence, deeds, tree }: { evidence: string; deeds: readonly Deed[]; tree: string },
): Clause[] {
  const orders = orderedChanges(prompt).filter(({ goesOn }, index) => !goesOn || index === 0);
  return orders.filter((order) => {
    const isMade = deeds.some((deed) => couldCarryOut(deed, order) && ownersOf(deed, orders).includes(order));
    const others = orders.filter((one) => one !== order);
    return !isMade && !isToldAsDone(evidence, order, { tree, others });
  });
}

function ownersOf(deed: Deed, orders: readonly Clause[]): readonly Clause[] {
  if (orders.length < 2) return orders;
  const [first = ''] = wordsOf(deed.name ?? '');
  const words = wordsOf(deed.target);
  const named = orders.filter((order) => {
    const shared = orders.filter((one) => one !== order).flatMap(contentOf);
    const own = contentOf(order).filter((word) => !holds(shared, word));
    return isFormOf(first, orderedVerb(order)) || own.some((word) => holds(words, word));
  });
  if (named.length > 0 && deed.effect !== undefined) return named;
  const done = orders.filter((order) => isOfClass(deed.effect, orderedVerb(order)));
  return done.length > 0 ? done : orders;
}

function isOfClass(effect: string | undefined, verb: string): boolean {
  return verbClasses.includes(effect as VerbClass) && meaningOf(effect as VerbClass).isLike(verb);
}
