/** Which held acts count as the same. */
import type { HeldAct } from '../../../extension/protocol/effects/consequential';
import type { NewApproval } from './approval';

/** The same for all acts that one approval for the whole task covers. */
export function kindOf({ what, action, element, origin = '' }: Omit<HeldAct, 'binding'>): string {
  return JSON.stringify([what, action, element, origin]);
}

/** The same for acts that are alike in one place of the page. */
export function placedKindOf(act: Omit<HeldAct, 'binding'>): string {
  return JSON.stringify([kindOf(act), act.where]);
}

/** Whether a program has sent the same step of a session again. */
export function isSameStep(one: Omit<NewApproval, 'id'>, other: Omit<NewApproval, 'id'>): boolean {
  const nameOf = (step: Omit<NewApproval, 'id'>) =>
    JSON.stringify([step.keyName, step.group, step.selector, step.binding, placedKindOf(step)]);
  return !one.isTask && !other.isTask && nameOf(one) === nameOf(other);
}
