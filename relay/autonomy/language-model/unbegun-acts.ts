/** The acts of a model's latest decision that were not begun: it may forget them, and say that its task is done. */
import { findAction } from '../../../extension/actions/table';
import type { Act } from '../model';

const maxNamed = 10;
const maxValueChars = 60;
/** Actions with the effect `act` that look or move, and leave what the page holds as it was. */
const onlyLook = new Set(['scroll', 'hover', 'tab']);

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

function isReading({ action }: Act): boolean {
  const found = findAction(action);
  return found !== undefined && (found.entry.effect === 'read' || onlyLook.has(found.name));
}

function shortened(text: string): string {
  return text.length <= maxValueChars ? text : `${text.slice(0, maxValueChars)}…`;
}
