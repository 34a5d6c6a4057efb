/** Reads a page that the model does not know yet, once its content has come, as far as that can be told. */
import type { Seen } from '../../model';

/** A page that answers after a request needs a moment; it gets some of these. */
export const settleMs = 250;
export const maxLooks = 4;
/** A server that suggests something for an entry, or a page that says it is loading, gets more. */
export const maxPatientLooks = 10;
/** Where there is a place for content and nothing in it. */
export const maxContentLooks = 5;
/** Longer than a line of a snapshot; what comes behind is not read. */
const maxLineLength = 2_000;

/** What pages say until their content has come, in the languages that most do it in. */
const loading =
  /\b(?:loading|please wait|progressbar|lädt|wird geladen|chargement|cargando|caricamento|carregando)\b/i;
/** A short text of a page that says no more than that, or a frame whose page has not come. */
export const onlyLoading =
  /progressbar\b|\biframe loading\b|"[^"]{0,15}\b(?:loading|searching|saving|sending|please wait|lädt|wird geladen|chargement|cargando|caricamento|carregando)\b[^"]{0,25}"/i;

/** Places that scripts fill, and what they draw there until then. Messages and dialogs have places that stay empty. */
const awaitsContent = [
  '[aria-busy="true"]',
  '[class*="skeleton" i]',
  '[class*="shimmer" i]',
  'progress:not([value])',
  ':is(main, section, article, ul, ol, dl, table, tbody, div[id], [role="list"], [role="table"], [role="grid"], [role="feed"]):empty:not([aria-live], [role="status"], [role="alert"], [id*="toast" i], [id*="modal" i], [id*="dialog" i], [id*="portal" i], [id*="overlay" i], [id*="message" i], [id*="notification" i])',
].join(', ');

/** @param look reads the page */
export async function loadedTree(seen: Seen, look: () => Promise<string>): Promise<string> {
  const first = await look();
  const contentLooks = loadingLooks(first) > 0 ? 0 : await looksForContent(seen);
  let tree = first;
  let before = first;
  for (let looks = 0; ; looks += 1) {
    // What comes mostly comes in parts.
    const restLooks = tree === before ? 0 : maxLooks;
    if (looks >= Math.max(loadingLooks(tree), restLooks, tree === first ? contentLooks : 0)) return tree;
    await seen.read('wait', '', settleMs);
    before = tree;
    tree = await look();
  }
}

function loadingLooks(tree: string): number {
  if (tree === 'The page is empty.') return maxLooks;
  const beginning = tree.slice(0, maxLineLength);
  if (!loading.test(beginning)) return 0;
  return onlyLoading.test(beginning) ? maxPatientLooks : maxLooks;
}

/** A page with scripts may be drawing still; one without is all there. */
async function looksForContent(seen: Seen): Promise<number> {
  if (!((await count(seen, 'script')) > 0)) return 0;
  return (await countPlaces(seen)) > 0 ? maxContentLooks : 1;
}

/** How many places there are that scripts may still fill. */
export const countPlaces = (seen: Seen): Promise<number> => count(seen, awaitsContent);

async function count(seen: Seen, selector: string): Promise<number> {
  return Number(await seen.read('count', selector));
}
