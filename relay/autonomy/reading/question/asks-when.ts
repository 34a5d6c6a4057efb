/** Tells questions that are answered by a time, a day or a year. */
import type { Question } from './question';

const timely = new Set<Question['type']>(['moment', 'time', 'date', 'year']);

export function asksWhen({ type }: Question): boolean {
  return timely.has(type);
}
