/** Describes the page to a model: all of it where that is new or shorter, else what has changed. */
import { RelayError } from '../../../../extension/protocol/errors';
import type { ActOutcome, Seen } from '../../model';
import type { FilledField } from '../filled-fields';
import { forModel } from '../for-model';
import { maxReadingChars } from '../readings';
import { describeChanges, noChange } from './describe-changes';
import { dialogsIn } from './dialogs-in';
import { withFewOptions } from './few-options';
import { newsIn } from './news-in';
import { refsIn } from './refs-in';
import { settledTree, showsMore } from './settled-tree';
import { shortenView } from './shorten-view';

/** Of a page that is longer, the rest is read with `snapshot` from there. */
const maxTreeChars = 100_000;
/** Deeper than any page; different from the model's own snapshots, so that those keep their differences. */
const depth = 400;

/** A page can open a menu where nobody sees it: the act was no mistake, and doing it again would close the menu. */
const changedElsewhere =
  '(no change in sight, though the last act changed something: what it opened may be cut off; an act on text=... scrolls there)';

const asBefore = '(The dialog is closed, and the page is as it was before.)';
const asBeforeBut = '(The dialog is closed. Since before it was opened:)';

/** What the model was shown last. */
export interface Base {
  tab: number;
  head: string;
  tree: string;
  /** While a dialog is open: the page before it, which the model has been shown as well. */
  beforeDialog?: string | undefined;
  /** The fields that acts have filled in on this page, written by `describeTurn`. */
  filled?: readonly FilledField[];
}

export interface PageView {
  /** For the model; everything in it comes from the page. */
  text: string;
  /** It shows the whole page, so earlier views are out of date. */
  whole: boolean;
  /** What the model knows from now on; undefined where the page could not be read. */
  base: Base | undefined;
  /** Whether the last act has led to something since it was done; absent where the page cannot tell. */
  hasChanged?: boolean;
  /** Whether any act of the turn has, or can have. */
  differs?: boolean;
  /** What an act has read, where that is all of the page as it is shown. */
  read?: string;
  /** Whether the model has been shown this document before. */
  isKnown?: boolean;
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
  try {
    const known = base && base.tab === tab && (await isSameDocument(seen, base, head)) ? base : undefined;
    let first: string | undefined;
    const look = async () => {
      const tree = await seen.read('snapshot', '', { depth, maxChars: maxTreeChars });
      first ??= tree;
      return tree;
    };
    // Another view of an application comes like a new page.
    const isSamePlace = known !== undefined && placeIn(known.head) === placeIn(head);
    const tree = await settledTree(seen, isSamePlace ? known.tree : undefined, look);
    const differsFrom = (since = tree) => known?.head !== head || showsMore(since, tree, seen.outcomes);
    const differs = known ? differsFrom(known.tree) : base !== undefined;
    // What acts before the last one have changed says nothing of that.
    const isOfLast = !seen.outcomes.slice(0, -1).some(isSeenToChange);
    const hasChanged = known && !isOfLast ? differsFrom(first) : differs;
    const about = {
      base: tab === undefined ? undefined : ({ tab, head, tree } as Base),
      hasChanged,
      differs,
      isKnown: isSamePlace,
    };
    const acted = new Set(seen.outcomes.map(({ act }) => act.selector.replace(/^ref=/, '')));
    const whole = withFewOptions(shortenView(tree, newsIn(known?.tree, tree, acted), known !== undefined));
    const changes =
      known &&
      fewOptionsIn(shorterIn(known, tree, changesInWords(known, { head, tree }, seen.outcomes.at(-1))));
    const isAsked = hasJustRead(tree, seen.outcomes);
    if (
      !known ||
      isAsked ||
      changes === undefined ||
      changes.length >= whole.length ||
      prefersWhole(changes.length, whole.length)
    )
      return { text: `${head}\n${whole}`, whole: true, ...about, ...(isAsked && { read: tree }) };
    const text = changes;
    if (about.base) about.base.beforeDialog = beforeDialogIn(known, tree);
    return { text: known.head === head ? text : `${head}\n${text}`, whole: false, ...about };
  } catch (error) {
    if (!(error instanceof RelayError)) throw error;
    return {
      text: `${head}\n(The page cannot be read: ${forModel(error.message)})`,
      whole: false,
      base: undefined,
    };
  }
}

const fewOptionsIn = (changes: string | undefined) => changes && withFewOptions(changes);

function changesInWords(known: Base, { head, tree }: Omit<Base, 'tab'>, last: ActOutcome | undefined) {
  const changes = describeChanges(known.tree, tree);
  const isElsewhere = changes === noChange && known.head === head && hasSeenChange(last);
  return isElsewhere ? changedElsewhere : changes;
}

/** A dialog that closes brings back what it covered, which the model knows: the changes since before the dialog, where they are shorter. */
function shorterIn({ beforeDialog }: Base, tree: string, changes: string | undefined): string | undefined {
  if (beforeDialog === undefined || hasDialog(tree)) return changes;
  const since = describeChanges(beforeDialog, tree);
  if (since === undefined) return changes;
  const words = since === noChange ? asBefore : `${asBeforeBut}\n${since}`;
  return changes === undefined || words.length < changes.length ? words : changes;
}

/** The page before the first of the dialogs that are open now. */
function beforeDialogIn(known: Base, tree: string): string | undefined {
  if (!hasDialog(tree)) return undefined;
  return hasDialog(known.tree) ? known.beforeDialog : known.tree;
}

function hasDialog(tree: string): boolean {
  return dialogsIn(tree.split('\n').map((text) => ({ text, at: 0 }))).length > 0;
}

/** Whether the step itself has seen the page change, wherever in it that was. */
function hasSeenChange({ result }: Partial<ActOutcome> = {}): boolean {
  return typeof result === 'object' && result.success && result.changed === true;
}

function isSeenToChange({ result }: ActOutcome): boolean {
  return typeof result === 'object' && result.verified !== false;
}

/** Whether an act has read all of the page as it is, so that the view answers it. */
function hasJustRead(tree: string, outcomes: Seen['outcomes']): boolean {
  return tree.length <= maxReadingChars && outcomes.some(({ result }) => result === tree);
}

function headOf({ url, title, tabs }: Seen): string {
  const several = tabs.length < 2 ? [] : tabs;
  return [
    `URL: ${url}`,
    `Title: ${title}`,
    ...several.map(({ url, current }, index) => `Tab ${index + 1}: ${url}${current ? ' (this one)' : ''}`),
  ].join('\n');
}

/** Whether the page has at most changed its address, as applications do that write their pages themselves: no other document has the handles of this one. */
async function isSameDocument(seen: Seen, base: Base, head: string): Promise<boolean> {
  if (placeIn(base.head) === placeIn(head)) return true;
  const [ref] = refsIn(base.tree);
  try {
    return ref !== undefined && Number(await seen.read('count', `ref=${ref}`)) > 0;
  } catch (error) {
    if (error instanceof RelayError) return false;
    throw error;
  }
}

/** The document's address: what follows `#` is for the page to show. */
function placeIn(head: string | undefined): string | undefined {
  return head?.split('\n')[0]?.split('#')[0];
}
