/** Asks once for orders that acts so far cannot have carried out, or not for all things that they are about. */
import type { Clause } from '../../../../../extension/protocol/effects/prompt/clauses/clause';
import type { ActsSoFar } from '../acts/acts-so-far';
import { inOwnWords, wordsIn } from '../orders/own-words';
import { doneTooOften } from './done-too-often';
import { leftOpen } from './left-open';
import { stillThere } from './still-there';
import { unmadeOrders } from './unmade-orders';

const maxActs = 5;
const maxActChars = 100;

interface Claimed {
  prompt: string;
  evidence: string;
  acts: ActsSoFar;
}

/** The parts of the task that no act can have carried out; undefined without any. @param tree the page as it is now */
export function unmadeParts({ prompt, evidence, acts }: Claimed, tree: string): string | undefined {
  const { unmade } = unmadeOrders(prompt, { evidence, deeds: acts.deeds, tree });
  return unmade.length > 0 ? unmade.map((order) => quotedFrom(prompt, order)).join('; ') : undefined;
}

/** What to ask about such parts. @param isAgain they were asked for before, and nothing was done for them since */
export function ofUnmade(parts: string, isAgain = false): string {
  const what = `no act so far can have carried out this part of the task: ${parts}`;
  return isAgain
    ? `${what}, as you were told before. Do it now; if it cannot be done, say in your answer that it was not done, and if it is done, cite other words of the page, which show it. With the same words again the task ends as given up.`
    : `${what}. To open, find or read something changes nothing, and what still has its control for it is no sign that it was done. If it is still to be done, do it now; if it is done, or cannot be done, end again and say so, with words of the page that show it.`;
}

/**
 * What else to ask: what is still there, left open, or was done more often than ordered.
 * @param page.tree the page as it is now @param page.shown what pages said so far
 */
export function openOrders(
  { prompt, evidence, acts }: Claimed,
  page: { tree: string; shown: string },
): string | undefined {
  const { deeds } = acts;
  const quoted = (order: Clause) => quotedFrom(prompt, order);
  const still = stillThere(prompt, evidence, page.tree);
  if (still)
    return `your evidence shows what was to be gone still there, with its ${JSON.stringify(still.row.name)}: ${quoted(still.order)}. If it is still to be done, do it now; if it is done, end again, with words of the page that say so.`;
  const left = leftOpen(prompt, { deeds, evidence, ...page });
  if (!left) {
    const words = tooOften({ prompt, acts });
    return words && `${words}. Undo what was too much if you can; else end again and say so in your answer.`;
  }
  const { order, control, count } = left;
  const what =
    control === undefined
      ? count === 0
        ? `the evidence names things that no act was on, and this part of the task is for all of them`
        : `fewer acts were completed than this part of the task orders`
      : `the page still has ${JSON.stringify(control)} ${count === 1 ? 'once' : `${count} times`} where this part of the task may mean it`;
  return `${what}: ${quoted(order)}. If something of it is still to be done, do it now; if the rest is not meant, end again.`;
}

/** What was done more often than the task orders. */
export function tooOften({ prompt, acts }: Pick<Claimed, 'prompt' | 'acts'>): string | undefined {
  const often = doneTooOften(prompt, acts.deeds);
  if (!often) return undefined;
  const done = often.acts.slice(-maxActs).map((act) => act.slice(0, maxActChars));
  return `the task orders one act for ${quotedFrom(prompt, often.order)}, and ${often.acts.length} of the kind were completed: ${done.join('; ')}`;
}

/** What to ask about orders whose only possible act counts for another one. @param tree the page as it is now */
export function ordersWithoutOwnAct({ prompt, evidence, acts }: Claimed, tree: string): string | undefined {
  const { shared } = unmadeOrders(prompt, { evidence, deeds: acts.deeds, tree });
  if (shared.length === 0) return undefined;
  return `the acts so far count for other parts of the task, and none is left for this one: ${shared.map((order) => quotedFrom(prompt, order)).join('; ')}. If it is still to be done, do it now; if it is done, end again, with words of the page that say so.`;
}

function quotedFrom(prompt: string, order: Clause): string {
  return JSON.stringify(inOwnWords(prompt, wordsIn(order)));
}
