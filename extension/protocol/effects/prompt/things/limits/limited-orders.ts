/** Finds the orders for all things of which a limit is said: "all expenses over 100 euros", "every note from before 2024". */
import { wordSet } from '../../../words';
import type { Clause } from '../../clauses/clause';
import { quantifiers } from '../../words/prompt-words';

/** They begin what goes on with a limit: "or less", "and before 2024". */
const going = wordSet(
  'over above under below before after since until at more less fewer older newer earlier later',
);

/** The words of each, with those of the clauses that go on with its limit; none where an order is for single things. */
export function limitedOrders(clauses: readonly Clause[], ordered: readonly Clause[]): string[][] {
  const found: string[][] = [];
  let before: Clause | undefined;
  for (const clause of clauses) {
    const { words, goesOn, prohibits } = clause;
    const last = found.at(-1);
    // "Between 20 and 50 euros".
    const isRest = before?.words.at(-2) === 'between' || going.has(words[0] ?? '');
    if (goesOn && !prohibits && isRest && last && before && ordered.includes(before)) last.push(...words);
    else {
      if (ordered.includes(clause)) found.push([...words]);
      before = clause;
    }
  }
  return found.every((words) => words.some((word) => quantifiers.has(word))) ? found : [];
}
