/** Keeps which session each terminal has used last. Written by `open` and `close`; entries of closed terminals are dropped. */
import { join } from 'node:path';
import * as z from 'zod/mini';
import { whileLocked } from '../../files/locked';
import { readPrivateFile, writePrivateFile } from '../../files/private-file';

const keptSchema = z.array(z.object({ terminal: z.string(), url: z.string(), sessionId: z.string() }));

/** More terminals than anybody has open; the latest are kept. */
const maxKept = 100;

export interface TerminalSessions {
  /** The session that this terminal has used last at this relay. */
  last(terminal: string, url: string): string | undefined;
  remember(terminal: string, url: string, sessionId: string): void;
  /** Forgets a session in all terminals. */
  forget(sessionId: string): void;
}

export function terminalSessions(home: string): TerminalSessions {
  const file = join(home, 'terminal-sessions.json');
  const read = () => {
    try {
      return keptSchema.parse(JSON.parse(readPrivateFile(file) ?? '[]'));
    } catch (error) {
      // A damaged list is of no use to anybody; it names nothing that could not be named again.
      if (error instanceof SyntaxError || error instanceof z.core.$ZodError) return [];
      throw error;
    }
  };
  const write = (kept: z.infer<typeof keptSchema>) => writePrivateFile(file, `${JSON.stringify(kept)}\n`);
  return {
    last: (terminal, url) =>
      read().findLast((one) => one.terminal === terminal && one.url === url)?.sessionId,
    remember(terminal, url, sessionId) {
      whileLocked(file, () => {
        const others = read().filter((one) => one.terminal !== terminal || one.url !== url);
        write([...others, { terminal, url, sessionId }].slice(-maxKept));
      });
    },
    forget(sessionId) {
      const isOther = (one: { sessionId: string }) => one.sessionId !== sessionId;
      if (!read().every(isOther)) whileLocked(file, () => write(read().filter(isOther)));
    },
  };
}
