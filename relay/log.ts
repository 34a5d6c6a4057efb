/** The relay's log; it never has a key, typed text, a body or a query string in it. */
import { type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';

/** What the HTTP side writes to. */
export type CallLog = Pick<Logger, 'info' | 'warn' | 'error' | 'isLevelEnabled'>;

const standardError = 2;
/** Lines are gathered for so long, in milliseconds, or until they are this many characters. */
const gatherForMs = 50;
const gatherCharacters = 4_096;

/** A pino log on standard error: JSON lines, or words for people when it is a terminal. */
export function createLog(options: { level: string; pretty: boolean; to?: DestinationStream }): Logger {
  const { level, to = gatheredLines() } = options;
  if (!options.pretty) return pino({ level, base: null }, to);
  return pino(
    { level, base: null },
    pretty({
      destination: standardError,
      singleLine: true,
      translateTime: 'HH:MM:ss',
    }),
  );
}

/**
 * Standard error, written to after the calls that the lines are about. What is gathered is written when the process exits
 * as well, by pino, also after an exception; SIGKILL loses it.
 */
function gatheredLines(): DestinationStream {
  const sink = pino.destination({ dest: standardError, sync: false, minLength: gatherCharacters });
  let isWaiting = false;
  return {
    write(line) {
      sink.write(line);
      if (isWaiting) return;
      isWaiting = true;
      setTimeout(() => {
        isWaiting = false;
        sink.flush();
      }, gatherForMs);
    },
  };
}
