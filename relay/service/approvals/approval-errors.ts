/** Why an act that was held is not done, in words for the program that asked. */
import type { HeldAct } from '../../../extension/protocol/effects/consequential';
import { RelayError } from '../../../extension/protocol/errors';
import type { Approval } from './approval';

function inWords({ action, element }: Pick<HeldAct, 'action' | 'element'>): string {
  return `${action} on ${element}`;
}

export function undecided(approval: Approval): RelayError {
  return new RelayError(
    'held',
    `Nobody has decided yet whether ${inWords(approval)} may be done, so nothing was done. Send the same again to go on waiting; at ${approval.expiresAt} it counts as denied.`,
    { outcome: 'not_executed', retryAfterMs: 1_000 },
  );
}

export function denied(approval: Approval): RelayError {
  const how =
    approval.state === 'denied'
      ? 'The person denied it'
      : 'Nobody approved it within ten minutes, so it was denied';
  return new RelayError(
    'held',
    `${inWords(approval)} was not done. ${how}. Do not try it in another way. Do what else is asked, or ask the person.`,
    { outcome: 'not_executed' },
  );
}

export function notWaiting(id: string): RelayError {
  return new RelayError(
    'bad_request',
    `No act is pending under the id "${id}": it was approved and done already, it was decided long ago, or the relay was restarted. Do the step, or give the task, again.`,
    { outcome: 'not_executed' },
  );
}

/** Of an act that a person has denied, and that its task tries again. */
export function deniedBefore(held: HeldAct): RelayError {
  return new RelayError(
    'held',
    `${inWords(held)} was not done: the person has denied it in this task. Do what else the task asks, without it, or end the task and say that it was denied.`,
    { outcome: 'not_executed' },
  );
}
