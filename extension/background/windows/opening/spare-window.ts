/** Keeps one unused, blank window ready for the next session, in a browser that the relay has launched. */
import * as z from 'zod/mini';
import type { StorageArea } from '../../browser-api/storage';
import type { WindowOptions } from '../../browser-api/windows';

const key = 'spareWindow';

const spareSchema = z.object({
  windowId: z.number(),
  tabId: z.number(),
  /** As the session that it is for may ask, in CSS pixels. */
  width: z.number(),
  height: z.number(),
  /** When it was opened, in milliseconds since 1970. */
  since: z.number(),
});
export type Spare = z.infer<typeof spareSchema>;

/** What a session asks of its window. */
type Wanted = Pick<WindowOptions, 'headless' | 'incognito' | 'width' | 'height'>;

/** What the browser says of a window. */
interface Found {
  state?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
  tabs?: { id?: number | undefined; url?: string | undefined; status?: string | undefined }[] | undefined;
}

/** The steps that follow an opening go first. */
const quietMs = 500;
/** Nobody opens sessions any more. */
const maxUnusedMs = 300_000;

export class SpareWindow {
  /** Read from storage at the start; written by `#make`, taken by `take`, dies with its tab. */
  #spare: Spare | undefined;
  /** What the session before has asked for; none before the first. Written by `opened`. */
  #like: Wanted | undefined;
  /** Waits until nothing else is done; set by `opened`, and again while something is. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isMaking = false;

  constructor(
    stored: Spare | undefined,
    private readonly parts: {
      /** Survives the worker. */
      memory: StorageArea;
      /** Whether this browser is there for sessions only, and its user has chosen nothing that a spare window is not. */
      isWanted(): boolean;
      /** When a step was last taken, in milliseconds since 1970. */
      lastActiveMs(): number;
      open(options: Wanted): Promise<{ windowId: number; tabId: number } | undefined>;
      find(windowId: number): Promise<Found | undefined>;
      resize(windowId: number, size: { width: number; height: number }): Promise<unknown>;
      /** The ids of all windows of the browser. */
      windowIds(): Promise<number[]>;
      closeTab(tabId: number): Promise<unknown>;
      /** How many navigations the tab has begun since the worker started. */
      navigations(tabId: number): number;
      /** A worker that was started since does not know that the tab shows its blank page. */
      blankPageLoaded(tabId: number): void;
      isOfSession(tabId: number): boolean;
    },
  ) {
    // The worker before may have been stopped just after it was taken.
    if (stored && !parts.isOfSession(stored.tabId)) this.#spare = stored;
  }

  /** Whether it is the tab of the spare window. */
  owns(tabId: number): boolean {
    return this.#spare?.tabId === tabId;
  }

  /** The spare window, for a session that asks for one like it; undefined where there is none that is as good as new. */
  async take(wanted: Wanted): Promise<{ windowId: number; tabId: number } | undefined> {
    const spare = this.#spare;
    if (!spare || !this.parts.isWanted() || !isLike(spare, wanted)) return undefined;
    this.#spare = undefined;
    const { windowId, tabId } = spare;
    if (await this.#isUntouched(spare)) return { windowId, tabId };
    this.#keep();
    await this.parts.closeTab(tabId);
    return undefined;
  }

  /** A session has been opened and is recorded; the next one may ask for a window like its own. */
  opened({ headless, incognito, width, height }: Wanted): void {
    this.#like = { headless, incognito, width, height };
    this.#keep();
    this.#makeSoon();
  }

  /** To be called now and then: closes it when nobody has wanted it for five minutes. */
  async closeIfUnused(): Promise<void> {
    if (this.#spare && Date.now() - this.#spare.since > maxUnusedMs) await this.close();
  }

  /** No session will want it. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    const spare = this.#spare;
    if (!spare) return;
    this.#spare = undefined;
    this.#keep();
    await this.parts.closeTab(spare.tabId);
  }

  /** A tab was closed: if it was its own, the user wants none until the next session. */
  tabClosed(tabId: number): void {
    if (!this.owns(tabId)) return;
    this.#spare = undefined;
    this.#keep();
  }

  /** A window was closed. The spare one alone does not keep the browser running. */
  async windowClosed(): Promise<void> {
    const spare = this.#spare;
    if (!spare) return;
    const left = await this.parts.windowIds();
    if (left.length === 1 && left[0] === spare.windowId) await this.close();
  }

  #makeSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#makeIfQuiet().catch(() => undefined), quietMs);
  }

  async #makeIfQuiet(): Promise<void> {
    const like = this.#like;
    if (this.#isMaking || !like || !isPossible(like) || !this.parts.isWanted()) return;
    if (this.#spare && isLike(this.#spare, like)) return;
    if (Date.now() - this.parts.lastActiveMs() < quietMs) return this.#makeSoon();
    this.#isMaking = true;
    try {
      // If there is one, it is of another size than sessions ask for now.
      await this.close();
      const opened = await this.parts.open(like);
      if (!opened) return;
      const { width, height } = like;
      this.#spare = { ...opened, width, height, since: Date.now() };
      this.#keep();
      // The pairing may have ended meanwhile.
      if (!this.parts.isWanted()) await this.close();
    } finally {
      this.#isMaking = false;
    }
  }

  /** Whether it is as a new one would be: neither navigated, nor minimised or enlarged, nor with further tabs. */
  async #isUntouched({ windowId, tabId, width, height }: Spare): Promise<boolean> {
    const { navigations, blankPageLoaded, resize } = this.parts;
    const window = await this.parts.find(windowId);
    const tab = window?.tabs?.[0];
    const isBlank = tab?.id === tabId && tab.url === 'about:blank' && tab.status === 'complete';
    if (!isBlank || window?.tabs?.length !== 1 || window.state !== 'normal') return false;
    const count = navigations(tabId);
    if (count > 1) return false;
    if (count === 0) blankPageLoaded(tabId);
    if (window.width !== width || window.height !== height) await resize(windowId, { width, height });
    return true;
  }

  #keep(): void {
    void this.parts.memory.set({ [key]: this.#spare ?? null });
  }
}

/** Incognito windows would keep their cookies alive, and a normal one would take the focus. */
function isPossible({ headless, incognito }: Wanted): boolean {
  return headless && !incognito;
}

function isLike(spare: Spare, wanted: Wanted): boolean {
  return isPossible(wanted) && wanted.width === spare.width && wanted.height === spare.height;
}

/** The spare window of an earlier worker. */
export async function readSpareWindow(memory: StorageArea): Promise<Spare | undefined> {
  return spareSchema.safeParse((await memory.get(key))[key]).data;
}
