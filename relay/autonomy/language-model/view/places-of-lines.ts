/** Finds the lines that tell what a line is about which says too little by itself, such as the row of a nameless control. */
import { type Branch, branchesOf } from './branches';
import { once } from './once';
import { hasWords, nearInTree, wordsOf } from './telling-near';

/** So many lines in a line are looked at. */
const maxInner = 12;
const maxLevels = 6;
const maxInnerLevels = 3;

/** A line of a tree, and what is around it. */
interface Place {
  branch: Branch;
  siblings: readonly Branch[];
  index: number;
  around: Place | undefined;
}

/** The numbers of the lines that tell what a line is about. */
interface Neighbours {
  /** To be read before the line. */
  before?: number;
  /** To be read after the line: it is in the line, or the line may be of this one as well as of the one before. */
  after?: number;
}

/** The lines of one tree, by their number. */
export interface PlacesOfLines {
  /** Whether the line tells by itself which element it is of. */
  isTelling(at: number): boolean;
  /**
   * The lines beside or in it that tell that; undefined where none does, or one that it is below.
   * @param hasOpened whether it is of a list that has opened in one place
   */
  tellingBeside(at: number, hasOpened?: boolean): Neighbours | undefined;
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
  const tells = once(({ line }: Branch) => hasWords(line) && times.get(wordsOf(line)) === 1);
  const tellingNear = nearInTree(tells);
  return {
    isTelling(at) {
      const place = places.get(at);
      return place === undefined || tells(place.branch);
    },
    tellingBeside(at, hasOpened = false) {
      let place = places.get(at);
      const inside = place && tellingIn(place.branch);
      if (inside) return { after: numberOf(inside) };
      const isNameless = place !== undefined && !hasWords(place.branch.line);
      let alike: Neighbours | undefined;
      for (let level = 0; place && level < maxLevels; level += 1) {
        const near = tellingNear(place, hasOpened);
        if (near.isOfList) return alike;
        if (near.before || near.after) return numbersOf(near);
        if (near.alike) alike ??= { before: numberOf(near.alike) };
        if (alike && isNameless) return alike;
        place = place.around;
        // Below a line with words, what is beside that line is about something else.
        if (place && hasWords(place.branch.line)) return tells(place.branch) ? undefined : alike;
      }
      return alike;
    },
  };

  function numbersOf({ before, after }: { before?: Branch; after?: Branch }): Neighbours {
    return {
      ...(before && { before: numberOf(before) }),
      ...(after && { after: numberOf(after) }),
    };
  }

  function note(siblings: readonly Branch[], around: Place | undefined): void {
    for (const [index, branch] of siblings.entries()) {
      const place = { branch, siblings, index, around };
      places.set(starts.get(branch.at) ?? 0, place);
      note(branch.inner, place);
    }
  }

  function tellingIn({ inner }: Branch, levels = maxInnerLevels): Branch | undefined {
    for (const one of levels > 0 ? inner.slice(0, maxInner) : []) {
      const found = tells(one) ? one : tellingIn(one, levels - 1);
      if (found) return found;
    }
    return undefined;
  }
}
