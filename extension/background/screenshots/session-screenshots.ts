/** Takes the screenshots that a caller asks for of its session's current tab. */
import { type ErrorCode, RelayError } from '../../protocol/errors';
import type { Order, Screenshot } from '../../protocol/frames/frames';
import type { Navigations } from '../navigation/navigations';
import type { AddressGuard } from '../policy/address-guard';
import type { Sessions } from '../sessions/sessions';
import type { WindowFocus } from '../windows/window-focus';
import type { Picture } from './camera';
import type { InTurn, ScreenshotQueue } from './screenshot-queue';

/** A page that is being loaded and has not committed by then is not waited for. */
const commitTimeoutMs = 3_000;

/** What a screenshot fails with when its window is minimised or replaced under it. */
const ofWindow: ReadonlySet<ErrorCode> = new Set(['window_hidden', 'session_not_found']);

export class SessionScreenshots {
  constructor(
    private readonly parts: {
      sessions: Sessions;
      navigations: Navigations;
      guard: AddressGuard;
      focus: WindowFocus;
      queue: ScreenshotQueue;
    },
  ) {}

  /**
   * @param inTurn runs a picture that moves the page after the session's steps so far.
   * @throws RelayError domain_not_allowed, and what the queue throws.
   */
  async take(
    { sessionId, do: _, ...picture }: Extract<Order, { do: 'screenshot' }>,
    inTurn: InTurn,
    signal: AbortSignal,
  ): Promise<Screenshot> {
    const { sessions, navigations, guard } = this.parts;
    const { currentTabId: tabId } = sessions.get(sessionId);
    if (!picture.whenIdle) sessions.touch(sessionId);
    if (navigations.inFlight(tabId)) {
      const soon = AbortSignal.timeout(commitTimeoutMs);
      // If it does not commit, the page before it is still there and is captured.
      await navigations.until(tabId, navigations.count(tabId) - 1, 'commit', soon).catch(() => undefined);
    }
    const shown = { tabId, frameId: 0, url: navigations.address(tabId) ?? '' };
    guard.checkDocument(shown);
    const taken = await this.#takeInPlace(tabId, picture, inTurn, signal);
    // The page may have been refused meanwhile.
    guard.checkDocument(shown);
    return taken;
  }

  /** Again where it fails because windows are minimised and replaced to give the focus back. */
  async #takeInPlace(
    tabId: number,
    picture: Picture,
    inTurn: InTurn,
    signal: AbortSignal,
  ): Promise<Screenshot> {
    for (;;) {
      const begunAt = Date.now();
      try {
        return await this.parts.queue.take(tabId, picture, inTurn, signal);
      } catch (error) {
        const isOther = error instanceof RelayError && !ofWindow.has(error.code);
        if (signal.aborted || isOther || !(await this.parts.focus.hadMinimised(begunAt))) throw error;
      }
    }
  }
}
