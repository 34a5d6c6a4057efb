import type { FairTurns } from '../fair-turns';
import { type Measured, nothingMeasured, type Readings } from '../metrics/readings';
import type { Approvals } from './approvals/approvals';
import type { CallerTasks } from './tasks/caller-tasks/caller-tasks';

/** What the relay is doing and has done since it started; no names of keys, sessions or sites. */
export function readMetrics(
  measured: Measured = nothingMeasured,
  parts: { tasks: CallerTasks; heldTasks: { size: number }; pageTurns: FairTurns; approvals: Approvals },
): Readings {
  const { tasks, heldTasks, pageTurns, approvals } = parts;
  return {
    ...measured,
    tasks: { ...tasks.counts(), held: heldTasks.size },
    pageReads: pageTurns.counts(),
    approvalsWaiting: approvals.waiting,
  };
}
