/** Gives the focus back to the user's window when a window of a session takes it. */
import { tabsOf } from '../browser-api/tabs';
import { focusedWindow, focusWindow, noWindowId } from '../browser-api/windows';
import type { Sessions } from '../sessions/sessions';

/** A window that a page has opened may take the focus a little later than it appears. */
const watchMs = 1_000;
const maxRemembered = 8;

export class WindowFocus {
  /** The windows that had the focus, latest last. Written at each change of focus; at most eight. */
  readonly #focused: number[] = [];
  /** Until when windows of sessions must not keep the focus; set by `watch`. In milliseconds since 1970. */
  #watchUntil = 0;

  constructor(private readonly sessions: Sessions) {
    // No event reports the window that had the focus before this worker started.
    void focusedWindow().then((window) => {
      if (window?.id !== undefined) this.#focused.unshift(window.id);
    });
  }

  /** For a moment from now on, a window of a session that takes the focus gives it back. */
  watch(): void {
    this.#watchUntil = Date.now() + watchMs;
  }

  async changed(windowId: number): Promise<void> {
    if (windowId === noWindowId || windowId === this.#focused.at(-1)) return;
    this.#focused.push(windowId);
    if (this.#focused.length > maxRemembered) this.#focused.shift();
    if (Date.now() < this.#watchUntil && (await this.#isOfSession(windowId))) await this.giveBack();
  }

  /** Focuses the user's window that had the focus last. */
  async giveBack(): Promise<void> {
    for (const windowId of this.#focused.toReversed()) {
      if (await this.#isOfSession(windowId)) continue;
      if (await focusWindow(windowId).catch(() => undefined)) return;
    }
  }

  async #isOfSession(windowId: number): Promise<boolean> {
    const tabs = await tabsOf(windowId);
    return tabs.some(({ id }) => id !== undefined && this.sessions.ofTab(id));
  }
}
