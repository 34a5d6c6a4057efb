/** The browser allows two captures a second and takes whatever is on top; this paces them and looks twice. */
import PQueue from 'p-queue';
import { RelayError } from '../../protocol/errors';
import type { Screenshot } from '../../protocol/frames';
import { base64Of } from './compose';
import { endless, hidden, nobodyWaits, refused, tooLate } from './screenshot-errors';

/** 520 ms apart always passed, 450 ms failed (MAX_CAPTURE_VISIBLE_TAB_CALLS_PER_SECOND counts failed calls too). */
const pauseMs = 520;
/** A capture that has its turn and does not end by then never will. */
const captureTimeoutMs = 5_000;
/** So often it is looked whether a window is still there to be photographed. */
const lookEveryMs = 500;
/** A page that does not answer by then is photographed as it stands. */
const settleTimeoutMs = 1_500;
/** Parts of a larger picture take a capture each, between those of others. */
const stagedTimeoutMs = 110_000;
const maxWaiting = 100;
const maxTries = 3;

export interface Picture {
  format: 'png' | 'jpeg';
  quality?: number;
  raise: boolean;
  selector?: string;
  fullPage?: boolean;
}

/** How a picture that moves the page waits for the steps before it. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** What a capture needs of the browser. */
export interface Camera {
  /** The tab's window, whether the tab is the one it shows, and whether the window is minimised. */
  look(tabId: number): Promise<{ windowId: number; active: boolean; minimised: boolean } | undefined>;
  /** Whether the page is visible, said after it has drawn what it has to draw. */
  settle(tabId: number, signal: AbortSignal): Promise<{ visible: boolean }>;
  /** A `data:` address of what the window shows, which is the tab. */
  capture(
    windowId: number,
    tabId: number,
    image: { format: 'png' | 'jpeg'; quality?: number },
  ): Promise<string>;
  /** A picture of an element or the whole page, made of as many shots as it takes. */
  staged(
    tabId: number,
    picture: Picture,
    shoot: () => Promise<string>,
    signal: AbortSignal,
  ): Promise<Screenshot>;
  /** Counts the tab switches of a window. */
  switches(windowId: number): number;
  /** Raises the window and returns how to give the focus back. */
  raise(windowId: number): Promise<() => Promise<void>>;
  sleep(ms: number): Promise<void>;
}

interface Waiting {
  taken: Promise<Screenshot>;
  callers: number;
  abort: AbortController;
}

/** Takes pictures of tabs, one capture at a time; callers waiting for the same picture share it. */
export function createScreenshots(camera: Camera) {
  const queue = new PQueue({ concurrency: 1 });
  const shared = new Map<string, Waiting>();
  const tabs = new Map<number, PQueue>();
  let waiting = 0;
  // A worker that just woke cannot know when it captured last.
  let lastCaptureAt = Date.now();

  /** One capture of one tab, as a `data:` address. */
  async function take(
    tabId: number,
    { format, quality, raise }: Picture,
    signal: AbortSignal,
  ): Promise<string> {
    let lower: (() => Promise<void>) | undefined;
    try {
      for (let tries = 1; tries <= maxTries; tries += 1) {
        await camera.sleep(Math.max(0, lastCaptureAt + pauseMs - Date.now()));
        signal.throwIfAborted();
        const { windowId, ...seen } = await look(tabId);
        if (raise) lower ??= await camera.raise(windowId);
        else if (seen.minimised || !seen.active) throw hidden(seen);
        const inTime = AbortSignal.any([signal, AbortSignal.timeout(settleTimeoutMs)]);
        const settled = await camera.settle(tabId, inTime);
        signal.throwIfAborted();
        // A tab that was closed meanwhile is not hidden.
        if (!settled.visible) throw hidden(await look(tabId));
        const switches = camera.switches(windowId);
        lastCaptureAt = Date.now();
        const taken = await camera.capture(windowId, tabId, { format, quality }).then(
          (address) => ({ address }),
          (error: unknown) => ({ error }),
        );
        const after = await camera.look(tabId);
        const same = after?.active && after.windowId === windowId && camera.switches(windowId) === switches;
        if (same && 'address' in taken) return taken.address;
        // Such as "image readback failed", just after a tab was shown.
        if (same && 'error' in taken && tries === maxTries) throw refused(taken.error);
      }
    } finally {
      await lower?.();
    }
    throw new RelayError(
      'window_hidden',
      'Somebody switched tabs in the window each time the picture was taken. Try again when the window is left alone.',
    );
  }

  async function look(tabId: number) {
    const seen = await camera.look(tabId);
    if (seen) return seen;
    throw new RelayError('session_not_found', 'The window was closed. POST /v1/session opens a new one.');
  }

  /** A capture when its turn has come; from then on it has five seconds. */
  function capture(
    tabId: number,
    picture: Picture,
    signal: AbortSignal,
    onTurn: () => void,
  ): Promise<string> {
    return queue.add(async () => {
      onTurn();
      signal.throwIfAborted();
      const over = new AbortController();
      // One whose time is over must not go on beside the next.
      const taken = take(tabId, picture, AbortSignal.any([signal, over.signal]));
      try {
        return await Promise.race([taken, watch(tabId, picture, over.signal)]);
      } finally {
        over.abort();
      }
    });
  }

  /** Rejects when the time for one capture is over, or when the window is minimised under it and it will never end. */
  async function watch(tabId: number, { raise }: Picture, over: AbortSignal): Promise<never> {
    for (let waitedMs = 0; waitedMs < captureTimeoutMs; waitedMs += lookEveryMs) {
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
      // Nobody listens any more.
      if (over.aborted) break;
      const seen = raise ? undefined : await camera.look(tabId);
      if (seen && (seen.minimised || !seen.active)) throw hidden(seen);
    }
    throw tooLate(captureTimeoutMs);
  }

  async function plain(
    tabId: number,
    picture: Picture,
    signal: AbortSignal,
    onTurn: () => void,
  ): Promise<Screenshot> {
    return { image: base64Of(await capture(tabId, picture, signal, onTurn)) };
  }

  async function staged(tabId: number, picture: Picture, signal: AbortSignal): Promise<Screenshot> {
    const { windowId, ...seen } = await look(tabId);
    if (!picture.raise && (seen.minimised || !seen.active)) throw hidden(seen);
    const lower = picture.raise ? await camera.raise(windowId) : undefined;
    const shot: Picture = { format: 'png', raise: false };
    const shoot = () => capture(tabId, shot, signal, () => undefined);
    try {
      return await camera.staged(tabId, picture, shoot, signal);
    } catch (error) {
      // Of a page that was closed meanwhile there is nothing else to say.
      await look(tabId);
      throw signal.aborted ? endless(stagedTimeoutMs) : error;
    } finally {
      await lower?.();
    }
  }

  function join(key: string, picture: Waiting, signal: AbortSignal): Promise<Screenshot> {
    picture.callers += 1;
    const leave = () => {
      picture.callers -= 1;
      if (picture.callers > 0) return;
      // Who asks from now on gets one that is not given up.
      if (shared.get(key) === picture) shared.delete(key);
      picture.abort.abort(nobodyWaits());
    };
    const stay = () => signal.removeEventListener('abort', leave);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    picture.taken.then(stay, stay);
    return picture.taken;
  }

  /** Pictures that move a page and others of the same tab must not meet. */
  function inTabsTurn<Result>(tabId: number, work: () => Promise<Result>): Promise<Result> {
    const turn = tabs.get(tabId) ?? new PQueue({ concurrency: 1 });
    tabs.set(tabId, turn);
    turn.once('idle', () => tabs.delete(tabId));
    return turn.add(work);
  }

  /**
   * @param signal aborts when the caller has hung up; when all who share a picture have, it is given up.
   * @throws RelayError too_many_requests when 100 pictures are waiting, window_hidden, and what the stage says.
   */
  return function screenshot(
    tabId: number,
    picture: Picture,
    inTurn: InTurn,
    signal: AbortSignal,
  ): Promise<Screenshot> {
    const key = `${tabId} ${JSON.stringify(picture)}`;
    const known = shared.get(key);
    if (known) return join(key, known, signal);
    if (waiting >= maxWaiting) {
      throw new RelayError(
        'too_many_requests',
        `${maxWaiting} screenshots are waiting and the browser allows two a second. Try again in a minute.`,
        { retryAfterMs: 60_000 },
      );
    }
    const abort = new AbortController();
    waiting += 1;
    // From its turn on a picture shows this moment; who asks later gets a later one.
    const onTurn = () => {
      waiting -= 1;
      if (shared.get(key) === entry) shared.delete(key);
    };
    const moves = picture.fullPage || picture.selector !== undefined;
    const start = () =>
      moves
        ? inTurn(() =>
            inTabsTurn(tabId, () => {
              onTurn();
              const deadline = AbortSignal.timeout(stagedTimeoutMs);
              return staged(tabId, picture, AbortSignal.any([abort.signal, deadline]));
            }),
          )
        : inTabsTurn(tabId, () => plain(tabId, picture, abort.signal, onTurn));
    // A free queue begins at once, and then the picture must be in the table already.
    const taken = Promise.resolve().then(start);
    const entry: Waiting = { taken, callers: 0, abort };
    shared.set(key, entry);
    return join(key, entry, signal);
  };
}
