// Why: the bench's numbers in a form that can be read in a terminal and pasted into an issue.
import { type Question, questions } from './contender';
import { percentile, type Samples } from './measure';

export interface Result {
  name: string;
  note: string;
  samples: Record<Question, Samples>;
}

export interface Target {
  what: string;
  measured: number;
  atMost?: number;
  atLeast?: number;
  unit: string;
}

/** One line per question: p50 and p95 of each contender, and how many times the first one's p50 the others take. */
export function comparison(results: Result[]): string {
  const head = ['p50 / p95 in ms', ...results.map(({ name }) => name)];
  const lines = questions.map((question) => [
    question,
    ...results.map(({ samples }, index) => {
      const p50 = percentile(samples[question], 0.5);
      const first = percentile(results[0]?.samples[question] ?? [], 0.5);
      const times = index === 0 ? '' : `  ${(p50 / first).toFixed(1).padStart(5)}x`;
      return `${ms(p50)} / ${ms(percentile(samples[question], 0.95))}${times}`;
    }),
  ]);
  const notes = results.map(({ name, note }) => `  ${name}: ${note}`);
  return [...table([head, ...lines]), '', ...notes, '  x: how many times as long as tabrelay (p50)'].join(
    '\n',
  );
}

/** Whether a target is met. */
export function isMet({ measured, atMost = Infinity, atLeast = -Infinity }: Target): boolean {
  return measured <= atMost && measured >= atLeast;
}

/** One line per target, with its verdict. */
export function verdicts(targets: Target[]): string {
  const lines = targets.map((target) => [
    isMet(target) ? 'met' : 'MISSED',
    target.what,
    `${target.measured.toFixed(1)} ${target.unit}`,
    target.atMost === undefined ? `at least ${target.atLeast}` : `at most ${target.atMost}`,
  ]);
  return table([['', 'target', 'measured', 'asked for'], ...lines]).join('\n');
}

function ms(value: number): string {
  return value.toFixed(value < 100 ? 1 : 0).padStart(6);
}

function table(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('   ')
      .trimEnd(),
  );
  return [lines[0] ?? '', '-'.repeat(Math.max(...lines.map((line) => line.length))), ...lines.slice(1)];
}
