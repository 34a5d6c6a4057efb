import { diffArrays } from 'diff';

/** How long the search for the shortest difference may take. */
const maxSearchMs = 200;

/** A line that went (`-`), that came (`+`), or that one of those is below in the tree (a space). */
export interface ChangedLine {
  mark: '-' | '+' | ' ';
  line: string;
  /** Its number, from 0, in the text before where it went, else in the text after. */
  at: number;
}

/** The lines that differ between two texts; null where that cannot be told in time. */
export function changesBetween(before: string, after: string): ChangedLine[] | null {
  const parts = diffArrays(before.split('\n'), after.split('\n'), { timeout: maxSearchMs });
  if (!parts) return null;
  /** The lines that the next one is below in the tree, outermost first. */
  let above: { line: string; at: number; isListed: boolean }[] = [];
  const lines: ChangedLine[] = [];
  let [old, fresh] = [0, 0];
  for (const { value, added, removed } of parts) {
    for (const line of value) {
      const depth = depthOf(line);
      const at = removed ? old : fresh;
      const outer = above.filter((one) => depthOf(one.line) < depth);
      if (added || removed) {
        for (const one of outer) if (!one.isListed) lines.push({ mark: ' ', line: one.line, at: one.at });
        for (const one of outer) one.isListed = true;
        lines.push({ mark: added ? '+' : '-', line, at });
      }
      above = [...outer, { line, at, isListed: added === true || removed === true }];
      if (!added) old += 1;
      if (!removed) fresh += 1;
    }
  }
  return lines;
}

/**
 * The difference between two texts: removed lines begin with `-`, added ones with `+`, and the lines that they are
 * below in the tree with a space. `(no change)` when there is none.
 * @returns null when `after` itself is shorter than the difference.
 */
export function changedLines(before: string, after: string): string | null {
  if (before === after) return '(no change)';
  const answer = changesBetween(before, after)
    ?.map(({ mark, line }) => mark + line)
    .join('\n');
  return answer !== undefined && answer.length < after.length ? answer : null;
}

function depthOf(line: string): number {
  return line.length - line.trimStart().length;
}
