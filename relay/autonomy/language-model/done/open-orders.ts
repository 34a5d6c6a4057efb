/** Asks once for orders that acts so far cannot have carried out, or not for all things that they are about. */
import type { Clause } from '../../../../extension/protocol/effects/prompt/clauses/clause';
import type { ActsSoFar } from './acts-so-far';
import { leftOpen } from './left-open';
import { inOwnWords } from './own-words';
import { unmadeOrders } from './unmade-orders';

/** @param page.tree the page as it is now @param page.shown what pages said so far */
export function openOrders(
  { prompt, evidence, acts }: { prompt: string; evidence: string; acts: ActsSoFar },
  page: { tree: string; shown: string },
): string | undefined {
  const { deeds } = acts;
  const quoted = ({ words }: Clause) => JSON.stringify(inOwnWords(prompt, words.join(' ')));
  const unmade = unmadeOrders(prompt, { evidence, deeds, tree: page.tree });
  if (unmade.length > 0)
    return `no act so far can have carried out this part of the task: ${unmade.map(quoted).join('; ')}. To open, find or read something changes nothing, and what still has its control for it is no sign that it was done. If it is still to be done, do it now; if it is done, or cannot be done, end again and say so, with words of the page that show it.`;
  const left = leftOpen(prompt, { deeds, ...page });
  if (!left) return undefined;
  const { order, control, count } = left;
  const what =
    control === undefined
      ? `fewer acts were completed than this part of the task orders`
      : `the page still has ${JSON.stringify(control)} ${count === 1 ? 'once' : `${count} times`} where this part of the task may mean it`;
  return `${what}: ${quoted(order)}. If something of it is still to be done, do it now; if the rest is not meant, end again.`;
}
