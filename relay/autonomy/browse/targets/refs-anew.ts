/** Finds the elements that a page has made anew while it only added to what it says. */
import { diffArrays } from 'diff';
import { type Line, wordsOfLine } from '../../language-model/view/words-of-line';

/** How long the search may take; then none is found. */
const maxSearchMs = 200;
/**
 * The new refs of elements by their refs before: of those that stand in the same place of a page that says all it said
 * before, but for what was entered and chosen. Where something has gone, such as a row or the title of a record, the same
 * button may be about something else, so that none is found.
 */
export function refsAnew(before: string, now: string): Map<string, string> {
  const [old, fresh] = [before, now].map((tree) => tree.split('\n').map(wordsOfLine)) as [Line[], Line[]];
  const parts = diffArrays(
    old.map(({ words }) => words),
    fresh.map(({ words }) => words),
    { timeout: maxSearchMs },
  );
  const found = new Map<string, string>();
  if (!parts || parts.some(({ removed }) => removed)) return found;
  const counts = [old, fresh].map(countsOf);
  let at = 0;
  let nowAt = 0;
  for (const { added, value } of parts) {
    for (const words of added ? [] : value) {
      const [was, is] = [old[at], fresh[nowAt]];
      // Of several lines that say the same, one may have come before the one that is meant.
      const isSure = counts[0]?.get(words) === counts[1]?.get(words);
      if (isSure && was && is && was.refs.length === is.refs.length)
        for (const [index, ref] of was.refs.entries()) found.set(ref, is.refs[index] ?? ref);
      at += 1;
      nowAt += 1;
    }
    if (added) nowAt += value.length;
  }
  return found;
}

function countsOf(lines: readonly Line[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of lines) counts.set(words, (counts.get(words) ?? 0) + 1);
  return counts;
}
