import { RelayError } from '../../../extension/protocol/errors';
import type { Deadline } from '../../deadline';

/** By how much a browser, which counts what was left when it got its order, may reach the end earlier. */
const toleranceMs = 50;

/** Whether a step gave up because the time of the whole operation is over: its words then speak of the wrong time. */
export function ranOutOfTime(deadline: Deadline, error: unknown): boolean {
  return error instanceof RelayError && error.code === 'timeout' && deadline.remainingMs <= toleranceMs;
}
