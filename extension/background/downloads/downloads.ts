/** Finds out which session a download belongs to, so that the reply to its step can name the file. */
import { withoutFragment } from '../navigation/without-fragment';
import type { Sessions } from '../sessions/sessions';
import type { StepSideEffects } from '../sessions/step-side-effects';

/** The part of the browser's download item that is used. */
interface DownloadItem {
  id: number;
  url: string;
  referrer?: string;
  filename: string;
  state: string;
}

/** A download that takes longer is reported as in progress. */
const maxWaitMs = 2_000;

/** A file that `navigate` may turn out to lead to; `stop` is to be called at the end. */
export interface ExpectedFile {
  /** As `settle`; false if the browser has not begun to save the file. */
  saved(signal: AbortSignal): Promise<boolean>;
  stop(): void;
}

export class Downloads {
  /** By the browser's id: downloads in progress. Written by `created`, deleted when one is over or of no session. */
  readonly #items = new Map<number, { file: string; state: string }>();
  /** The session ids of those in progress; written and deleted with them. */
  readonly #sessionIds = new Map<number, string>();
  /** Written by `expect`, deleted by its `stop`. */
  readonly #expected = new Set<{ sessionId: string; url: string; begun: boolean }>();
  /** Calls that wait for the next change; emptied by each. */
  #waiting: (() => void)[] = [];

  constructor(
    private readonly parts: {
      sessions: Sessions;
      sideEffects: StepSideEffects;
      /** The URLs of the documents that a tab shows. */
      addressesOf(tabId: number): Promise<string[]>;
    },
  ) {}

  async created(item: DownloadItem): Promise<void> {
    const download = { file: baseName(item.filename), state: item.state };
    // Before anything is awaited: a small file is complete within a moment.
    this.#items.set(item.id, download);
    const url = URL.canParse(item.url) ? withoutFragment(item.url) : '';
    const expected = [...this.#expected].find((file) => !file.begun && file.url === url);
    if (expected) expected.begun = true;
    const sessionId = expected?.sessionId ?? (await this.#sessionOf(item));
    if (sessionId !== undefined) this.parts.sideEffects.note(sessionId, { download });
    if (sessionId !== undefined && download.state === 'in_progress') this.#sessionIds.set(item.id, sessionId);
    else this.#items.delete(item.id);
    if (sessionId !== undefined) this.#wake();
  }

  changed(id: number, { filename, state }: { filename?: string; state?: string }): void {
    const download = this.#items.get(id);
    if (!download) return;
    if (filename) download.file = baseName(filename);
    if (state) download.state = state;
    if (download.state !== 'in_progress') {
      this.#sessionIds.delete(id);
      this.#items.delete(id);
    }
    this.#wake();
  }

  /** Resolves when a download of the session that has just begun is over, after two seconds, or when the signal aborts. */
  settle(sessionId: string, signal: AbortSignal): Promise<void> {
    return this.#settled(sessionId, signal, () => this.parts.sideEffects.has(sessionId, 'download'));
  }

  /** The session is sent to this URL: if that is a file, the download belongs to this session. */
  expect(sessionId: string, url: string): ExpectedFile {
    const file = { sessionId, url: withoutFragment(url), begun: false };
    this.#expected.add(file);
    return {
      saved: async (signal) => {
        await this.#settled(sessionId, signal, () => file.begun);
        return file.begun;
      },
      stop: () => this.#expected.delete(file),
    };
  }

  /** The most recently active session that shows a document of the site that the download came from. */
  async #sessionOf(item: DownloadItem): Promise<string | undefined> {
    const site = originOf(item.referrer || item.url);
    if (!site) return undefined;
    const { sessions, addressesOf } = this.parts;
    const latestFirst = sessions.all().sort((a, b) => b.lastActive.localeCompare(a.lastActive));
    for (const { id } of latestFirst) {
      for (const tabId of sessions.find(id)?.tabIds ?? []) {
        const addresses = await addressesOf(tabId);
        if (addresses.some((address) => originOf(address) === site)) return id;
      }
    }
    return undefined;
  }

  async #settled(sessionId: string, signal: AbortSignal, hasBegun: () => boolean): Promise<void> {
    const over = AbortSignal.any([signal, AbortSignal.timeout(maxWaitMs)]);
    const wake = () => this.#wake();
    over.addEventListener('abort', wake, { once: true });
    const isOver = () => hasBegun() && ![...this.#sessionIds.values()].includes(sessionId);
    while (!isOver() && !over.aborted) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    over.removeEventListener('abort', wake);
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}

/** Undefined for what has no origin of its own, such as a blank page. */
function originOf(address: string): string | undefined {
  const origin = URL.canParse(address) ? new URL(address).origin : 'null';
  return origin === 'null' ? undefined : origin;
}

function baseName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? '';
}
