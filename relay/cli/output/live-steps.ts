/** Shows the steps of a task on a terminal while they are taken. */
import type { CliContext } from '../cli-context';
import { oneLine } from './one-line';

/** Prints to standard error, and only if that is a terminal and nobody asked for JSON. */
export function liveSteps({ machine, options, errColours }: CliContext) {
  const isShown = machine.isErrTerminal && !options.json;
  const { dim, green } = errColours;
  let isFirst = true;

  function endStep(before: string): void {
    if (!isFirst) machine.err(`  ${before === 'done' ? green('done') : dim(oneLine(before, 60))}\n`);
    isFirst = false;
  }

  return {
    show(progress: Record<string, unknown>): void {
      if (!isShown) return;
      const { step, action, target, selector, value, before } = progress;
      endStep(String(before ?? 'done'));
      const what = [
        action,
        oneLine(target ?? selector, 60),
        value === undefined ? '' : oneLine(JSON.stringify(value), 40),
      ];
      machine.err(`${dim(String(step).padStart(3))}  ${what.filter(Boolean).join(' ')}`);
    },
    /** Ends the line of a step that nothing more is heard of. */
    breakOff(): void {
      if (isShown && !isFirst) machine.err('\n');
    },
    /** A task that was not done may have ended after its last step as well as in it, so nothing is said of that. */
    end(outcome: string): void {
      if (!isShown || isFirst) return;
      machine.err(outcome === 'done' ? `  ${green('done')}\n` : '\n');
    },
  };
}
