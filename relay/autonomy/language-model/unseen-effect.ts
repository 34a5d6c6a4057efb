import { findAction } from '../../../extension/actions/table';
import type { ActOutcome } from '../model';

/** What these are done for shows in the page. A box that is checked already is left as it is. */
const pressing: readonly string[] = ['click', 'dblclick', 'rightclick', 'press'];

/** Whether an act was done, and the page did not change with it: what it leads to may come later, or never. */
export function hasUnseenEffect({ act, result }: ActOutcome): boolean {
  if (typeof result !== 'object' || !result.success) return false;
  if (result.verified === false) return true;
  return result.changed === false && pressing.includes(findAction(act.action)?.name ?? '');
}
