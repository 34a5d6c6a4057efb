/** Asks once for orders that acts so far cannot have carried out, or not for all things that they are about. */
import type { Clause } from '../../../../../extension/protocol/effects/prompt/clauses/clause';
import type { ActsSoFar } from '../acts/acts-so-far';
import { inOwnWords, wordsIn } from '../orders/own-words';
import { leftOpen } from './left-open';
import { stillThere } from './still-there';
import { unmadeOrders } from './unmade-orders';

/** @param page.tree the page as it is now @param page.shown what pages said so far */
export function openOrders(
  { prompt, evidence, acts }: { prompt: string; evidence: string; acts: ActsSoFar },
  page: { tree: string; shown: string },
): string | undefined {
  const { deeds } = acts;
  const quoted = (order: Clause) => quotedFrom(prompt, order);
  const { unmade } = unmadeOrders(prompt, { evidence, deeds, tree: page.tree });
  if (unmade.length > 0)
    return `no act so far can have carried out this part of the task: ${unmade.map(quoted).join('; ')}. To open, find or read something changes nothing, and what still has its control for it is no sign that it was done. If it is still to be done, do it now; if it is done, or cannot be done, end again and say so, with words of the page that show it.`;
  const still = stillThere(prompt, evidence, page.tree);
  if (still)
    return `your evidence shows what was to be gone still there, with its ${JSON.stringify(still.row.name)}: ${quoted(still.order)}. If it is still to be done, do it now; if it is done, end again, with words of the page that say so.`;
  const left = leftOpen(prompt, { deeds, evidence, ...page });
  if (!left) return undefined;
  const { order, control, count } = left;
  const what =
    control === undefined
      ? count === 0
        ? `the evidence names things that no act was on, and this part of the task is for all of them`
        : `fewer acts were completed than this part of the task orders`
      : `the page still has ${JSON.stringify(control)} ${count === 1 ? 'once' : `${count} times`} where this part of the task may mean it`;
  return `${what}: ${quoted(order)}. If something of it is still to be done, do it now; if the rest is not meant, end again.`;
}

/** What to ask about orders whose only possible act counts for another one. @param tree the page as it is now */
export function ordersWithoutOwnAct(
  { prompt, evidence, acts }: { prompt: string; evidence: string; acts: ActsSoFar },
  tree: string,
): string | undefined {
  const { shared } = unmadeOrders(prompt, { evidence, deeds: acts.deeds, tree });
  if (shared.length === 0) return undefined;
  return `the acts so far count for other parts of the task, and none is left for this one: ${shared.map((order) => quotedFrom(prompt, order)).join('; ')}. If it is still to be done, do it now; if it is done, end again, with words of the page that say so.`;
}

function quotedFrom(prompt: string, order: Clause): string {
  return JSON.stringify(inOwnWords(prompt, wordsIn(order)));
}
