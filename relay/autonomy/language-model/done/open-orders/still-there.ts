/** Finds evidence that shows a thing still standing there, with the control that removes it. */
import type { Clause } from '../../../../../extension/protocol/effects/prompt/clauses/clause';
import { quantifiers } from '../../../../../extension/protocol/effects/prompt/words/prompt-words';
import { wordsOf } from '../../../../../extension/protocol/effects/words';
import { isFormOf, orderedVerb, ordersLoss } from '../orders/ordered-verb';
import { orderedChanges } from '../orders/orders-change';
import { type ControlInRow, controlsInRows } from './controls-in-rows';
import { isToldAsDone } from './told-as-done';

/**
 * The control in the row of a thing that the task names by a number or in quotation marks and wants to be gone, where the
 * evidence cites the thing and says nothing of its removal.
 * @param tree the page as it is now
 */
export function stillThere(
  prompt: string,
  evidence: string,
  tree: string,
): { order: Clause; row: ControlInRow } | undefined {
  const cited = wordsOf(evidence);
  for (const order of orderedChanges(prompt)) {
    const named = namedBy(order);
    const isCited = named.length > 0 && named.every((word) => cited.includes(word));
    if (!isCited || !ordersLoss(order) || isToldAsDone(evidence, order, { tree, others: [] })) continue;
    const row = controlsInRows(tree).find(
      ({ name, words }) =>
        isFormOf(wordsOf(name)[0] ?? '', orderedVerb(order)) &&
        named.every((word) => words.includes(word)) &&
        !isToldAsDone(words.join(' '), order, { tree: '', others: [] }),
    );
    if (row) return { order, row };
  }
  return undefined;
}

/** What no other thing is called; none where the order is for several things. */
function namedBy({ words, quotes }: Clause): string[] {
  if (words.some((word) => quantifiers.has(word))) return [];
  const numbers = words.filter((word) => /\d{3,}/.test(word));
  return numbers.length > 1 ? [] : [...numbers, ...quotes.flat()];
}
