/** Finds the elements that a page has made anew and left as they were, which have other handles now. */
import { createHash } from 'node:crypto';
import { type Branch, branchesOf } from './branches';

/** A part of the page that is longer is told by its role and name alone. */
const maxPartChars = 600;
/** So many neighbours before an element tell it from others. */
const maxBefore = 2;
const ref = /\[((?:f\d+)?e\d+)\]/;
const allRefs = new RegExp(ref, 'g');
const roleAndName = /^(?:- )?\w+(?: "(?:\\.|[^"\\])*")?/;

/**
 * The handles before and now of elements that say the same, in the same place, and are the only ones of their kind
 * before and now.
 */
export function madeAnew(before: string, now: string): [before: string, now: string][] {
  const [old, fresh] = [before, now].map((tree) => onlyOnes(tree));
  return [...(old ?? [])].flatMap(([key, was]) => {
    const is = fresh?.get(key);
    return is !== undefined && is !== was ? [[was, is] as [string, string]] : [];
  });
}

/** The tree with these handles replaced. */
export function withHandles(tree: string, handles: readonly (readonly [string, string])[]): string {
  const now = new Map(handles);
  return tree.replace(allRefs, (whole, one: string) => (now.has(one) ? `[${now.get(one)}]` : whole));
}

/** `e5 to e9 are e21 to e25, e12 is e30` */
export function namesOfHandles(handles: readonly (readonly [string, string])[]): string {
  const runs: (readonly [string, string])[][] = [];
  for (const pair of handles) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && follows(last[0], pair[0]) && follows(last[1], pair[1])) run.push(pair);
    else runs.push([pair]);
  }
  return runs
    .map((run) => {
      const [first, last] = [run[0], run.at(-1)];
      return run.length > 1
        ? `${first?.[0]} to ${last?.[0]} are ${first?.[1]} to ${last?.[1]}`
        : `${first?.[0]} is ${first?.[1]}`;
    })
    .join(', ');
}

function follows(one: string, next: string): boolean {
  const [number = 0, nextNumber = 0] = [one, next].map((ref) => Number(/\d+$/.exec(ref)?.[0]));
  return number + 1 === nextNumber && one.replace(/\d+$/, '') === next.replace(/\d+$/, '');
}

/** Handles by what tells their element from all others: the parts it is in, what stands before it, and what it says. */
function onlyOnes(tree: string): Map<string, string> {
  const handles = new Map<string, string>();
  const several = new Set<string>();
  /** Those that say the same in one part, and whether a text tells each from the others. */
  const kinds = new Map<string, { keys: string[]; isTold: boolean }>();
  visit(branchesOf(tree), '');
  for (const { keys, isTold } of kinds.values())
    for (const key of keys) if (several.has(key) || (keys.length > 1 && !isTold)) handles.delete(key);
  return handles;

  function visit(branches: readonly Branch[], part: string): void {
    for (const [index, branch] of branches.entries()) {
      const before = branches.slice(Math.max(0, index - maxBefore), index);
      const place = [part, ...before.map(placeWordsOf)];
      const [, handle] = ref.exec(branch.line) ?? [];
      const words = wordsIn(branch);
      if (handle !== undefined) {
        const isTold = branch.inner.length > 0 || (before.length > 0 && !ref.test(before.at(-1)?.line ?? ''));
        note(digestOf([...place, words]), digestOf([part, words]), { handle, isTold });
      }
      visit(branch.inner, digestOf([...place, placeWordsOf(branch)]));
    }
  }

  function note(key: string, kind: string, { handle, isTold }: { handle: string; isTold: boolean }): void {
    if (handles.has(key)) several.add(key);
    handles.set(key, handle);
    const alike = kinds.get(kind) ?? { keys: [], isTold: true };
    alike.keys.push(key);
    alike.isTold &&= isTold;
    kinds.set(kind, alike);
  }
}

/** Parts in parts would make long texts. */
function digestOf(words: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('base64');
}

/** What a part or a neighbour says: all of it, if that is short. */
function placeWordsOf(branch: Branch): string {
  const words = wordsIn(branch);
  return (words.length <= maxPartChars ? words : (roleAndName.exec(branch.line)?.[0] ?? '')).replace(
    ' focused',
    '',
  );
}

const known = new WeakMap<Branch, string>();

/** What an element and all in it say, without handles. */
function wordsIn(branch: Branch): string {
  const before = known.get(branch);
  if (before !== undefined) return before;
  const words = [branch.line.replace(allRefs, ''), ...branch.inner.map(wordsIn)].join('\n');
  known.set(branch, words);
  return words;
}
