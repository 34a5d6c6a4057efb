/** Writes which command was executed, when, for which key and how it ended; never what was typed or read. */
import { join } from 'node:path';
import { createStream, type RotatingFileStream } from 'rotating-file-stream';
import type { Command } from '../extension/protocol/frames';
import { type Ending, isIdleClose } from './browsers/ending';

const name = 'audit.log';
/** Pause after a failed write; commands that end meanwhile are not in the log. */
const retryAfterMs = 1_000;

export interface AuditLog {
  /** Writes a command that has ended. */
  write(ended: Ending): void;
  /** Resolves when all is on disk. */
  close(): Promise<void>;
}

/** The file that is written to; older ones are beside it, `audit.log.1` the youngest of them. */
export function auditFile(home: string): string {
  return join(home, name);
}

/**
 * One JSON object per line: `time`, `key` (its name), `session`, `action` (`close-idle` when the relay closed it), `origin`
 * (of the page, where it is known), `outcome` (`done`, `failed` or an error code) and, after an interruption, `effect` (what is known of it).
 * @param options.onError called once until writing works again; commands go on meanwhile
 * @param options.maxSize of one file, of which there are six, such as `10M`
 */
export function openAuditLog(options: {
  home: string;
  onError(error: unknown): void;
  maxSize?: `${number}K` | `${number}M`;
}): AuditLog {
  let stream: RotatingFileStream | undefined;
  let isReported = false;
  let triedAt = 0;

  function open(): RotatingFileStream {
    const opened = createStream((index) => (index ? `${name}.${index}` : name), {
      path: options.home,
      size: options.maxSize ?? '10M',
      rotate: 5,
      mode: 0o600,
    });
    const fail = (error: unknown) => {
      if (stream === opened) stream = undefined;
      if (!isReported) options.onError(error);
      isReported = true;
    };
    opened.on('error', fail);
    opened.on('warning', fail);
    return opened;
  }

  return {
    write(ended) {
      // Does nothing in a session, and programs that show the list ask for it again and again.
      if (ended.command.order.do === 'list') return;
      if (!stream && Date.now() - triedAt < retryAfterMs) return;
      triedAt = Date.now();
      stream ??= open();
      stream.write(`${JSON.stringify(entryOf(ended))}\n`, (error) => {
        if (!error) isReported = false;
      });
    },
    close: () => new Promise((resolve) => (stream ? stream.end(resolve) : resolve())),
  };
}

function entryOf({ command, reply, error }: Ending) {
  const { order, keyName } = command;
  const failed =
    typeof reply?.result === 'object' &&
    reply.result !== null &&
    Reflect.get(reply.result, 'success') === false;
  return {
    time: new Date().toISOString(),
    key: keyName,
    session: sessionOf(command, reply?.result),
    action: isIdleClose(command) ? 'close-idle' : order.do === 'step' ? order.action : order.do,
    origin: reply?.origin,
    outcome: error ? error.code : failed ? 'failed' : 'done',
    effect: error?.more.outcome,
  };
}

function sessionOf({ order }: Command, result: unknown): unknown {
  if ('sessionId' in order) return order.sessionId;
  return typeof result === 'object' && result !== null ? Reflect.get(result, 'id') : undefined;
}
