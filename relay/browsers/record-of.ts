import type { Command } from '../../extension/protocol/frames';
import type { Introduction } from '../../extension/protocol/handshake-frames';

/** The id of what the extension records a command in: its journal, or without an Idempotency-Key its worker's memory. */
export function recordOf(
  { journalId, workerId }: Pick<Introduction, 'journalId' | 'workerId'>,
  { bodyHash }: Pick<Command, 'bodyHash'>,
): string {
  return bodyHash === undefined ? `${journalId} ${workerId}` : journalId;
}
