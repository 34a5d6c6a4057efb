/** How a command ended, for the audit log. */
import { randomUUID } from 'node:crypto';
import type { RelayError } from '../../extension/protocol/errors';
import type { Command, Reply } from '../../extension/protocol/frames/frames';

/** With the browser's reply, or without one. */
export interface Ending {
  command: Command;
  reply?: Reply;
  error?: RelayError;
}

/** No other command's id begins so: those are UUIDs and hashes. */
const idlePrefix = 'idle-';

/** An id for the command by which the relay closes an idle session. */
export function idleCloseId(): string {
  return `${idlePrefix}${randomUUID()}`;
}

/** Whether the relay sent this because the session was idle, and not because a caller asked for it. */
export function isIdleClose({ id, order }: Pick<Command, 'id' | 'order'>): boolean {
  return order.do === 'close' && id.startsWith(idlePrefix);
}
