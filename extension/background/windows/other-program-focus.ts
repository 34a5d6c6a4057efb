/** Gives the focus to another program again and again while windows of sessions take it. */
import { type Tab, tabsOf } from '../browser-api/tabs';
import {
  findWindow,
  focusedWindow,
  lowerWindow,
  minimiseWindow,
  moveToWindowInFront,
  type Place,
} from '../browser-api/windows';

/** A window that a page has opened may take the focus a little later than it appears. */
const watchMs = 1_000;
/** So long at most after the last call the focus is given to another program before it may stay where it is. */
const maxGiveMs = 15_000;
const lookMs = 50;
/** A window manager under load takes so long to minimise a window. */
const minimiseMs = 500;
/** A browser under load takes so long to open a window. */
const openingMs = 5_000;
const rememberMs = maxGiveMs + openingMs + watchMs;

export class OtherProgramFocus {
  /** In milliseconds since 1970. */
  #until = 0;
  #atMostUntil = 0;
  #giving: Promise<void> | undefined;
  /** By window id: windows of sessions that are minimised until their tabs go into new ones. */
  readonly #minimised = new Map<number, { tabs: Tab[]; place: Place }>();
  /** When the tabs of minimised windows went into new ones last, in milliseconds since 1970. */
  #reopenedAt = 0;
  /** The latest window of which an event told that it has the focus. Later windows have higher ids. */
  #taker = 0;
  /** The latest window that was minimised or opened for this. */
  #newest = 0;
  /** By window id: when it opened, in milliseconds since 1970. Old ones are deleted. */
  readonly #opened = new Map<number, number>();

  /** @param areOfSession whether tabs of a window belong to a session, or are about to */
  constructor(private readonly areOfSession: (tabs: Tab[]) => boolean) {}

  /**
   * Begins anew for a moment if windows take it already.
   * @param taker the window that has taken it
   */
  give(taker: number): void {
    this.#taker = Math.max(this.#taker, taker);
    this.#until = Date.now() + watchMs;
    this.#atMostUntil = Date.now() + maxGiveMs;
    this.#giving ??= this.#give().finally(() => {
      this.#giving = undefined;
      this.#taker = 0;
    });
  }

  opened(windowId: number): void {
    const now = Date.now();
    this.#opened.set(windowId, now);
    for (const [id, openedAt] of this.#opened) if (openedAt < now - rememberMs) this.#opened.delete(id);
  }

  /** Whether a window was minimised for this at that time or later; resolves when none is. */
  async hadMinimised(since: number): Promise<boolean> {
    while (this.#minimised.size > 0) await pause();
    return this.#reopenedAt >= since;
  }

  async #give(): Promise<void> {
    // It may be called once more while the last windows are put in place.
    while (this.#isOn()) {
      const begunAt = Date.now();
      await this.#minimiseFocused();
      await this.#reopen();
      await this.#lowerOpened(begunAt - openingMs);
    }
  }

  #isOn = () => Date.now() < Math.min(this.#until, this.#atMostUntil);

  /**
   * No call gives the focus to another program, but where the window that has it is minimised, the window manager gives
   * it to what had it before. That may be another window of a session, which is minimised too. Their tabs go into new
   * windows only when none of this browser has the focus: a window that opens sooner is often the next to get it.
   */
  async #minimiseFocused(): Promise<void> {
    while (this.#isOn()) {
      const window = await this.#findTaker();
      const tabs = window ? await tabsOf(window.id) : [];
      // One without tabs is about to be gone, and one of the user's may be a session's that has not finished opening.
      if (!window || !this.areOfSession(tabs)) {
        await pause();
        if (this.#minimised.size === 0 || (await focusedWindow())?.focused) continue;
        await this.#reopen();
      }
      // It has the focus still where there is no window manager.
      else if (this.#minimised.has(window.id)) await this.#reopen();
      else {
        this.#newest = Math.max(this.#newest, window.id);
        this.#minimised.set(window.id, { tabs, place: window });
        await minimise(window.id);
      }
      this.#until = Date.now() + watchMs;
    }
  }

  /** The window that has the focus. Under load the browser may say that none has it while the window manager gives it to one. */
  async #findTaker(): Promise<(Place & { id: number }) | undefined> {
    const focused = await focusedWindow();
    // When a window is minimised, events tell of older ones, too.
    const isLost = !focused?.focused && this.#taker > this.#newest;
    const window = isLost ? await findWindow(this.#taker) : focused;
    return window?.id !== undefined && (isLost || window.focused) ? { ...window, id: window.id } : undefined;
  }

  /** Moves the tabs of the minimised windows into new ones behind all others. */
  async #reopen(): Promise<void> {
    for (const [windowId, { tabs, place }] of this.#minimised) {
      const { width, height } = place;
      for (const { id = -1 } of tabs) {
        const moved = await moveToWindowInFront(id, { width, height }).catch(() => undefined);
        if (moved === undefined) continue;
        this.#newest = Math.max(this.#newest, moved);
        await lowerWindow(moved).catch(() => undefined);
      }
      this.#reopenedAt = Date.now();
      this.#minimised.delete(windowId);
    }
  }

  /** Lowers what opened while a window of this browser had the focus, and so was not. */
  async #lowerOpened(since: number): Promise<void> {
    if ((await focusedWindow())?.focused) return;
    for (const [id, openedAt] of this.#opened) {
      if (openedAt < since || !this.areOfSession(await tabsOf(id))) continue;
      await lowerWindow(id).catch(() => undefined);
    }
  }
}

/** Resolves when it is minimised and no longer has the focus. */
async function minimise(windowId: number): Promise<void> {
  await minimiseWindow(windowId).catch(() => undefined);
  for (let waitedMs = 0; waitedMs < minimiseMs; waitedMs += lookMs) {
    const window = await findWindow(windowId);
    if (!window || (window.state === 'minimized' && !window.focused)) return;
    await pause();
  }
}

const pause = () => new Promise((resume) => setTimeout(resume, lookMs));
