import type { StepCommand } from '../page-link/step-command';
import type { SessionRecord } from '../sessions/session-record';

type StepOrder = StepCommand['order'];

/** The order with how it is to be held: as it says itself, or else as its session does. Without `hold` nothing is. */
export function heldOrder({ hold, ...order }: StepOrder, session: SessionRecord | undefined): StepOrder {
  if (session?.hold && hold?.mode !== 'read') return { ...order, hold: { ...hold, mode: 'named' } };
  return hold && hold.mode !== 'any' ? { ...order, hold } : order;
}
