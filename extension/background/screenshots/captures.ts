/** Calls captureVisibleTab one at a time within its quota of two calls per second; never returns a picture of another tab. */
import PQueue from 'p-queue';
import { RelayError } from '../../protocol/errors';
import type { Camera, Picture } from './camera';
import { captureFailed, captureTimedOut, hidden, isOverQuota, windowClosed } from './screenshot-errors';

/** 520 ms apart always passed, 450 ms failed (MAX_CAPTURE_VISIBLE_TAB_CALLS_PER_SECOND counts failed calls too). */
const pauseMs = 520;
/** A capture that takes longer than this from its turn on never ends. */
const captureTimeoutMs = 5_000;
/** How often the window is checked during a capture. */
const checkEveryMs = 500;
/** A page that has not settled by then is captured as it is. */
const settleTimeoutMs = 1_500;
/** How long a raised window may take to become visible, and how often that is checked. */
const raisedTimeoutMs = 3_000;
const raisedCheckMs = 50;
const maxTries = 3;

/** What the camera sees of a tab that is there. */
type Seen = NonNullable<Awaited<ReturnType<Camera['look']>>>;

/** What one call of the browser gave; nothing counts if another tab may have been captured, or the page before a change. */
type Taken = { url: string } | { error: unknown } | { doubtful: true };

export class Captures {
  /** Captures that wait for their turn; each leaves when it is over. */
  readonly #queue = new PQueue({ concurrency: 1 });
  /** Set before each capture. A worker that has just started cannot know when the one before captured last. */
  #lastCaptureAt = Date.now();

  constructor(private readonly camera: Camera) {}

  /**
   * Captures the tab when its turn has come; from then on it has five seconds.
   * @returns a `data:` URL.
   * @throws RelayError window_hidden, session_not_found, timeout
   */
  capture(tabId: number, picture: Picture, signal: AbortSignal, onTurn: () => void): Promise<string> {
    return this.#queue.add(async () => {
      onTurn();
      signal.throwIfAborted();
      const over = new AbortController();
      // A capture whose time is over must not go on beside the next one.
      const taken = this.#take(tabId, picture, AbortSignal.any([signal, over.signal]));
      try {
        return await Promise.race([taken, this.#watch(tabId, picture, over.signal)]);
      } finally {
        over.abort();
      }
    });
  }

  /** Resolves when no capture waits and the next one that is wanted would not have to wait for its turn either. */
  async idle(signal: AbortSignal): Promise<void> {
    for (;;) {
      await this.#queue.onIdle();
      signal.throwIfAborted();
      const leftMs = this.#lastCaptureAt + 2 * pauseMs - Date.now();
      if (leftMs <= 0) return;
      await this.camera.sleep(leftMs);
    }
  }

  /** @throws RelayError session_not_found when the tab is closed. */
  async look(tabId: number): Promise<Seen> {
    const seen = await this.camera.look(tabId);
    if (seen) return seen;
    throw windowClosed();
  }

  async #take(tabId: number, picture: Picture, signal: AbortSignal): Promise<string> {
    let lower: (() => Promise<void>) | undefined;
    try {
      for (let tries = 1; tries <= maxTries; tries += 1) {
        const pauseLeftMs = this.#lastCaptureAt + pauseMs - Date.now();
        if (pauseLeftMs > 0) await this.camera.sleep(pauseLeftMs);
        signal.throwIfAborted();
        if (picture.raise) {
          const { windowId } = await this.look(tabId);
          lower ??= await this.camera.raise(windowId);
        }
        // A page that has changed at the wrong moment once may do so each time.
        const taken =
          (tries === 1 ? await this.#takeAtRest(tabId, picture, signal) : undefined) ??
          (await this.#takeSettled(tabId, picture, signal));
        if ('url' in taken) return taken.url;
        if ('doubtful' in taken) continue;
        // The browser has not tried, and says nothing about the picture.
        if (isOverQuota(taken.error)) tries -= 1;
        // Such as "image readback failed", just after a tab was shown.
        else if (tries === maxTries) throw captureFailed(taken.error);
      }
    } finally {
      await lower?.().catch(() => undefined);
    }
    throw new RelayError(
      'window_hidden',
      'Somebody switched tabs in the window each time the picture was taken. Try again when nobody uses the window.',
    );
  }

  /**
   * Captures a page at once that has told of no change since it was drawn, and makes sure meanwhile that it was not about
   * to tell. Undefined where it was, so that the picture may be stale, and where no such thing is known.
   */
  async #takeAtRest(tabId: number, picture: Picture, signal: AbortSignal): Promise<Taken | undefined> {
    const windowId = picture.raise ? undefined : this.camera.atRestIn(tabId);
    if (windowId === undefined) return undefined;
    const taking = this.#tryOnce(tabId, windowId, picture);
    // What the page answers may come first.
    taking.catch(() => undefined);
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(settleTimeoutMs)]);
    const { visible, waited } = await this.camera.settle(tabId, inTime);
    signal.throwIfAborted();
    // The browser may never take it.
    if (!visible) throw hidden(await this.look(tabId));
    return waited ? { doubtful: true } : taking;
  }

  async #takeSettled(tabId: number, picture: Picture, signal: AbortSignal): Promise<Taken> {
    const settled = this.settle(tabId, picture, signal);
    // To raise a window may replace it.
    const seen = picture.raise ? settled.then(() => this.look(tabId)) : this.look(tabId);
    const [{ windowId, minimised, active }] = await Promise.all([seen, settled]);
    if (!picture.raise && (minimised || !active)) throw hidden({ active });
    return this.#tryOnce(tabId, windowId, picture);
  }

  /** Resolves when the page is visible and drawn. @throws RelayError window_hidden, for a raised window after three seconds */
  async settle(tabId: number, { raise }: Picture, signal: AbortSignal): Promise<void> {
    for (let waitedMs = 0; ; waitedMs += raisedCheckMs) {
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(settleTimeoutMs)]);
      const { visible } = await this.camera.settle(tabId, inTime);
      signal.throwIfAborted();
      if (visible) return;
      // `look` says so if the tab was closed meanwhile, which is not the same as hidden.
      const seen = await this.look(tabId);
      if (!raise || !seen.active || waitedMs >= raisedTimeoutMs) throw hidden(seen, raise);
      // The window manager shows a raised window a moment later.
      await this.camera.sleep(raisedCheckMs);
    }
  }

  /** One call of the browser. Its result counts only if the window showed the tab all of the time. @throws RelayError window_hidden */
  async #tryOnce(tabId: number, windowId: number, { format, quality, raise }: Picture): Promise<Taken> {
    const { camera } = this;
    const switches = camera.switches(windowId);
    this.#lastCaptureAt = Date.now();
    let looked: ReturnType<Camera['look']> | undefined;
    // The browser takes calls in order, and decides what it captures when it takes this one.
    const begun = () => {
      looked = camera.look(tabId);
    };
    const taken = await camera.capture(windowId, tabId, { format, quality }, begun).then(
      (url) => ({ url }),
      (error: unknown) => {
        // A busy browser counts a call when it gets to it, which may be as late as this.
        this.#lastCaptureAt = Date.now();
        return { error };
      },
    );
    const seen = await (looked ?? camera.look(tabId));
    if (!seen) throw windowClosed();
    // The browser may have captured what the window showed before, and its page may not know yet.
    if (!raise && seen.minimised) throw hidden(seen);
    const isSame = seen.active && seen.windowId === windowId && camera.switches(windowId) === switches;
    return isSame ? taken : { doubtful: true };
  }

  /** Rejects when the time for one capture is over, or when the window is minimised under it, so that it never ends. */
  async #watch(tabId: number, { raise }: Picture, over: AbortSignal): Promise<never> {
    for (let waitedMs = 0; waitedMs < captureTimeoutMs; waitedMs += checkEveryMs) {
      await new Promise((resolve) => setTimeout(resolve, checkEveryMs));
      if (over.aborted) break;
      const seen = raise ? undefined : await this.camera.look(tabId);
      if (seen && (seen.minimised || !seen.active)) throw hidden(seen);
    }
    throw captureTimedOut(captureTimeoutMs);
  }
}
