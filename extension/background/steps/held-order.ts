import type { StepCommand } from '../page-link/step-command';
import type { SessionRecord } from '../sessions/session-record';

type StepOrder = StepCommand['order'];

/**
 * The order with how it is to be held: as it says itself, or else as its session does, and with what the session does with
 * dialogs. Without `hold` nothing is held.
 */
export function heldOrder({ hold, ...order }: StepOrder, session: SessionRecord | undefined): StepOrder {
  const isHeld = session?.hold && hold?.mode !== 'read';
  const mode = isHeld ? 'named' : hold?.mode;
  return mode === undefined || mode === 'any'
    ? order
    : { ...order, hold: { ...hold, mode, dialogs: session?.dialogs } };
}
