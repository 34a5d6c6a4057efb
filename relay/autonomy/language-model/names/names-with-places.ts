/** Tells elements that are called alike by the words of their rows. */

import { placesOfLines } from '../view/places-of-lines';
import { refsIn } from '../view/refs-in';
import { namesIn } from './names-in';

const inRow = 'in row ';
const maxChars = 60;
const quoted = /"(?:\\.|[^"\\])*"/g;
/** A row of a table, or one of a list without markup, which begins with a text. */
const row = /^\s*(?:- )?(?:row\b|")/;
/** What is chosen or written in, and mostly has its label beside it. */
const nameless = /^(?:textbox|searchbox|combobox|spinbutton|slider|listbox|checkbox|radio|switch)$/;

/**
 * The names of `namesIn`, each with its row where several elements have it, as in `button "Edit" in row "Ann Bell"`, and
 * where a field has no name: `combobox in row "Colour"`.
 */
export function namesWithPlaces(tree: string): Map<string, string> {
  const names = namesIn(tree);
  const alike = namedAlike(names);
  const fields = [...names].flatMap(([selector, name]) => (nameless.test(name) ? [selector] : []));
  const places = placesOf(tree, new Set([...alike, ...fields]));
  for (const [selector, place] of places)
    if (alike.has(selector) || place.startsWith(inRow))
      names.set(selector, `${names.get(selector)} ${place}`);
  return names;
}

/** Those whose name others have too; one that is told by the text beside it says enough. */
function namedAlike(names: ReadonlyMap<string, string>): Set<string> {
  const counts = new Map<string, number>();
  for (const name of names.values()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Set(
    [...names].flatMap(([selector, name]) =>
      (counts.get(name) ?? 0) > 1 && !name.includes(' beside "') ? selector : [],
    ),
  );
}

/**
 * What tells where each of these elements stands.
 * @param alike the selectors of elements whose name is not theirs alone
 */
function placesOf(tree: string, alike: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  if (alike.size === 0) return found;
  const lines = tree.split('\n');
  const places = placesOfLines(tree);
  for (const [at, line] of lines.entries()) {
    const own = refsIn(line)
      .map((ref) => `ref=${ref}`)
      .filter((one) => alike.has(one));
    if (own.length === 0) continue;
    const { before, after } = places.isTelling(at) ? {} : (places.tellingBeside(at) ?? {});
    const beside = row.test(line) ? undefined : lines[before ?? after ?? -1];
    const words = wordsIn(beside ?? (row.test(line) ? line : ''));
    if (words !== undefined) for (const one of own) found.set(one, `${beside ? 'beside ' : inRow}${words}`);
  }
  return found;
}

/** The first text with words. */
function wordsIn(line: string): string | undefined {
  const text = (line.match(quoted) ?? []).find((words) => /\p{L}{2}|\d/u.test(words));
  if (text === undefined || text.length <= maxChars) return text;
  return `${text.slice(0, maxChars).replace(/\\+$/, '')}…"`;
}
