/** Reads the page once what was asked for has come, as far as that can be told. */

import { diffArrays } from 'diff';
import type { ActOutcome, Seen } from '../../model';
import { hasEmptiedBox, onlyLostWords } from './emptied-boxes';
import {
  countPlaces,
  loadedTree,
  maxContentLooks,
  maxLooks,
  maxPatientLooks,
  onlyLoading,
  settleMs,
} from './loaded-tree';
import { refsIn } from './refs-in';

/** Most acts whose effect was not seen have none, and it may have come before the first look. */
const maxUnverifiedLooks = 2;
const entering: readonly string[] = ['fill', 'type'];
/** How long the search for what has changed may take. */
const maxSearchMs = 200;
/** Longer than a line of a snapshot; what comes behind is not read. */
const maxLineLength = 2_000;
/** An act brings what it acts on into view. */
const scrolling = / ?\bscrolled \d+ % of [\d.]+ screens(?: \[(?:f\d+)?e\d+\])?/g;
/** What marks the entry of a list or menu that is open: it moves from one to another before the content has come. */
const openMarks =
  / (?:focused|current|selected|highlighted|bold|class(?: (?:active|chosen|current|picked|selected))+)(?=[ \n]|$)/g;
const field = /^ *(?:- )?(?:textbox|searchbox|combobox|spinbutton)\b/;
/** For an entry of these kinds nothing is suggested. */
const plainField = /^ *(?:- )?spinbutton\b|= "\d{4}-\d\d-\d\d|= "\d\d:\d\d"/;

/**
 * @param before the page as the model knows it; undefined where it is new
 * @param look reads the page
 */
export async function settledTree(
  seen: Seen,
  before: string | undefined,
  look: () => Promise<string>,
): Promise<string> {
  if (before === undefined) return loadedTree(seen, look);
  const first = await look();
  const looksLeft = looksFor(seen.outcomes, before, first, await looksForLost(seen, before, first));
  let tree = first;
  for (let looks = 0; looks < looksLeft(tree); looks += 1) {
    await seen.read('wait', '', settleMs);
    tree = await look();
  }
  return tree;
}

/** How often in all the page is looked at again, while it looks so. */
function looksFor(
  outcomes: Seen['outcomes'],
  before: string,
  first: string,
  forLost: number,
): (tree: string) => number {
  if (!outcomes.some(({ error, result }) => error === undefined && typeof result === 'object'))
    return () => 0;
  const last = outcomes.at(-1);
  const isEntry = last !== undefined && awaitsSuggestions(last, first);
  return (tree) => {
    const change = changeOf(before, tree);
    if (isOfActsOnly(change, outcomes)) return isEntry ? maxPatientLooks : maxLooks;
    if (change.come.some((line) => onlyLoading.test(line))) return maxPatientLooks;
    if (forLost > 0 && onlyLostWords(change)) return forLost;
    // A message that has gone meanwhile is no suggestion.
    if (isEntry && bringsNothing(change, outcomes)) return maxUnverifiedLooks;
    return isUnverified(last) && isOfActsOnly(changeOf(first, tree), outcomes) ? maxUnverifiedLooks : 0;
  };
}

/** Where a page has taken content away and left its place, other content mostly comes. */
async function looksForLost(seen: Seen, before: string, first: string): Promise<number> {
  if (!onlyLostWords(changeOf(before, first))) return 0;
  if (hasEmptiedBox(before, first)) return maxContentLooks;
  return (await countPlaces(seen)) > 0 ? maxUnverifiedLooks : 0;
}

/** The lines that went and those that came, each up to the length that is read. */
interface Change {
  gone: string[];
  come: string[];
}

/** Of a page that is mostly another one, all lines. */
function changeOf(before: string, now: string): Change {
  const [old, fresh] = [before, now].map((tree) =>
    tree.split('\n').map((line) => line.slice(0, maxLineLength)),
  ) as [string[], string[]];
  const parts = diffArrays(old, fresh, { timeout: maxSearchMs });
  if (!parts) return { gone: old, come: fresh };
  return {
    gone: parts.flatMap(({ removed, value }) => (removed ? value : [])),
    come: parts.flatMap(({ added, value }) => (added ? value : [])),
  };
}

function isUnverified(last: ActOutcome | undefined): boolean {
  return typeof last?.result === 'object' && last.result.verified === false;
}

function awaitsSuggestions({ act, error, result }: ActOutcome, tree: string): boolean {
  const isDone = error === undefined && typeof result === 'object' && result.success;
  if (!isDone || !entering.includes(act.action)) return false;
  const [, ref] = /^ref=(.+)$/.exec(act.selector) ?? [];
  const own = ref === undefined ? undefined : tree.split('\n').find((line) => line.includes(`[${ref}]`));
  return own === undefined || !plainField.test(own.slice(0, maxLineLength));
}

/** Whether more has come or gone between two views than the acts themselves have entered, scrolled or marked. */
export function showsMore(before: string, now: string, outcomes: Seen['outcomes']): boolean {
  return !isOfActsOnly(changeOf(before, now), outcomes);
}

/**
 * Whether the focus, where boxes are scrolled to, what was acted on and what is marked as open are all that has changed: what
 * was asked for may still be on its way.
 */
function isOfActsOnly({ gone, come }: Change, outcomes: Seen['outcomes']): boolean {
  const others = withoutActs(come, outcomes);
  return others(gone).join('\n') === others(come).join('\n');
}

/** Whether nothing has come besides, though something may have gone. */
function bringsNothing({ gone, come }: Change, outcomes: Seen['outcomes']): boolean {
  const others = withoutActs(come, outcomes);
  const were = new Set(others(gone));
  return others(come).every((line) => were.has(line));
}

/** The lines without those of what was acted on, and without marks of scrolling and opening; sorted. */
function withoutActs(come: readonly string[], outcomes: Seen['outcomes']) {
  const entered = come.filter((line) => isFieldOf(line, outcomes)).flatMap(refsIn);
  const refs = new Set([...entered, ...outcomes.map(({ act }) => act.selector.replace(/^ref=/, ''))]);
  return (lines: readonly string[]) =>
    lines
      .filter((line) => !refsIn(line).some((ref) => refs.has(ref)))
      .map((line) => line.replace(scrolling, '').replace(openMarks, ''))
      .sort();
}

/** Whether the line is that of a field with what was entered: an act may name it by other than its ref. */
function isFieldOf(line: string, outcomes: Seen['outcomes']): boolean {
  return outcomes.some(({ act: { action, value } }) => {
    if (!entering.includes(action) || typeof value !== 'string') return false;
    const quoted = JSON.stringify(value);
    return line.includes(`= ${quoted} [`) || (field.test(line) && line.includes(quoted));
  });
}
