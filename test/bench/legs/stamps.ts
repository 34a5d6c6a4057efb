/** Records times at a hop and sends them to the bench once the hop is idle. Bundled into each tap. */
import { epochOfClock } from './epoch-of-clock';

/** Where a message comes in or goes out. */
export type StampName =
  | 'relayHttpIn'
  | 'relaySocketOut'
  | 'workerSocketIn'
  | 'workerPortOut'
  | 'pagePortIn'
  | 'pagePortOut'
  | 'workerPortIn'
  | 'workerSocketOut'
  | 'relaySocketIn'
  | 'relayHttpOut';

/** In milliseconds since the epoch, with fractions. */
export interface Stamp {
  name: StampName;
  at: number;
}

const quietMs = 400;

let taken: Stamp[] = [];
let flush: ReturnType<typeof setTimeout> | undefined;

/** Takes the time. */
export function stamp(name: StampName): void {
  taken.push({ name, at: performance.now() });
  flush ??= setTimeout(flushWhenQuiet, quietMs);
}

function flushWhenQuiet(): void {
  const quiet = performance.now() - (taken.at(-1)?.at ?? 0);
  flush = quiet < quietMs ? setTimeout(flushWhenQuiet, quietMs - quiet) : undefined;
  if (flush) return;
  const epoch = epochOfClock();
  const body = JSON.stringify(taken.map(({ name, at }) => ({ name, at: epoch + at })));
  taken = [];
  void fetch(__REPORT_URL__, { method: 'POST', body });
}

declare const __REPORT_URL__: string;
