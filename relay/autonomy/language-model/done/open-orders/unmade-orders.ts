/** Finds the orders of a task that no act so far can have carried out, or only one that counts for another order. */
import type { Clause } from '../../../../../extension/protocol/effects/prompt/clauses/clause';
import type { Deed } from '../acts/deed';
import { isAlternative } from '../orders/alternatives';
import { orderedChanges } from '../orders/orders-change';
import { ordersMade } from './orders-made';
import { isToldAsDone } from './told-as-done';

/**
 * Of orders that are alternatives, one is enough. A further thing of an order has no verb of its own; `partsUntold` looks
 * for it.
 * @param page.tree the page as it is now
 * @returns in `unmade` those that no act can have carried out, in `shared` those that have no act of their own
 */
export function unmadeOrders(
  prompt: string,
  { evidence, deeds, tree }: { evidence: string; deeds: readonly Deed[]; tree: string },
): { unmade: Clause[]; shared: Clause[] } {
  const orders = orderedChanges(prompt).filter(({ goesOn }, index) => !goesOn || index === 0);
  const groups: [Clause, ...Clause[]][] = [];
  for (const order of orders) {
    if (groups.length > 0 && isAlternative(order, prompt)) groups.at(-1)?.push(order);
    else groups.push([order]);
  }
  const isTold = (group: readonly Clause[]) => {
    const others = orders.filter((one) => !group.includes(one));
    return group.some((order) => isToldAsDone(evidence, order, { tree, others }));
  };
  const [told, untold] = [groups.filter(isTold), groups.filter((group) => !isTold(group))];
  // Acts are assigned first to the orders that the evidence reports as done.
  const { possible, own } = ordersMade([...told, ...untold], deeds, tree);
  return {
    unmade: untold.filter((group) => !possible.has(group)).map(([order]) => order),
    shared: untold.filter((group) => possible.has(group) && !own.has(group)).map(([order]) => order),
  };
}
