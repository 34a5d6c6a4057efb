/** Computes the legs of a step from the times recorded at its hops. */
import type { Stamp, StampName } from './stamps';

/** In the order in which a step passes them. */
export const legNames = [
  'client -> relay',
  'relay, inwards',
  'relay -> worker',
  'worker, inwards',
  'worker -> page',
  'page',
  'page -> worker',
  'worker, outwards',
  'worker -> relay',
  'relay, outwards',
  'relay -> client',
] as const;

/** When the client sent a step and had its answer, in milliseconds since the epoch. */
export interface Step {
  sentAt: number;
  answeredAt: number;
}

/**
 * Milliseconds of each leg, in the order of `legNames`; nothing where a hop is missing.
 *
 * Page and worker may exchange several messages: each counts from the first that came in to the last that mattered for
 * the answer, so what a page reports in between belongs to the page's leg.
 * @param stamps of this step alone, in order
 */
export function splitStep({ sentAt, answeredAt }: Step, stamps: readonly Stamp[]): number[] | undefined {
  const all = (name: StampName) => stamps.filter((each) => each.name === name).map(({ at }) => at);
  const httpOut = all('relayHttpOut').at(-1) ?? answeredAt;
  const socketOut = all('workerSocketOut').at(-1) ?? answeredAt;
  // What one process did is in the order of its own clock; what came after its answer was no part of it.
  const portsIn = all('workerPortIn').filter((at) => at <= socketOut);
  const times = [
    sentAt,
    all('relayHttpIn')[0],
    all('relaySocketOut')[0],
    all('workerSocketIn')[0],
    all('workerPortOut')[0],
    all('pagePortIn')[0],
    // A port keeps the order of its messages.
    all('pagePortOut')[portsIn.length - 1],
    portsIn.at(-1),
    all('workerSocketOut').at(-1),
    all('relaySocketIn').findLast((at) => at <= httpOut),
    all('relayHttpOut').at(-1),
    answeredAt,
  ].filter((at) => at !== undefined);
  if (times.length <= legNames.length) return undefined;
  return times.slice(1).map((at, index) => at - (times[index] ?? at));
}

/**
 * The stamps of each step, in order. Clocks are read to about a tenth of a millisecond, so a stamp may lie outside the
 * step by `marginMs`, of which steps must be twice as far apart.
 */
export function stampsOf(steps: readonly Step[], stamps: readonly Stamp[], marginMs: number): Stamp[][] {
  const sorted = stamps.toSorted((one, other) => one.at - other.at);
  return steps.map(({ sentAt, answeredAt }) =>
    sorted.filter(({ at }) => at >= sentAt - marginMs && at <= answeredAt + marginMs),
  );
}
