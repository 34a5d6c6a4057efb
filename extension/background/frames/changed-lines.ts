/** An agent that knows the page as it was needs to hear only what became different. */
import { diffArrays } from 'diff';

/** So long may the search for the shortest answer take, in milliseconds. */
const searchAtMostMs = 200;

/**
 * What became of `before`: lines that went begin with `-`, lines that came with `+`, and the lines that they stand
 * below in the tree with a space. `(no change)` when none did.
 * @returns null when all in all `after` itself is the shorter answer.
 */
export function changedLines(before: string, after: string): string | null {
  if (before === after) return '(no change)';
  const parts = diffArrays(before.split('\n'), after.split('\n'), { timeout: searchAtMostMs });
  if (!parts) return null;
  /** Lines that the next one stands below, outermost first. */
  let above: { line: string; told: boolean }[] = [];
  const told: string[] = [];
  for (const { value, added, removed } of parts) {
    for (const line of value) {
      const depth = depthOf(line);
      const outer = above.filter((one) => depthOf(one.line) < depth);
      if (added || removed) {
        for (const one of outer) if (!one.told) told.push(` ${one.line}`);
        for (const one of outer) one.told = true;
        told.push(`${added ? '+' : '-'}${line}`);
      }
      above = [...outer, { line, told: added === true || removed === true }];
    }
  }
  const answer = told.join('\n');
  return answer.length < after.length ? answer : null;
}

function depthOf(line: string): number {
  return line.length - line.trimStart().length;
}
