// Why: the browser allows two captures a second and takes whatever is on top; this paces them and looks twice.
import PQueue from 'p-queue';
import { RelayError } from '../protocol/errors';

/** 520 ms apart always passed, 450 ms failed (MAX_CAPTURE_VISIBLE_TAB_CALLS_PER_SECOND counts failed calls too). */
const pauseMs = 520;
/** A capture that has its turn and does not end by then never will. */
const captureTimeoutMs = 5_000;
const maxWaiting = 100;
const maxTries = 3;

export interface Picture {
  format: 'png' | 'jpeg';
  quality?: number;
  raise: boolean;
}

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
  /** Counts the tab switches of a window. */
  switches(windowId: number): number;
  /** Raises the window and returns how to give the focus back. */
  raise(windowId: number): Promise<() => Promise<void>>;
  sleep(ms: number): Promise<void>;
}

/** Takes pictures of tabs, one at a time; callers waiting for the same picture share it. */
export function createScreenshots(camera: Camera) {
  const queue = new PQueue({ concurrency: 1 });
  const shared = new Map<string, Promise<string>>();
  // A worker that just woke cannot know when it captured last.
  let lastCaptureAt = Date.now();

  async function take(tabId: number, picture: Picture): Promise<string> {
    const signal = AbortSignal.timeout(captureTimeoutMs);
    for (let tries = 0; tries < maxTries; tries += 1) {
      await camera.sleep(Math.max(0, lastCaptureAt + pauseMs - Date.now()));
      const seen = await camera.look(tabId);
      if (!seen)
        throw new RelayError('session_not_found', 'The window was closed. POST /v1/session opens a new one.');
      const lower = picture.raise ? await camera.raise(seen.windowId) : undefined;
      try {
        if (!lower && (seen.minimised || !seen.active)) throw hidden();
        if (!(await camera.settle(tabId, signal)).visible) throw hidden();
        const switches = camera.switches(seen.windowId);
        lastCaptureAt = Date.now();
        const address = await camera.capture(seen.windowId, tabId, {
          format: picture.format,
          quality: picture.quality,
        });
        const after = await camera.look(tabId);
        const same = after?.active && after.windowId === seen.windowId;
        if (same && camera.switches(seen.windowId) === switches)
          return address.slice(address.indexOf(',') + 1);
      } finally {
        await lower?.();
      }
    }
    throw new RelayError(
      'window_hidden',
      'Somebody switched tabs in the window each time the picture was taken. Try again when the window is left alone.',
    );
  }

  /** @throws RelayError too_many_requests when more than 100 pictures are waiting, window_hidden. */
  return function screenshot(tabId: number, picture: Picture): Promise<string> {
    const key = `${tabId} ${JSON.stringify(picture)}`;
    const waiting = shared.get(key);
    if (waiting) return waiting;
    if (queue.size >= maxWaiting) {
      throw new RelayError(
        'too_many_requests',
        `${maxWaiting} screenshots are waiting and the browser allows two a second. Try again in a minute.`,
        { retryAfterMs: 60_000 },
      );
    }
    const taken = queue.add(() => {
      // From its turn on a picture shows this moment; who asks later gets a later one.
      shared.delete(key);
      return take(tabId, picture);
    });
    shared.set(key, taken);
    return taken;
  };
}

function hidden(): RelayError {
  return new RelayError(
    'window_hidden',
    'The window is minimised or fully covered, so the browser does not draw it. Uncover a strip of it, or add ?raise=true to raise it for the picture.',
  );
}
