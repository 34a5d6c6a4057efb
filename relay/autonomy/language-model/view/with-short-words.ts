import type { Branch } from './branches';

/** Texts that are longer are shortened in the rows of a long list. */
const maxWordChars = 60;
/** Texts that nothing shorter tells from others are whole up to here. */
const maxWholeChars = 200;
/** Entries often end with what tells them apart, such as a number or a state. */
const endChars = 24;
/** With the role before it, where it is the name of an element. */
const quoted = /(\b[a-z]+ )?("(?:\\.|[^"\\])*")/g;

/**
 * The rows with their long texts shortened: names of elements keep their ends, and so does what would otherwise be the same
 * as another text.
 */
export function withShortWords(rows: readonly Branch[]): Branch[] {
  const texts = new Set(rows.flatMap(textsIn));
  const [byBeginning, byEnds] = [beginningOf, endsOf].map((shorten) => countOf([...texts].map(shorten)));
  const told = (_: string, role = '', words = '') => {
    const [beginning, ends] = [beginningOf(words), endsOf(words)];
    if (role === '' && byBeginning?.get(beginning) === 1) return beginning;
    const isTold = byEnds?.get(ends) === 1 || words.length > maxWholeChars;
    return `${role}${isTold ? ends : words}`;
  };
  const write = ({ line, at, inner }: Branch): Branch => ({
    line: line.replace(quoted, told),
    at,
    inner: inner.map(write),
  });
  return rows.map(write);
}

function textsIn({ line, inner }: Branch): string[] {
  return [...[...line.matchAll(quoted)].map(([, , words = '']) => words), ...inner.flatMap(textsIn)];
}

function countOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function beginningOf(words: string): string {
  return words.length <= maxWordChars ? words : `"${signsIn(words).slice(0, maxWordChars).join('')}…"`;
}

function endsOf(words: string): string {
  if (words.length <= maxWordChars) return words;
  const signs = signsIn(words);
  return `"${signs.slice(0, maxWordChars - endChars).join('')}…${signs.slice(-endChars).join('')}"`;
}

/** The characters of a quoted text; escapes and emoji stay whole. */
function signsIn(words: string): string[] {
  return words.slice(1, -1).match(/\\.|./gsu) ?? [];
}
