/** Finds a measure that a task gives for what it orders and that nothing has: "a filter for files larger than 5 MB". */
import { amountOf } from '../../../../../extension/protocol/effects/prompt/things/numbers/amounts';
import { folded, wordSet, wordsOf } from '../../../../../extension/protocol/effects/words';
import type { ActsSoFar } from '../acts/acts-so-far';
import { orderedVerb } from '../orders/ordered-verb';
import { orderedChanges } from '../orders/orders-change';
import { wordsIn } from '../orders/own-words';
import type { OtherAmount } from './other-amount';

/** What they order is made with its measures. What other orders give mostly says which thing is meant. */
const making = wordSet(
  `create add set make configure define schedule lege erstelle erstellen setze cree creez ajoute regle crea anade
  configura crie adicione defina maak stel utworz dodaj ustaw`,
);
/** Times are left out: a page may show when something ends in place of how long it lasts. */
const measure =
  /(?<![\p{L}\d.,])(\d[\d.,]*) ?(%|percent|prozent|[kmgt]i?b|kg|km|px|cm|mm|lbs?|miles)(?![\p{L}\d])/giu;
const number = /(?<![\p{L}\d.,])\d[\d.,]*/gu;

/** The value of a field or of what is chosen in it. */
const fieldValue = / = "((?:\\.|[^"\\])*)"/g;

/**
 * As the task writes it; undefined where an act, the evidence or a field has its number, or the page the measure.
 * @param tree the page as it is now
 */
export function unheldMeasure(
  { prompt, evidence, acts }: { prompt: string; evidence: string; acts: ActsSoFar },
  tree: string,
): OtherAmount | undefined {
  const made = orderedChanges(prompt).filter((order) => making.has(orderedVerb(order)));
  if (made.length === 0) return undefined;
  const ordered = ` ${made.map(wordsIn).join(' ')} `;
  const fields = [...tree.matchAll(fieldValue)].map(([, value = '']) => value);
  const told = [evidence, acts.acted, acts.written, ...fields].join('\n');
  const held = new Set([...(folded(told).match(number) ?? []), ...measuresIn(tree)].map(amountOf));
  const unheld = [...prompt.matchAll(measure)].find(([, digits = '', unit = '']) => {
    const written = wordsOf(`${digits} ${unit}`).join(' ');
    const isOrdered = [written, written.replaceAll(' ', '')].some((one) => ordered.includes(` ${one} `));
    return isOrdered && !held.has(amountOf(digits));
  });
  return unheld && { meant: unheld[0] };
}

const measuresIn = (text: string) => [...folded(text).matchAll(measure)].map(([, digits = '']) => digits);
