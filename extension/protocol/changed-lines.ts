import { diffArrays } from 'diff';

/** How long the search for the shortest difference may take. */
const maxSearchMs = 200;

/**
 * The difference between two texts: removed lines begin with `-`, added ones with `+`, and the lines that they are
 * below in the tree with a space. `(no change)` when there is none.
 * @returns null when `after` itself is shorter than the difference.
 */
export function changedLines(before: string, after: string): string | null {
  if (before === after) return '(no change)';
  const parts = diffArrays(before.split('\n'), after.split('\n'), { timeout: maxSearchMs });
  if (!parts) return null;
  /** The lines that the next one is below in the tree, outermost first. */
  let above: { line: string; isListed: boolean }[] = [];
  const lines: string[] = [];
  for (const { value, added, removed } of parts) {
    for (const line of value) {
      const depth = depthOf(line);
      const outer = above.filter((one) => depthOf(one.line) < depth);
      if (added || removed) {
        for (const one of outer) if (!one.isListed) lines.push(` ${one.line}`);
        for (const one of outer) one.isListed = true;
        lines.push(`${added ? '+' : '-'}${line}`);
      }
      above = [...outer, { line, isListed: added === true || removed === true }];
    }
  }
  const answer = lines.join('\n');
  return answer.length < after.length ? answer : null;
}

function depthOf(line: string): number {
  return line.length - line.trimStart().length;
}
