/** Knows how far the main document of every tab has got, because steps wait for it. */
import { RelayError } from '../../protocol/errors';
import { withoutFragment } from './without-fragment';

type Stage = 'started' | 'commit' | 'domcontentloaded' | 'load';

interface Reached {
  /** Counts navigations of the tab, so that a waiter can tell the one it started from an older one. */
  serial: number;
  /** Counts those among them that are more than another address that the page gave its document. */
  loads: number;
  stage: Stage;
  url: string;
}

interface State extends Reached {
  error?: string;
  /** The one before, which has neither come in full nor failed yet; that it failed may still be told. */
  givenUp?: Reached | undefined;
  /** What was told of one of two on the way to the same place, and taken to be about the earlier one. */
  doubted?: string;
  /** The document that the tab shows until the next one commits, and goes on showing should there be none. */
  shown?: Reached | undefined;
}

export interface Navigations {
  began(tabId: number, url: string): void;
  reached(tabId: number, stage: Stage, url: string): void;
  failed(tabId: number, url: string, error: string): void;
  /** The document has another address now: by its history, or by a fragment. */
  renamed(tabId: number, url: string): void;
  /** The tab is sent to an address: should that lie within its document, to be renamed so is to arrive. */
  sent(tabId: number, url: string): void;
  forget(tabId: number): void;
  /** Where the tab is, or is going and has not come to nothing; undefined when it has not moved since the worker woke. */
  address(tabId: number): string | undefined;
  /** How many navigations the tab has begun so far. */
  serial(tabId: number): number;
  /** How many of these were more than another address that the page gave its document. */
  loads(tabId: number): number;
  /** Throws what stopped the tab's latest navigation, if rules of the browser did. @throws RelayError domain_not_allowed */
  checkStopped(tabId: number): void;
  /** The browser has given up the tab's latest navigation, as it does for downloads and empty answers. */
  cameToNothing(tabId: number): boolean;
  /** A navigation has begun and not yet committed. */
  inFlight(tabId: number): boolean;
  /**
   * Resolves when a navigation later than `after` has got as far as `stage`.
   * @param counted by which count `after` is meant.
   * @throws RelayError navigation_failed with the browser's reason, timeout when the signal aborts.
   */
  until(
    tabId: number,
    after: number,
    stage: Stage,
    signal: AbortSignal,
    counted?: 'serial' | 'loads',
  ): Promise<void>;
}

const order: readonly Stage[] = ['started', 'commit', 'domcontentloaded', 'load'];

/** What the browser calls a navigation that was given up for another one, a download or an empty answer. */
export const aborted = 'net::ERR_ABORTED';

/** What the browser calls one that our rules stopped, or another extension's. */
const blocked = 'net::ERR_BLOCKED_BY_CLIENT';

const closed = 'its window was closed';

export function createNavigations(): Navigations {
  const states = new Map<number, State>();
  const waiters = new Map<number, Set<() => void>>();
  /** Where tabs were sent within their documents, should it be that. */
  const withinDocument = new Map<number, string>();

  function set(tabId: number, state: State): void {
    states.set(tabId, state);
    for (const wake of [...(waiters.get(tabId) ?? [])]) wake();
  }

  return {
    began(tabId, url) {
      const state = states.get(tabId);
      const before = state && {
        serial: state.serial,
        loads: state.loads,
        stage: state.stage,
        url: state.url,
      };
      const givenUp = before?.stage === 'load' || state?.error ? undefined : before;
      const shown = before?.stage === 'started' ? state?.shown : before;
      const counts = { serial: (state?.serial ?? 0) + 1, loads: (state?.loads ?? 0) + 1 };
      withinDocument.delete(tabId);
      set(tabId, { ...counts, stage: 'started', url, givenUp, shown });
    },
    reached(tabId, stage, url) {
      const state = states.get(tabId);
      if (stage !== 'commit' && state?.stage === 'started' && !state.error) {
        set(tabId, withShownAt(state, stage, url));
        return;
      }
      // The back-forward cache commits without having begun; what was under way has been given up for it by then.
      const more = !state || (stage === 'commit' && (state.stage !== 'started' || state.error)) ? 1 : 0;
      set(tabId, { serial: (state?.serial ?? 0) + more, loads: (state?.loads ?? 0) + more, stage, url });
    },
    failed(tabId, url, error) {
      const state = states.get(tabId);
      if (state?.stage !== 'started' || state.error) return;
      const { givenUp } = state;
      const same = state.url === url;
      // Of two on the way to the same place the earlier one is given up first; a redirect is told by where it led.
      const mayBeEarlier = givenUp?.url === url || (givenUp?.stage === 'started' && !same);
      const isEarlier = (givenUp?.url === url && !same) || (mayBeEarlier && error === aborted);
      if (!isEarlier) set(tabId, { ...state, error });
      else set(tabId, { ...state, givenUp: undefined, ...(same && { doubted: error }) });
    },
    renamed(tabId, url) {
      const state = states.get(tabId);
      // It is leaving already.
      if (state?.stage === 'started' && !state.error) return;
      const more = withinDocument.get(tabId) === withoutFragment(url) ? 1 : 0;
      if (more) withinDocument.delete(tabId);
      const counts = { serial: (state?.serial ?? 0) + 1, loads: (state?.loads ?? 0) + more };
      // Whoever is sent there within the document has arrived, however much of it is still loading.
      const stage = more || !state || state.error ? 'load' : state.stage;
      set(tabId, { ...counts, stage, url });
    },
    sent(tabId, url) {
      if (url.includes('#')) withinDocument.set(tabId, withoutFragment(url));
      else withinDocument.delete(tabId);
    },
    forget(tabId) {
      withinDocument.delete(tabId);
      const url = states.get(tabId)?.url ?? 'The page';
      const counts = { serial: Number.POSITIVE_INFINITY, loads: Number.POSITIVE_INFINITY };
      set(tabId, { ...counts, stage: 'started', url, error: closed });
      states.delete(tabId);
    },
    address(tabId) {
      const { url, error, shown } = states.get(tabId) ?? {};
      return error === aborted ? (shown?.url ?? url) : url;
    },
    serial: (tabId) => states.get(tabId)?.serial ?? 0,
    loads: (tabId) => states.get(tabId)?.loads ?? 0,
    checkStopped(tabId) {
      const state = states.get(tabId);
      if (state?.error === blocked) throw notOpened(state.url);
    },
    cameToNothing: (tabId) => states.get(tabId)?.error === aborted,
    inFlight(tabId) {
      const state = states.get(tabId);
      return state?.stage === 'started' && !state.error;
    },
    until(tabId, after, stage, signal, counted = 'serial') {
      return new Promise((resolve, reject) => {
        const check = () => {
          const state = states.get(tabId);
          if (signal.aborted) return end(() => reject(late(state)));
          if (!state || state[counted] <= after) return;
          // The page that was waited for has asked for a download while it loaded, say, and stands.
          const stands = state.error === aborted && state.shown && state.shown[counted] > after;
          const { stage: now } = stands && state.shown ? state.shown : state;
          if (state.error && !stands) end(() => reject(failure(state)));
          else if (order.indexOf(now) >= order.indexOf(stage)) end(resolve);
        };
        const end = (settle: () => void) => {
          waiters.get(tabId)?.delete(check);
          signal.removeEventListener('abort', check);
          settle();
        };
        waiters.set(tabId, (waiters.get(tabId) ?? new Set()).add(check));
        signal.addEventListener('abort', check, { once: true });
        check();
      });
    },
  };
}

/** Nothing of the page that comes is there before it commits: this is told of the one before, which goes on loading. */
function withShownAt(state: State, stage: Stage, url: string): State {
  const { shown, doubted, ...rest } = state;
  const further: State = { ...rest, shown: shown && { ...shown, stage } };
  if (stage !== 'load' || url !== state.url) return further;
  // It has not failed, so what was taken for its failure was that of the one to come.
  return doubted === undefined ? { ...further, givenUp: undefined } : { ...further, error: doubted };
}

function failure({ url, error }: State): RelayError {
  if (error === blocked) return notOpened(url);
  const why =
    error === aborted
      ? 'navigation aborted (download, empty response, or another navigation)'
      : error === closed
        ? closed
        : `the browser says ${error}`;
  return new RelayError('navigation_failed', `${url} could not be opened: ${why}. Check the address.`);
}

function notOpened(url: string): RelayError {
  return new RelayError(
    'domain_not_allowed',
    `${url}, or where it leads, was not opened: it is outside of what this session may reach, or another extension of the browser blocks it. Send "back" to return.`,
  );
}

function late(state: State | undefined): RelayError {
  return new RelayError(
    'timeout',
    `${state?.url ?? 'The page'} did not load in time. Give the step more timeoutMs, or "waitUntil": "commit".`,
  );
}
