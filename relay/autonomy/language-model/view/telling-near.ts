/** Finds which of the lines on one level of a tree tell what another line of that level is about. */
import type { Branch } from './branches';

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
 */
export function tellingNear({ branch, siblings, index }: Level, tells: (one: Branch) => boolean): Near {
  const same = siblings.flatMap((one, at) => (isLike(one, branch, tells) ? at : []));
  if (holdsWords(branch) && same.length > 1) return { isOfList: true };
  const look = (from: number, step: 1 | -1) => nearest(siblings, from, step, tells);
  const [before, after] = [look(index, -1), look(index, 1)];
  const tellsAny = [before, after].some((one) => one && tells(one));
  const only = before ?? after;
  if (!tellsAny) return only ? { alike: only } : {};
  if (!before || !after) return only ? { before: only } : {};
  const [first = index, last = index] = [same[0], same.at(-1)];
  const isRepeated = first !== last;
  const beginsLikeARow = areAlike(look(first, -1), isRepeated ? look(last, -1) : undefined);
  const endsLikeARow = areAlike(look(last, 1), isRepeated ? look(first, 1) : undefined);
  if (beginsLikeARow === endsLikeARow) return { before, after };
  return { before: beginsLikeARow ? before : after };
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
    if (alike && isLike(one, self, tells)) break;
    if (one.line.startsWith('"') && hasWords(one.line)) alike ??= one;
  }
  return alike;
}

function areAlike(some: Branch | undefined, other: Branch | undefined): boolean {
  return some !== undefined && (other === undefined || shapeOf(some.line) === shapeOf(other.line));
}

/** Whether they are the same control, or the same kind of value, of different rows. */
function isLike(one: Branch, other: Branch, tells: (one: Branch) => boolean): boolean {
  if (one === other) return true;
  if (tells(one) || hasWords(one.line) !== hasWords(other.line)) return false;
  return hasWords(one.line)
    ? wordsOf(one.line) === wordsOf(other.line)
    : shapeOf(one.line) === shapeOf(other.line);
}

function holdsWords({ inner }: Branch): boolean {
  return inner.some((one) => hasWords(one.line) || holdsWords(one));
}

const shapeOf = (line: string) => wordsOf(line).replace(quoted, '""').replace(states, '');
const states = / (?:un)?(?:checked|selected|pressed|expanded|disabled|highlighted)\b/g;

export function hasWords(line: string): boolean {
  return (line.slice(0, maxLineLength).match(quoted) ?? []).some((words) => /\p{L}{2}/u.test(words));
}

export function wordsOf(line: string): string {
  return line.slice(0, maxLineLength).replace(refs, '').replace(' focused', '').replace(/ +/g, ' ').trim();
}
