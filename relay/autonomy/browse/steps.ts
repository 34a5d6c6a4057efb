/** Which acts of a task count as its steps. */
import { findAction } from '../../../extension/actions/table';
import type { Act } from '../model';

/** A page can be read, scrolled and waited for as often as there are turns. */
export function isStep({ action }: Act): boolean {
  const found = findAction(action);
  return found?.entry.effect !== 'read' && found?.name !== 'scroll';
}

/** The acts up to the last step that is left. */
export function withinLimit(acts: readonly Act[], stepsLeft: number): readonly Act[] {
  const beyond = acts.filter(isStep)[stepsLeft];
  return beyond === undefined ? acts : acts.slice(0, acts.indexOf(beyond));
}
