/** Lists the controls of a view with the rows and the headings that they stand under. */
import { wordsOf } from '../../../../../extension/protocol/effects/words';
import { namesWithPlaces } from '../../names/names-with-places';

export interface ControlInRow {
  role: string;
  name: string;
  /** As acts name it: `button "Remove" in row "Ann"`. */
  called: string;
  /** What the view says of it behind its name: `class active`, `checked`. */
  state: string;
  /** The words of its line. */
  words: readonly string[];
  /** The words of the headings that it stands under. */
  headings: readonly string[];
}

const heading = /^\s*(?:- )?heading "((?:\\.|[^"\\])*)"(?: (\d))?/;
const control =
  /\b(button|link|menuitem|switch|checkbox|generic|icon) "((?:\\.|[^"\\])*)"([^"[|]*)\[((?:f\d+)?e\d+)\]/g;
const unusable = /\b(?:disabled|inert)\b/;
/** Longer than a line of a view; what comes behind is not read. */
const maxLineChars = 2_000;
const defaultLevel = 2;

/** Those that can be used. */
export function controlsInRows(tree: string): ControlInRow[] {
  const names = namesWithPlaces(tree);
  const open: { level: number; words: readonly string[] }[] = [];
  return tree.split('\n').flatMap((whole) => {
    const line = whole.slice(0, maxLineChars);
    const [, title, given] = heading.exec(line) ?? [];
    if (title !== undefined) {
      const level = Number(given ?? defaultLevel);
      while ((open.at(-1)?.level ?? 0) >= level) open.pop();
      open.push({ level, words: wordsOf(title) });
    }
    const headings = open.flatMap(({ words }) => words);
    return [...line.matchAll(control)].flatMap(([, role = '', name = '', after = '', ref = '']) => {
      if (unusable.test(after)) return [];
      const state = after.replace(/\bfocused\b/, '').trim();
      const called = names.get(`ref=${ref}`) ?? `${role} "${name}"`;
      return [{ role, name, called, state, words: wordsOf(line), headings }];
    });
  });
}
