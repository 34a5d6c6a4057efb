/** Finds the lines of a snapshot that a model needs first: what came or changed, what was acted on, what is refused, and the focus. */
import { diffArrays } from 'diff';
import { refsIn } from './refs-in';

/** How long the search for what has changed may take. */
const maxSearchMs = 200;
const quoted = /"(?:\\.|[^"\\])*"/g;
/** What differs where a page only made an element anew, was scrolled, moved the focus, or opened a dialog in front. */
const passing = / (?:\[(?:f\d+)?e\d+\]|inert\b|focused\b|scrolled \d+ %)/g;
/** Also on a page that is new to the model. */
const needed = /^(?:- )?alert\b| (?:invalid|focused)\b/;

/**
 * The characters of the snapshot that these lines begin at.
 * @param before the page as the model knows it; undefined where it is new
 * @param acted the handles of what was acted on last
 */
export function newsIn(
  before: string | undefined,
  now: string,
  acted: ReadonlySet<string> = new Set(),
): ReadonlySet<number> {
  const lines = now.split('\n');
  const changed = before === undefined ? new Set<number>() : changedIn(before.split('\n'), lines);
  const news = new Set<number>();
  let at = 0;
  for (const [index, line] of lines.entries()) {
    const isNeeded = changed.has(index) || needed.test(line.trimStart().replace(quoted, '""'));
    if (isNeeded || (acted.size > 0 && refsIn(line).some((ref) => acted.has(ref)))) news.add(at);
    at += line.length + 1;
  }
  return news;
}

/** Which lines came or have changed; none where the search takes too long. */
function changedIn(before: readonly string[], now: readonly string[]): Set<number> {
  const words = (line: string) => line.replace(passing, '');
  const parts = diffArrays(before.map(words), now.map(words), { timeout: maxSearchMs }) ?? [];
  const changed = new Set<number>();
  let index = 0;
  for (const { added, removed, value } of parts) {
    if (removed) continue;
    if (added) for (const offset of value.keys()) changed.add(index + offset);
    index += value.length;
  }
  return changed;
}
