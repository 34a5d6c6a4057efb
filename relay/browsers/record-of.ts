import type { Command } from '../../extension/protocol/frames/frames';
import type { Introduction } from '../../extension/protocol/frames/handshake-frames';
import { outlivesWorker } from '../../extension/protocol/outlives-worker';

/** The id of what the extension records a command in: its storage, or the memory of its service worker. */
export function recordOf(
  { journalId, storageId = journalId }: Pick<Introduction, 'journalId' | 'storageId'>,
  command: Pick<Command, 'bodyHash' | 'order'>,
): string {
  return outlivesWorker(command) ? storageId : journalId;
}
