/** Runs a function repeatedly and returns the milliseconds of each run. */

export type Samples = number[];

/** Runs `work` a few times unmeasured, then `runs` times, and takes each time; `between` is not counted. */
export async function measure(
  work: () => Promise<unknown>,
  { runs, warmUp = 5, between }: { runs: number; warmUp?: number; between?: () => Promise<unknown> },
): Promise<Samples> {
  const samples: Samples = [];
  for (let run = -warmUp; run < runs; run += 1) {
    const start = performance.now();
    await work();
    if (run >= 0) samples.push(performance.now() - start);
    await between?.();
  }
  return samples;
}

/** The value that `share` (0 to 1) of the samples do not exceed, by the nearest-rank method. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

const callers = 24;
const callsEach = 20;

/** The operation by 24 callers side by side, 20 times by each. */
export function atOnce({ run }: { run(): Promise<unknown> }): { run(): Promise<void> } {
  const call = async () => {
    for (let made = 0; made < callsEach; made += 1) await run();
  };
  return {
    async run() {
      await Promise.all(Array.from({ length: callers }, call));
    },
  };
}

/**
 * The browser allows an extension two pictures a second. All contenders take theirs as far apart: after such a pause
 * everybody is slower, because the processor's caches are cold.
 */
export const betweenPictures = () => pause(600);

/** Lets `ms` pass. */
export function pause(ms: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, ms));
}
