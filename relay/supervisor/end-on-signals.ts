/** Shuts everything down in order on SIGINT and SIGTERM, and when npm ends. */

/** Something that was started and must be ended. */
export interface Ending {
  end(): Promise<void>;
  /** Called on a second signal. */
  force(): void;
}

/** npm forwards the Ctrl-C that the terminal has sent already, so one press arrives as two signals. */
const duplicateSignalMs = 500;
const parentCheckMs = 500;

/**
 * On the first signal, or when npm has ended, ends all in order and exits with 0; on a second one by force, with 1.
 * @param say prints a line
 */
export function endOnSignals(first: Ending, say: (line: string) => void): { add(ending: Ending): void } {
  const endings = [first];
  let firstSignalAt: number | undefined;

  const onSignal = () => {
    if (firstSignalAt === undefined) {
      firstSignalAt = Date.now();
      say('Stopping what npm start has started. Session windows in paired browsers stay open.');
      void endInOrder(endings).then(() => process.exit(0));
    } else if (Date.now() - firstSignalAt > duplicateSignalMs) {
      for (const ending of endings) ending.force();
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const) process.on(signal, onSignal);
  if (process.env.npm_lifecycle_event) whenParentEnds(onSignal);
  return { add: (ending) => endings.push(ending) };
}

/** One after another: calls in flight need the browser until they are answered. */
async function endInOrder(endings: readonly Ending[]): Promise<void> {
  for (const ending of endings) await ending.end().catch(() => undefined);
}

/** npm sends SIGTERM to the shell between it and this process, which does not forward it. */
function whenParentEnds(run: () => void): void {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    run();
  }, parentCheckMs);
  check.unref();
}
