/** Gives the focus to another program again and again while windows of sessions take it. */
import { type Tab, tabsOf } from '../browser-api/tabs';
import {
  allWindowIds,
  focusedWindow,
  lowerWindow,
  minimiseWindow,
  moveToWindowInFront,
  noWindowId,
  type Place,
} from '../browser-api/windows';

/** A window that a page has opened may take the focus a little later than it appears. */
const watchMs = 1_000;
/** So long at most after the last call the focus is given to another program before it may stay where it is. */
const maxGiveMs = 15_000;
const lookMs = 50;
/** A window manager under load takes so long to minimise a window. */
const minimiseMs = 500;

export class OtherProgramFocus {
  /** In milliseconds since 1970. */
  #until = 0;
  #atMostUntil = 0;
  #giving: Promise<void> | undefined;
  /** By window id: windows of sessions that are minimised until their tabs go into new ones. */
  readonly #minimised = new Map<number, { tabs: Tab[]; place: Place }>();
  /** When the tabs of minimised windows went into new ones last, in milliseconds since 1970. */
  #reopenedAt = 0;

  /** @param areOfSession whether tabs of a window belong to a session, or are about to */
  constructor(private readonly areOfSession: (tabs: Tab[]) => boolean) {}

  /** Begins anew for a moment if windows take it already. */
  give(): void {
    this.#until = Date.now() + watchMs;
    this.#atMostUntil = Date.now() + maxGiveMs;
    this.#giving ??= this.#give().finally(() => {
      this.#giving = undefined;
    });
  }

  /** Whether a window was minimised for this at that time or later; resolves when none is. */
  async hadMinimised(since: number): Promise<boolean> {
    while (this.#minimised.size > 0) await pause();
    return this.#reopenedAt >= since;
  }

  async #give(): Promise<void> {
    // It may be called once more while the last windows are put in place.
    while (this.#isOn()) {
      const first = await this.#minimiseFocused();
      await this.#reopen();
      if (first !== undefined) await this.#lowerSince(first);
    }
  }

  #isOn = () => Date.now() < Math.min(this.#until, this.#atMostUntil);

  /**
   * No call gives the focus to another program, but where the window that has it is minimised, the window manager gives
   * it to what had it before. That may be another window of a session, which is minimised too. Their tabs go into new
   * windows only when none of this browser has the focus: a window that opens sooner is often the next to get it.
   * @returns the first window that was minimised.
   */
  async #minimiseFocused(): Promise<number | undefined> {
    let first: number | undefined;
    while (this.#isOn()) {
      const window = await focusedWindow();
      const { id = noWindowId, focused } = window ?? {};
      const tabs = focused ? await tabsOf(id) : [];
      // One without tabs is about to be gone, and one of the user's may be a session's that has not finished opening.
      if (!window || !this.areOfSession(tabs)) {
        await pause();
        if (this.#minimised.size === 0 || (await focusedWindow())?.focused) continue;
        await this.#reopen();
      }
      // It has the focus still where there is no window manager.
      else if (this.#minimised.has(id)) await this.#reopen();
      else {
        first = Math.min(first ?? id, id);
        this.#minimised.set(id, { tabs, place: window });
        await minimise(id);
      }
      this.#until = Date.now() + watchMs;
    }
    return first;
  }

  /** Moves the tabs of the minimised windows into new ones behind all others. */
  async #reopen(): Promise<void> {
    for (const [windowId, { tabs, place }] of this.#minimised) {
      const { width, height } = place;
      for (const { id = -1 } of tabs) {
        const moved = await moveToWindowInFront(id, { width, height }).catch(() => undefined);
        if (moved !== undefined) await lowerWindow(moved).catch(() => undefined);
      }
      this.#reopenedAt = Date.now();
      this.#minimised.delete(windowId);
    }
  }

  /** Lowers what opened while a window of this browser had the focus, and so was not. Later windows have higher ids. */
  async #lowerSince(windowId: number): Promise<void> {
    if ((await focusedWindow())?.focused) return;
    const since = (await allWindowIds().catch(() => [])).filter((id) => id > windowId);
    for (const id of since) {
      if (this.areOfSession(await tabsOf(id))) await lowerWindow(id).catch(() => undefined);
    }
  }
}

/** Resolves when it no longer has the focus. */
async function minimise(windowId: number): Promise<void> {
  await minimiseWindow(windowId).catch(() => undefined);
  for (let waitedMs = 0; waitedMs < minimiseMs; waitedMs += lookMs) {
    const window = await focusedWindow();
    if (!window?.focused || window.id !== windowId) return;
    await pause();
  }
}

const pause = () => new Promise((resume) => setTimeout(resume, lookMs));
