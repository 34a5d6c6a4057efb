/** Finds which of the lines on one level of a tree tell what another line of that level is about. */
import type { Branch } from './branches';
import { once } from './once';

/** Longer than a line of a snapshot; what comes behind is not read. */
const maxLineLength = 2_000;
/** So many neighbours are looked at on either side. */
const maxNear = 12;
const quoted = /"(?:\\.|[^"\\])*"/g;
const refs = /\[(?:f\d+)?e\d+\]/g;

interface Level {
  branch: Branch;
  siblings: readonly Branch[];
  index: number;
}

interface Near {
  before?: Branch;
  after?: Branch;
  /** A text of the row that other rows have too. */
  alike?: Branch;
  /** The line is itself a row of a list, so that its neighbours are other rows. */
  isOfList?: true;
}

/**
 * Rows are often flattened into one level: text, controls, text, controls. Whether controls are of the text before them or
 * of the one after shows at both ends of the list. Where it does not show, both are told.
 * @param tells whether a line of the tree tells by itself which element it is of
 */
export function nearInTree(tells: (one: Branch) => boolean): (level: Level, hasOpened: boolean) => Near {
  // Levels may have thousands of lines, each of which is asked about.
  const placesAlike = once((siblings: readonly Branch[]) => {
    const places = new Map<string, { first: number; last: number }>();
    for (const [at, one] of siblings.entries()) {
      const { first } = places.get(kindOf(one)) ?? { first: at };
      if (!tells(one)) places.set(kindOf(one), { first, last: at });
    }
    return places;
  });
  return ({ branch, siblings, index }, hasOpened) => {
    const alike = placesAlike(siblings).get(kindOf(branch)) ?? { first: index, last: index };
    const [first, last] = [Math.min(index, alike.first), Math.max(index, alike.last)];
    const isRepeated = first !== last;
    if (isRepeated && holdsWords(branch)) return { isOfList: true };
    const look = (from: number, step: 1 | -1) => nearest(siblings, from, step, tells);
    const [before, after] = [look(index, -1), look(index, 1)];
    // A list opens behind what it belongs to.
    if (hasOpened && before && tells(before)) return { before };
    const tellsAny = [before, after].some((one) => one && tells(one));
    const only = before ?? after;
    if (!tellsAny) return only ? { alike: only } : {};
    if (!before || !after) return only ? { before: only } : {};
    const beginsLikeARow = areAlike(look(first, -1), isRepeated ? look(last, -1) : undefined);
    const endsLikeARow = areAlike(look(last, 1), isRepeated ? look(first, 1) : undefined);
    if (beginsLikeARow === endsLikeARow) return { before, after };
    return { before: beginsLikeARow ? before : after };
  };
}

/**
 * The first line in one direction that tells, or else a text that other rows have too. Behind such a text, the same control
 * is of another row.
 */
function nearest(
  siblings: readonly Branch[],
  from: number,
  step: 1 | -1,
  tells: (one: Branch) => boolean,
): Branch | undefined {
  const self = siblings[from];
  let alike: Branch | undefined;
  for (let at = from + step; self && Math.abs(at - from) <= maxNear; at += step) {
    const one = siblings[at];
    if (!one) break;
    if (tells(one)) return one;
    if (alike && kindOf(one) === kindOf(self)) break;
    if (one.line.startsWith('"') && hasWords(one.line)) alike ??= one;
  }
  return alike;
}

function areAlike(some: Branch | undefined, other: Branch | undefined): boolean {
  return some !== undefined && (other === undefined || shapeOf(some.line) === shapeOf(other.line));
}

/** The same for what is the same control, or the same kind of value, of different rows. */
const kindOf = once(({ line }: Branch) =>
  hasWords(line) ? `words ${wordsOf(line)}` : `shape ${shapeOf(line)}`,
);

const holdsWords: (branch: Branch) => boolean = once(({ inner }: Branch) =>
  inner.some((one) => hasWords(one.line) || holdsWords(one)),
);

const shapeOf = (line: string) => wordsOf(line).replace(quoted, '""').replace(states, '');
const states = / (?:un)?(?:checked|selected|pressed|expanded|disabled|highlighted)\b/g;

export function hasWords(line: string): boolean {
  return (line.slice(0, maxLineLength).match(quoted) ?? []).some((words) => /\p{L}{2}/u.test(words));
}

export function wordsOf(line: string): string {
  return line.slice(0, maxLineLength).replace(refs, '').replace(' focused', '').replace(/ +/g, ' ').trim();
}
