/** Tells whether an amount holds under a condition of which the page says nothing: by motorcycle, with a commitment. */
import type { Question } from '../../../question/question';
import type { Weights } from '../../weights';

const condition = /\b(?:with|without|by|if|as) (?:[\w-]+ ){0,3}$/i;
const amounts = new Set<unknown>(['money', 'quantity', 'duration', 'number', 'percent']);

export function lacksCondition({ type, text }: Question, { absent }: Weights): boolean {
  return (
    amounts.has(type) &&
    absent.some(
      ({ start, weight, maxIfAbsent, isOfType }) =>
        start > 0 && !isOfType && weight >= 1 && maxIfAbsent >= 1.5 && condition.test(text.slice(0, start)),
    )
  );
}
