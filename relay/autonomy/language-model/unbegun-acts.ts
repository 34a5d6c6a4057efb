/** The acts of a model's latest decision that were not begun: it may forget them, and say that its task is done. */
import type { Act } from '../model';
import { isReading } from './changing-acts';

const maxNamed = 10;
const maxValueChars = 60;

/**
 * Which acts are still to be done after a decision.
 * @param asked the acts of the decision, in order
 * @param begun how many of them were begun
 * @param before those that were to be done before it; they stay so after a decision that only reads
 */
export function unbegunActs(asked: readonly Act[], begun: number, before: readonly Act[]): readonly Act[] {
  if (asked.every(isReading)) return before;
  return asked.slice(begun).filter((act) => !isReading(act));
}

/** The acts as the model wrote them: what pages call the elements must not stand among our own words. */
export function namesOfActs(acts: readonly Act[]): string {
  const names = acts.slice(0, maxNamed).map(({ action, selector, value }) => {
    const given = value === undefined ? '' : JSON.stringify(value);
    return [action, selector, shortened(given)].filter(Boolean).join(' ');
  });
  const more = acts.length - names.length;
  return [...names, ...(more > 0 ? [`${more} more`] : [])].join('; ');
}

function shortened(text: string): string {
  return text.length <= maxValueChars ? text : `${text.slice(0, maxValueChars)}…`;
}
