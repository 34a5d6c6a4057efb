import type { StepCommand } from '../page-link/step-command';
import type { SessionRecord } from '../sessions/session-record';

type StepOrder = StepCommand['order'];

/**
 * The order with how it is to be held: as it says itself, or else as its session does, and with what the session does with
 * dialogs. Without `hold` nothing is held.
 * @param alwaysAsks whether the user has chosen so for the session's key
 */
export function heldOrder(
  { hold, ...order }: StepOrder,
  session: SessionRecord | undefined,
  alwaysAsks: boolean,
): StepOrder {
  const isHeld = (session?.hold || alwaysAsks) && hold?.mode !== 'read';
  const mode = isHeld ? 'named' : hold?.mode;
  // Where nothing is held, a dialog is judged only for an act that accepts it.
  if (mode === undefined || (mode === 'any' && !hold?.accepts)) return order;
  // What the caller's own words name is asked about too.
  const named = alwaysAsks ? { prompt: undefined, inherits: undefined } : {};
  return { ...order, hold: { ...hold, ...named, mode, dialogs: session?.dialogs } };
}
