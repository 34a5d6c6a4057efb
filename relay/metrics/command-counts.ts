/** Counts the commands that browsers were sent: how long each took, by action, and which errors there were. */
import type { ErrorCode, RelayError } from '../../extension/protocol/errors';
import type { Command } from '../../extension/protocol/frames/frames';

/** Upper limits of the groups that durations are counted in, in seconds. */
export const durationBounds: readonly number[] = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60,
];
const boundsMs = durationBounds.map((seconds) => seconds * 1_000);

/** How long the commands of one action took. */
export interface Durations {
  action: string;
  /** How many were within each bound and above the one before; those above the last bound are only in `count`. */
  within: readonly number[];
  count: number;
  sumMs: number;
}

export class CommandCounts {
  /** By action: as many entries as there are actions and orders. */
  readonly #durations = new Map<string, Durations & { within: number[] }>();
  /** By code: as many entries as there are codes. */
  readonly #errors = new Map<ErrorCode, number>();

  /** Counts a command that has ended, with its reply or without. */
  add({ command, error }: { command: Pick<Command, 'order'>; error?: RelayError }, tookMs: number): void {
    const { order } = command;
    if (error) this.#errors.set(error.code, (this.#errors.get(error.code) ?? 0) + 1);
    // The action is one of the table: the service refuses others.
    const action = order.do === 'step' ? order.action : order.do;
    let durations = this.#durations.get(action);
    if (!durations) {
      durations = { action, within: boundsMs.map(() => 0), count: 0, sumMs: 0 };
      this.#durations.set(action, durations);
    }
    durations.count += 1;
    durations.sumMs += tookMs;
    let bound = 0;
    while (bound < boundsMs.length && tookMs > (boundsMs[bound] ?? 0)) bound += 1;
    if (bound < boundsMs.length) durations.within[bound] = (durations.within[bound] ?? 0) + 1;
  }

  durations(): Durations[] {
    return [...this.#durations.values()];
  }

  errors(): [ErrorCode, number][] {
    return [...this.#errors];
  }
}
