/** Describes the page to a model: all of it where that is new or shorter, else what has changed. */
import { changedLines } from '../../../../extension/protocol/changed-lines';
import { RelayError } from '../../../../extension/protocol/errors';
import type { Seen } from '../../model';
import { describeChanges, noChange } from './describe-changes';
import { shortenView } from './shorten-view';

/** Of a page that is longer, the rest is read with `snapshot` from there. */
const maxTreeChars = 100_000;
/** A page that answers a click after a request needs a moment; it gets four of these. */
const settleMs = 250;
const maxLooks = 4;
/** Deeper than any page; different from the model's own snapshots, so that those keep their differences. */
const depth = 400;
const quotedOrRef = /"(?:\\.|[^"\\])*"|\[((?:f\d+)?e\d+)\]/g;
/** Longer than a line of a snapshot; what comes behind is not read. */
const maxLineLength = 2_000;

/** What the model was shown last. */
export interface Base {
  tab: number;
  head: string;
  tree: string;
}

export interface PageView {
  /** For the model; everything in it comes from the page. */
  text: string;
  /** It shows the whole page, so earlier views are out of date. */
  whole: boolean;
  /** What the model knows from now on; undefined where the page could not be read. */
  base: Base | undefined;
}

/** Whether to show all of the page again, in so many characters, instead of what has changed. */
export type PrefersWhole = (changesChars: number, wholeChars: number) => boolean;

/**
 * All of the page where the model does not know its document yet, else what has changed.
 * @param prefersWhole asked where both can be shown
 */
export async function viewPage(
  seen: Seen,
  base: Base | undefined,
  prefersWhole: PrefersWhole = () => false,
): Promise<PageView> {
  const tab = seen.tabs.find(({ current }) => current)?.tab;
  const head = headOf(seen);
  const known = base?.tab === tab && placeIn(base?.head) === placeIn(head) ? base : undefined;
  try {
    const tree = await readTree(seen, known?.tree);
    const now = tab === undefined ? undefined : { tab, head, tree };
    const whole = shortenView(tree);
    const changes = known && describeChanges(known.tree, tree);
    if (
      !known ||
      changes === undefined ||
      changes.length >= whole.length ||
      prefersWhole(changes.length, whole.length)
    )
      return { text: `${head}\n${whole}`, whole: true, base: now };
    return { text: known.head === head ? changes : `${head}\n${changes}`, whole: false, base: now };
  } catch (error) {
    if (!(error instanceof RelayError)) throw error;
    return { text: `${head}\n(The page cannot be read: ${error.message})`, whole: false, base: undefined };
  }
}

function headOf({ url, title, tabs }: Seen): string {
  const several = tabs.length < 2 ? [] : tabs;
  return [
    `URL: ${url}`,
    `Title: ${title}`,
    ...several.map(({ tab, url, current }) => `Tab ${tab}: ${url}${current ? ' (this one)' : ''}`),
  ].join('\n');
}

/** The document's address: what follows `#` is for the page to show. */
function placeIn(head: string | undefined): string | undefined {
  return head?.split('\n')[0]?.split('#')[0];
}

/** The page as it is once what was asked for has come, as far as that can be told. */
async function readTree(seen: Seen, before: string | undefined): Promise<string> {
  const look = () => seen.read('snapshot', '', { depth, maxChars: maxTreeChars });
  const acted = seen.outcomes.some(({ error, result }) => error === undefined && typeof result === 'object');
  const refs = new Set(seen.outcomes.map(({ act }) => act.selector.replace(/^ref=/, '')));
  const isOnItsWay = (tree: string) =>
    before === undefined ? isLoading(tree) : acted && isTrivial(changedLines(before, tree), refs);
  let tree = await look();
  for (let looks = 0; looks < maxLooks && isOnItsWay(tree); looks += 1) {
    await seen.read('wait', '', settleMs);
    tree = await look();
  }
  return tree;
}

/** What pages say until their content has come, in the languages that most do it in. */
const loading =
  /\b(?:loading|please wait|progressbar|lädt|wird geladen|chargement|cargando|caricamento|carregando)\b/i;

function isLoading(tree: string): boolean {
  return loading.test(tree.slice(0, maxLineLength)) || tree === 'The page is empty.';
}

/** Whether the focus and what was acted on are all that has changed: what was asked for may still be on its way. */
function isTrivial(difference: string | null, refs: ReadonlySet<string>): boolean {
  if (difference === null) return false;
  if (difference === noChange) return true;
  const lines = (mark: string) =>
    difference
      .split('\n')
      .flatMap((line) =>
        line.startsWith(mark) && !isOf(line, refs) ? [line.slice(1).replace(' focused', '')] : [],
      )
      .sort()
      .join('\n');
  return lines('-') === lines('+');
}

/** Whether the line is that of one of these elements. */
function isOf(line: string, refs: ReadonlySet<string>): boolean {
  return [...line.slice(0, maxLineLength).matchAll(quotedOrRef)].some(([, ref]) => ref && refs.has(ref));
}
