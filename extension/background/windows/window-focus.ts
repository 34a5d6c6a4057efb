/** Gives the focus back to the user's window, or to another program, when a window of a session takes it. */
import { type Tab, tabsOf } from '../browser-api/tabs';
import { focusedWindow, focusWindow, noWindowId } from '../browser-api/windows';
import { OtherProgramFocus } from './other-program-focus';

/** A window that a page has opened may take the focus a little later than it appears. */
const watchMs = 1_000;
const maxRemembered = 8;
/** Between two windows of the browser no window has the focus for a moment; for longer, another program has it. */
const betweenMs = 100;

/** What has or had the focus: a window, or none of this browser's. Times are in milliseconds since 1970. */
interface Owner {
  windowId: number;
  /** 0 for before the worker's start. */
  since: number;
  /** Undefined while it has the focus. */
  until?: number;
}

export class WindowFocus {
  /** What had the focus, latest last. Written at each change of focus; at most eight. A closed window is taken out. */
  #focused: Owner[] = [];
  /** Until when windows of sessions must not keep the focus; set by `watch`. In milliseconds since 1970. */
  #watchUntil = 0;
  readonly #otherProgram = new OtherProgramFocus((tabs) => this.#areOfSession(tabs));

  /** @param isOurs whether the tab is one of a session, or about to be */
  constructor(private readonly isOurs: (tabId: number) => boolean) {
    void this.look();
  }

  /** Asks what has the focus. No event says that another program has it until a window of this browser had it. */
  async look(): Promise<void> {
    const before = this.#focused.at(-1);
    const window = await focusedWindow();
    const windowId = window?.focused ? window.id : noWindowId;
    // What an event has told meanwhile is newer.
    if (windowId === undefined || this.#focused.at(-1) !== before) return;
    this.#remember({ windowId, since: 0 });
  }

  /** For a moment from now on, a window of a session that takes the focus gives it back. */
  watch(): void {
    this.#watchUntil = Date.now() + watchMs;
  }

  async changed(windowId: number): Promise<void> {
    if (!this.#remember({ windowId, since: Date.now() })) return;
    if (windowId === noWindowId || Date.now() >= this.#watchUntil) return;
    if (await this.#isOfSession(windowId)) await this.giveBack();
  }

  opened(windowId: number): void {
    this.#otherProgram.opened(windowId);
  }

  /**
   * A window was closed. If it had the focus, another program has it now, of which no event tells. An event follows
   * where it is another window of this browser.
   */
  removed(windowId: number): void {
    if (this.#focused.at(-1)?.windowId === windowId) {
      this.#remember({ windowId: noWindowId, since: Date.now() });
    }
    this.#focused = this.#focused.filter((owner) => owner.windowId !== windowId);
  }

  /** False if it had the focus before. */
  #remember(owner: Owner): boolean {
    const last = this.#focused.at(-1);
    if (owner.windowId === last?.windowId) return false;
    if (last) last.until = owner.since;
    this.#focused.push(owner);
    if (this.#focused.length > maxRemembered) this.#focused.shift();
    return true;
  }

  /** Gives the focus to what had it last and is no window of a session. */
  async giveBack(): Promise<void> {
    const now = Date.now();
    const taker = this.#focused.at(-1)?.windowId ?? 0;
    for (const { windowId, since, until = now } of this.#focused.toReversed()) {
      const isElsewhere = windowId === noWindowId && until - since >= betweenMs;
      if (isElsewhere) return this.#otherProgram.give(taker);
      if (windowId === noWindowId || (await this.#isOfSession(windowId))) continue;
      if (await focusWindow(windowId).catch(() => undefined)) return;
    }
  }

  /** Whether a window of a session was minimised for another program at that time or later; resolves when none is. */
  hadMinimised(since: number): Promise<boolean> {
    return this.#otherProgram.hadMinimised(since);
  }

  async #isOfSession(windowId: number): Promise<boolean> {
    return this.#areOfSession(await tabsOf(windowId));
  }

  #areOfSession(tabs: Tab[]): boolean {
    return tabs.some(({ id }) => id !== undefined && this.isOurs(id));
  }
}
