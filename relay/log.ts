/** The relay's log; it never has a key, typed text, a body or a query string in it. */
import { type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';

/** What the HTTP side writes to. */
export type CallLog = Pick<Logger, 'info' | 'warn' | 'error'>;

const standardError = 2;

/** A pino log on standard error: JSON lines, or words for people when it is a terminal. */
export function createLog(options: { level: string; pretty: boolean; to?: DestinationStream }): Logger {
  const { level, to = pino.destination(standardError) } = options;
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
