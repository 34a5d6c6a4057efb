/** Holds an act on a thing whose amount is not among those meant: EUR 40, after "Reject all expenses over 100 euros". */
import { folded, wordsOf } from '../../../words';
import { amountOf, amountsIn, writtenAmountsIn } from '../numbers/amounts';
import { boundOf } from './bounds';

const between = /\bbetween\s+\p{Sc}?\s?(\d[\d.,]*)\s?(?:\p{Sc}|\p{L}+)?\s+and\s*$/u;

type Condition = (shown: number) => boolean;

/** Whether amounts are shown, and none of them is within the limits of an order. @param orders their words */
export function isBeyondAmount(
  prompt: string,
  orders: readonly (readonly string[])[],
  shown: string,
): boolean {
  const limits = orders.map((words) => conditionsIn(prompt, words));
  if (limits.length === 0 || limits.some(({ length }) => length === 0)) return false;
  const there = amountsIn(shown);
  return there.length > 0 && !limits.some((all) => there.some((value) => all.every((isMet) => isMet(value))));
}

function conditionsIn(prompt: string, words: readonly string[]): Condition[] {
  return writtenAmountsIn(folded(prompt)).flatMap(({ value, digits, before, behind }): Condition[] => {
    const sought = wordsOf(digits);
    if (!words.some((_, at) => sought.every((word, index) => words[at + index] === word))) return [];
    const [, first] = between.exec(before) ?? [];
    if (first !== undefined) return [(shown) => shown >= amountOf(first) && shown <= value];
    const bound = boundOf(before, behind);
    return bound ? [(shown) => bound(shown, value)] : [];
  });
}
