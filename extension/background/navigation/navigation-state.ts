/** How far the main document of one tab has got, and how the browser's events change that. */
import { RelayError } from '../../protocol/errors';

export type Stage = 'started' | 'commit' | 'domcontentloaded' | 'load';

/** Which navigations are counted: all, or only those that load a document. */
export type Counted = 'serial' | 'loads';

interface Reached {
  /** Counts the tab's navigations, so that a waiter can tell the one it started from an older one. */
  serial: number;
  /** Counts those of them that are more than a new address that the page gave its document. */
  loads: number;
  stage: Stage;
  url: string;
}

export interface NavigationState extends Reached {
  error?: string;
  /** The navigation before, which has neither loaded nor failed yet; its failure may still be reported. */
  superseded?: Reached | undefined;
  /** An error reported while two navigations to the same address ran, and attributed to the earlier one. */
  ambiguousError?: string;
  /** The document that the tab shows until the next one commits, and goes on showing if none does. */
  shown?: Reached | undefined;
}

const order: readonly Stage[] = ['started', 'commit', 'domcontentloaded', 'load'];

/** Reported for a navigation that gave way to another one, a download or an empty response. */
export const aborted = 'net::ERR_ABORTED';
/** Reported for one that the extension's rules stopped, or another extension's. */
export const blocked = 'net::ERR_BLOCKED_BY_CLIENT';
/** Not the browser's: the tab was closed. */
const closed = 'its window was closed';

/** A navigation has started and neither committed nor failed. */
export function isStarting(state: NavigationState | undefined): state is NavigationState {
  return state?.stage === 'started' && !state.error;
}

/** The browser shows an error page in place of the document. */
function showsError(state: NavigationState | undefined): boolean {
  return state?.error !== undefined && state.error !== aborted;
}

export function hasReached({ stage }: Reached, wanted: Stage): boolean {
  return order.indexOf(stage) >= order.indexOf(wanted);
}

export function afterBegin(state: NavigationState | undefined, url: string): NavigationState {
  const before = state && { serial: state.serial, loads: state.loads, stage: state.stage, url: state.url };
  const superseded = before?.stage === 'load' || state?.error ? undefined : before;
  const shown = before?.stage === 'started' && !showsError(state) ? state?.shown : before;
  return { ...countOne(state, 1), stage: 'started', url, superseded, shown };
}

export function afterReached(state: NavigationState | undefined, stage: Stage, url: string): NavigationState {
  if (stage !== 'commit' && isStarting(state)) return withShownAt(state, stage, url);
  // A page from the back-forward cache commits without having started; it has replaced what was running until then.
  const isNew = !state || (stage === 'commit' && (state.stage !== 'started' || state.error));
  const counts = isNew ? countOne(state, 1) : { serial: state.serial, loads: state.loads };
  return { ...counts, stage, url };
}

export function afterFailure(state: NavigationState, url: string, error: string): NavigationState {
  const { superseded } = state;
  const isSame = state.url === url;
  // Of two navigations to the same address the earlier one fails first; one that was redirected is reported by its target.
  const mayBeEarlier = superseded?.url === url || (superseded?.stage === 'started' && !isSame);
  const isEarlier = (superseded?.url === url && !isSame) || (mayBeEarlier && error === aborted);
  if (!isEarlier) return { ...state, error };
  return { ...state, superseded: undefined, ...(isSame && { ambiguousError: error }) };
}

/** The document has a new address without being loaded. @param wasSent whether a caller sent the tab there */
export function afterAddressChange(
  state: NavigationState | undefined,
  url: string,
  wasSent: boolean,
): NavigationState {
  // A tab that was sent there has arrived, however much of the document is still loading.
  const stage = wasSent || !state || state.error ? 'load' : state.stage;
  return { ...countOne(state, wasSent ? 1 : 0), stage, url };
}

export function afterClose(state: NavigationState | undefined): NavigationState {
  const endless = Number.POSITIVE_INFINITY;
  return {
    serial: endless,
    loads: endless,
    stage: 'started',
    url: state?.url ?? 'The page',
    error: closed,
  };
}

function countOne(state: NavigationState | undefined, loads: 0 | 1): Pick<Reached, Counted> {
  return { serial: (state?.serial ?? 0) + 1, loads: (state?.loads ?? 0) + loads };
}

/** Before the next document commits, the events are those of the one that the tab shows, which goes on loading. */
function withShownAt(state: NavigationState, stage: Stage, url: string): NavigationState {
  const { shown, ambiguousError, ...rest } = state;
  const next: NavigationState = { ...rest, shown: shown && { ...shown, stage } };
  if (stage !== 'load' || url !== state.url) return next;
  // It has loaded, so the error that was attributed to it belongs to the navigation that has just started.
  return ambiguousError === undefined
    ? { ...next, superseded: undefined }
    : { ...next, error: ambiguousError };
}

export function failure({ url, error }: NavigationState): RelayError {
  if (error === blocked) return notOpened(url);
  const why =
    error === aborted
      ? 'navigation aborted (download, empty response, or another navigation)'
      : error === closed
        ? closed
        : `the browser says ${error}`;
  return new RelayError('navigation_failed', `${url} could not be opened: ${why}. Check the address.`);
}

export function notOpened(url: string): RelayError {
  return new RelayError(
    'domain_not_allowed',
    `${url}, or where it leads, was not opened: it is outside of what this session may reach, or another extension of the browser blocks it. Send "back" to return.`,
  );
}

export function late(state: NavigationState | undefined): RelayError {
  const why = isStarting(state) ? ': its server has sent nothing so far' : '';
  return new RelayError(
    'timeout',
    `${state?.url ?? 'The page'} did not load in time${why}. Give the step more timeoutMs, or "waitUntil": "commit".`,
  );
}
