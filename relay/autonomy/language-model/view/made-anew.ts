/** Finds the elements that a page has made anew and left as they were, which have other handles now. */
import { hashOf } from '../../../hash-of';
import { type Branch, branchesOf } from './branches';
import { once } from './once';
import { bracketedRef, refsIn } from './refs-in';
import { runsOf } from './runs-of';

/** A part of the page that is longer is told by its role and name alone. */
const maxPartChars = 600;
/** A list of fewer rows, or of rows that say less, may be a menu of something else now. */
const minRows = 6;
const minRowChars = 24;
/** So many neighbours before an element tell it from others. */
const maxBefore = 2;
const roleAndName = /^(?:- )?\w+(?: "(?:\\.|[^"\\])*")?/;

/**
 * The handles before and now of elements that say the same, in the same place, and are the only ones of their kind
 * before and now. In a long list the rows beside them may have changed.
 */
export function madeAnew(before: string, now: string): [before: string, now: string][] {
  const [old, fresh] = [before, now].map(branchesOf) as [Branch[], Branch[]];
  const found = new Map<string, string>();
  for (const only of [onlyOnes, onlyRows]) {
    const news = only(fresh);
    const taken = new Set(found.values());
    for (const [key, were] of only(old)) {
      const are = news.get(key) ?? [];
      if (
        are.length !== were.length ||
        were.some((one) => found.has(one)) ||
        are.some((one) => taken.has(one))
      )
        continue;
      for (const [index, was] of were.entries()) found.set(was, are[index] ?? was);
    }
  }
  return refsIn(before).flatMap((was) => {
    const is = found.get(was) ?? was;
    return was === is ? [] : [[was, is] as [string, string]];
  });
}

/** The tree with these handles replaced. */
export function withHandles(tree: string, handles: readonly (readonly [string, string])[]): string {
  const now = new Map(handles);
  return tree.replace(bracketedRef, (whole, one: string) => (now.has(one) ? `[${now.get(one)}]` : whole));
}

/** `e5 to e9 are e21 to e25, e12 is e30` */
export function namesOfHandles(handles: readonly (readonly [string, string])[]): string {
  return runsOf(handles, ([was, is], [nextWas, nextIs]) => follows(was, nextWas) && follows(is, nextIs))
    .map((run) => [run[0], run.at(-1) ?? run[0]] as const)
    .map(([first, last]) =>
      first === last
        ? `${first[0]} is ${first[1]}`
        : `${first[0]} to ${last[0]} are ${first[1]} to ${last[1]}`,
    )
    .join(', ');
}

/** `e5 to e9, e12` */
export function namesOfRefs(refs: readonly string[]): string {
  return runsOf(refs, follows)
    .map((run) => (run.length === 1 ? run[0] : `${run[0]} to ${run.at(-1)}`))
    .join(', ');
}

function follows(one: string, next: string): boolean {
  const [number = 0, nextNumber = 0] = [one, next].map((ref) => Number(/\d+$/.exec(ref)?.[0]));
  return number + 1 === nextNumber && one.replace(/\d+$/, '') === next.replace(/\d+$/, '');
}

/** The handles of lines by what tells each from all others: the parts it is in, what stands before it, and what it says. */
function onlyOnes(tree: readonly Branch[]): Map<string, string[]> {
  const handles = new Map<string, string[]>();
  const several = new Set<string>();
  /** Those that say the same in one part, and whether a text tells each from the others. */
  const kinds = new Map<string, { keys: string[]; isTold: boolean }>();
  visit(tree, '');
  for (const { keys, isTold } of kinds.values())
    for (const key of keys) if (several.has(key) || (keys.length > 1 && !isTold)) handles.delete(key);
  return handles;

  function visit(branches: readonly Branch[], part: string): void {
    for (const [index, branch] of branches.entries()) {
      const before = branches.slice(Math.max(0, index - maxBefore), index);
      const place = [part, ...before.map(placeWordsOf)];
      const own = refsIn(branch.line);
      const words = wordsIn(branch);
      if (own.length > 0) {
        const isTold =
          branch.inner.length > 0 || (before.length > 0 && refsIn(before.at(-1)?.line ?? '').length === 0);
        note(digestOf([...place, words]), digestOf([part, words]), { own, isTold });
      }
      visit(branch.inner, digestOf([...place, placeWordsOf(branch)]));
    }
  }

  function note(key: string, kind: string, { own, isTold }: { own: string[]; isTold: boolean }): void {
    if (handles.has(key)) several.add(key);
    handles.set(key, own);
    const alike = kinds.get(kind) ?? { keys: [], isTold: true };
    alike.keys.push(key);
    alike.isTold &&= isTold;
    kinds.set(kind, alike);
  }
}

/** The handles of the rows of long lists by what each says, in whatever row it follows. */
function onlyRows(tree: readonly Branch[]): Map<string, string[]> {
  const handles = new Map<string, string[]>();
  const several = new Set<string>();
  visit(tree, '');
  for (const key of several) handles.delete(key);
  return handles;

  function visit(branches: readonly Branch[], part: string): void {
    for (const rows of runsOf(branches, (one, next) => roleOf(one) === roleOf(next))) {
      for (const row of rows) {
        const words = wordsIn(row);
        const isLong =
          rows.length >= minRows && !offered.test(row.line) && textIn(words).length >= minRowChars;
        if (isLong) note(digestOf([part, words]), handlesIn(row));
        visit(row.inner, digestOf([part, roleAndName.exec(row.line)?.[0] ?? '']));
      }
    }
  }

  function note(key: string, own: string[]): void {
    if (handles.has(key)) several.add(key);
    if (own.length > 0) handles.set(key, own);
  }
}

const offered = /^(?:- )?(?:menuitem|option|tab)/;

/** What stands in quotation marks. */
const textIn = (words: string) => (words.match(/"(?:\\.|[^"\\])*"/g) ?? []).join('');

const roleOf = ({ line }: Branch) => /^(?:- )?[a-z"]+/.exec(line)?.[0].slice(0, 20);

function handlesIn({ line, inner }: Branch): string[] {
  return [...refsIn(line), ...inner.flatMap(handlesIn)];
}

/** Parts in parts would make long texts. */
function digestOf(words: readonly string[]): string {
  return hashOf(JSON.stringify(words));
}

/** What a part or a neighbour says: all of it, if that is short. */
function placeWordsOf(branch: Branch): string {
  const words = wordsIn(branch);
  return (words.length <= maxPartChars ? words : (roleAndName.exec(branch.line)?.[0] ?? '')).replace(
    ' focused',
    '',
  );
}

/** What an element and all in it say, without handles. */
const wordsIn: (branch: Branch) => string = once(({ line, inner }: Branch) =>
  [line.replace(bracketedRef, ''), ...inner.map(wordsIn)].join('\n'),
);
