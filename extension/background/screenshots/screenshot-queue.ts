/** Queues screenshots per tab, and has callers that wait for the same picture share it. */
import PQueue from 'p-queue';
import { RelayError } from '../../protocol/errors';
import type { Screenshot } from '../../protocol/frames/frames';
import type { Camera, Picture } from './camera';
import { Captures } from './captures';
import { base64Of } from './compose';
import { abandoned, hidden, stagedTimedOut } from './screenshot-errors';

/** For a picture made of several captures, each of which waits for its turn. */
const stagedTimeoutMs = 110_000;
const maxWaiting = 100;

/** Runs a picture that moves the page after the steps before it. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

interface SharedPicture {
  taken: Promise<Screenshot>;
  callers: number;
  abort: AbortController;
}

export class ScreenshotQueue {
  /** By tab and options: pictures whose turn has not come, deleted when it comes or when all callers have left. */
  readonly #shared = new Map<string, SharedPicture>();
  /** By tab id: pictures of one tab, one after another; deleted when there is none left. */
  readonly #tabs = new Map<number, PQueue>();
  /** How many pictures wait for their turn. */
  #waiting = 0;
  readonly #captures: Captures;
  /** Pictures for open live pages and popups. They wait until no other picture is requested. */
  readonly #idle = new PQueue({ concurrency: 1 });

  constructor(private readonly camera: Camera) {
    this.#captures = new Captures(camera);
  }

  /**
   * @param signal aborts when the caller has disconnected; a picture whose callers have all left is not taken.
   * @throws RelayError too_many_requests when 100 pictures are waiting, window_hidden, and what `openStage` throws.
   */
  take(tabId: number, picture: Picture, inTurn: InTurn, signal: AbortSignal): Promise<Screenshot> {
    const key = `${tabId} ${JSON.stringify(picture)}`;
    const known = this.#shared.get(key);
    if (known) return this.#join(key, known, signal);
    if (this.#waiting >= maxWaiting) throw tooManyWaiting();
    const abort = new AbortController();
    this.#waiting += 1;
    // From its turn on a picture shows this moment; later callers get a later one.
    const onTurn = () => {
      this.#waiting -= 1;
      if (this.#shared.get(key) === shared) this.#shared.delete(key);
    };
    // A free queue begins at once, and by then the picture must be in the map.
    const start = () => this.#start(tabId, picture, inTurn, abort.signal, onTurn);
    const taken = picture.whenIdle
      ? this.#whenIdle(start, abort.signal, onTurn)
      : Promise.resolve().then(start);
    const shared: SharedPicture = { taken, callers: 0, abort };
    this.#shared.set(key, shared);
    return this.#join(key, shared, signal);
  }

  /** Not in the queue of its tab meanwhile, where another picture would have to wait for it. */
  #whenIdle(start: () => Promise<Screenshot>, signal: AbortSignal, onTurn: () => void): Promise<Screenshot> {
    return this.#idle.add(async () => {
      await this.#captures.idle(signal).catch((error: unknown) => {
        onTurn();
        throw error;
      });
      return start();
    });
  }

  #start(
    tabId: number,
    picture: Picture,
    inTurn: InTurn,
    signal: AbortSignal,
    onTurn: () => void,
  ): Promise<Screenshot> {
    const movesPage = picture.fullPage || picture.selector !== undefined;
    if (!movesPage) return this.#inTabsTurn(tabId, () => this.#plain(tabId, picture, signal, onTurn));
    return inTurn(() =>
      this.#inTabsTurn(tabId, () => {
        onTurn();
        const timeout = AbortSignal.timeout(stagedTimeoutMs);
        return this.#staged(tabId, picture, AbortSignal.any([signal, timeout]));
      }),
    );
  }

  async #plain(
    tabId: number,
    picture: Picture,
    signal: AbortSignal,
    onTurn: () => void,
  ): Promise<Screenshot> {
    return { image: base64Of(await this.#captures.capture(tabId, picture, signal, onTurn)) };
  }

  async #staged(tabId: number, picture: Picture, signal: AbortSignal): Promise<Screenshot> {
    const { windowId, ...seen } = await this.#captures.look(tabId);
    if (!picture.raise && (seen.minimised || !seen.active)) throw hidden(seen);
    const lower = picture.raise ? await this.camera.raise(windowId) : undefined;
    const part: Picture = { format: 'png', raise: false };
    const capture = () => this.#captures.capture(tabId, part, signal, () => undefined);
    try {
      if (picture.raise) await this.#captures.settle(tabId, picture, signal);
      return await this.camera.staged(tabId, picture, capture, signal);
    } catch (error) {
      // If the page was closed meanwhile, that is the reason to report.
      await this.#captures.look(tabId);
      throw signal.aborted ? stagedTimedOut(stagedTimeoutMs) : error;
    } finally {
      await lower?.().catch(() => undefined);
    }
  }

  #join(key: string, picture: SharedPicture, signal: AbortSignal): Promise<Screenshot> {
    picture.callers += 1;
    const leave = () => {
      picture.callers -= 1;
      if (picture.callers > 0) return;
      // A later caller must not share a picture that is given up.
      if (this.#shared.get(key) === picture) this.#shared.delete(key);
      picture.abort.abort(abandoned());
    };
    const stay = () => signal.removeEventListener('abort', leave);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    picture.taken.then(stay, stay);
    return picture.taken;
  }

  /** A picture that moves the page must not overlap another one of the same tab. */
  #inTabsTurn<Result>(tabId: number, work: () => Promise<Result>): Promise<Result> {
    const queue = this.#tabs.get(tabId) ?? new PQueue({ concurrency: 1 });
    this.#tabs.set(tabId, queue);
    queue.once('idle', () => this.#tabs.delete(tabId));
    return queue.add(work);
  }
}

function tooManyWaiting(): RelayError {
  return new RelayError(
    'too_many_requests',
    `${maxWaiting} screenshots are waiting and the browser allows two a second. Try again in a minute.`,
    { retryAfterMs: 60_000 },
  );
}
