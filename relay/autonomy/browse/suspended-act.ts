import { RelayError } from '../../../extension/protocol/errors';
import type { Act, ActOutcome } from '../model';

/** An act of a task that was held and may be approved. */
export interface SuspendedAct {
  id: string;
  act: Act;
  binding: string;
  /** What became of earlier acts of its decision. */
  before: readonly ActOutcome[];
  /** The acts that were to follow it. */
  rest: readonly Act[];
  /** Where it was held. */
  url: string;
}

export function notPending(id: string): RelayError {
  return new RelayError(
    'bad_request',
    `No act of this task is pending under the id "${id}": it was approved already, or another one was held since. Act again to have it held again.`,
    { outcome: 'not_executed' },
  );
}
