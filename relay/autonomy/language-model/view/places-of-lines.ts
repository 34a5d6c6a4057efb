/** Finds the line that tells what a line is about which says too little by itself, such as the row of a nameless control. */
import { type Branch, branchesOf } from './branches';

/** Longer than a line of a snapshot; what comes behind is not read. */
const maxLineLength = 2_000;
/** So many neighbours are looked at on either side. */
const maxNear = 12;
const maxLevels = 6;
const maxInnerLevels = 3;
const quoted = /"(?:\\.|[^"\\])*"/g;
const refs = /\[(?:f\d+)?e\d+\]/g;

/** A line of a tree, and what is around it. */
interface Place {
  branch: Branch;
  siblings: readonly Branch[];
  index: number;
  around: Place | undefined;
}

/** The lines of one tree, by their number. */
export interface PlacesOfLines {
  /** Whether the line tells by itself which element it is of. */
  isTelling(at: number): boolean;
  /** The number of the line beside or in it that tells that; undefined where none does, or one that it is below. */
  tellingBeside(at: number): number | undefined;
}

export function placesOfLines(tree: string): PlacesOfLines {
  const lines = tree.split('\n');
  const times = new Map<string, number>();
  for (const line of lines) times.set(wordsOf(line), (times.get(wordsOf(line)) ?? 0) + 1);
  const starts = new Map<number, number>();
  let start = 0;
  for (const [at, line] of lines.entries()) {
    starts.set(start, at);
    start += line.length + 1;
  }
  const places = new Map<number, Place>();
  note(branchesOf(tree), undefined);
  const numberOf = ({ at }: Branch) => starts.get(at) ?? 0;
  const tells = ({ line }: Branch) => hasWords(line) && times.get(wordsOf(line)) === 1;
  return {
    isTelling(at) {
      const place = places.get(at);
      return place === undefined || tells(place.branch);
    },
    tellingBeside(at) {
      let place = places.get(at);
      const inside = place && tellingIn(place.branch);
      if (inside) return numberOf(inside);
      for (let level = 0; place && level < maxLevels; level += 1) {
        const beside = tellingNear(place);
        if (beside) return numberOf(beside);
        place = place.around;
        if (place && tells(place.branch)) return undefined;
      }
      return undefined;
    },
  };

  function note(siblings: readonly Branch[], around: Place | undefined): void {
    for (const [index, branch] of siblings.entries()) {
      const place = { branch, siblings, index, around };
      places.set(starts.get(branch.at) ?? 0, place);
      note(branch.inner, place);
    }
  }

  function tellingIn({ inner }: Branch, levels = maxInnerLevels): Branch | undefined {
    for (const one of levels > 0 ? inner.slice(0, maxNear) : []) {
      const found = tells(one) ? one : tellingIn(one, levels - 1);
      if (found) return found;
    }
    return undefined;
  }

  /** In most lists the controls of a row come after its text; where a list begins with one, before it. */
  function tellingNear({ siblings, index }: Place): Branch | undefined {
    const before = siblings.slice(Math.max(0, index - maxNear), index).findLast(tells);
    const after = siblings.slice(index + 1, index + 1 + maxNear).find(tells);
    const first = siblings.find(({ line }) => !line.startsWith('heading'));
    const last = siblings.at(-1);
    const comesFirst = first && last && !tells(first) && tells(last) && first.line.includes('[');
    return (comesFirst ? after : undefined) ?? before ?? after;
  }
}

function hasWords(line: string): boolean {
  return (line.slice(0, maxLineLength).match(quoted) ?? []).some((words) => /\p{L}{2}/u.test(words));
}

function wordsOf(line: string): string {
  return line.slice(0, maxLineLength).replace(refs, '').replace(' focused', '').trim();
}
