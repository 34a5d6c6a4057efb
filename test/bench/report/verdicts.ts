/** Judges whether measured figures meet their targets. */
import type { Ratio } from './statistics';
import { table } from './table';

export interface Target {
  what: string;
  measured: number;
  atMost?: number;
  atLeast?: number;
  unit: string;
  /** How many times as long as the floor it took, where the floor has such an operation. */
  ofFloor?: Ratio | undefined;
}

/** Whether a target is met. */
export function isMet({ measured, atMost = Infinity, atLeast = -Infinity }: Target): boolean {
  return measured <= atMost && measured >= atLeast;
}

/** One line per target, with its verdict. */
export function verdicts(targets: readonly Target[]): string {
  const lines = targets.map((target) => [
    isMet(target) ? 'met' : 'MISSED',
    target.what,
    `${target.measured.toFixed(1)} ${target.unit}`,
    target.atMost === undefined ? `at least ${target.atLeast}` : `at most ${target.atMost}`,
    target.ofFloor ? target.ofFloor.median.toFixed(1) : '',
  ]);
  return table([['', 'target', 'measured', 'asked for', 'times the floor'], ...lines]);
}
