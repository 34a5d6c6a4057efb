import type { TurnOutcome } from '../../../autonomy/browse/task-turn';
import type { ActOutcome } from '../../../autonomy/model';

/** The outcome of an act as callers see it. */
export function outcomeOnWire({ act, result, error }: ActOutcome): TurnOutcome {
  return {
    action: act.action,
    ...(act.selector && { selector: act.selector }),
    success: error === undefined && (typeof result !== 'object' || result.success),
    ...(result !== undefined && { result }),
    ...(error !== undefined && { error }),
  };
}
