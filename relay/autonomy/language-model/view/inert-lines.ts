/** Finds the elements that a dialog in front has only made inert: each line of the page behind it differs by that alone. */
import { refsIn } from './refs-in';

const quotedOrMark = /("(?:\\.|[^"\\])*")| (?:\[(?:f\d+)?e\d+\]|(inert|focused)(?![^\s:,|]))/g;

/**
 * The tree before, with the lines of what has become inert as they are now, and the handles that were there.
 * Lines that say the same are taken in their order, if there are as many of them as before.
 */
export function withInertLines(before: string, now: string): { tree: string; inert: string[] } {
  const [lines, others] = [before, now].map((tree) => tree.split('\n')) as [string[], string[]];
  const were = byWords(lines);
  const inert = new Map<number, string[]>();
  for (const [words, places] of byWords(others)) {
    const known = were.get(words) ?? [];
    if (known.length !== places.length) continue;
    for (const [index, at] of known.entries()) {
      const [line = '', other = ''] = [lines[at], others[places[index] ?? -1]];
      if (refsIn(line).length === 0 || refsIn(other).length > 0 || !isInert(other)) continue;
      inert.set(at, refsIn(line));
      lines[at] = line.slice(0, line.length - line.trimStart().length) + other.trimStart();
    }
  }
  const inOrder = [...inert].sort(([one], [other]) => one - other).flatMap(([, refs]) => refs);
  return { tree: inert.size > 0 ? lines.join('\n') : before, inert: inOrder };
}

/** Whether something in the line is there and cannot be used. */
export function isInert(line: string): boolean {
  return [...line.matchAll(quotedOrMark)].some(([, , mark]) => mark === 'inert');
}

function byWords(lines: readonly string[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [at, line] of lines.entries()) {
    const words = line.trim().replace(quotedOrMark, (_, quoted?: string) => quoted ?? '');
    const places = found.get(words) ?? [];
    places.push(at);
    found.set(words, places);
  }
  return found;
}
