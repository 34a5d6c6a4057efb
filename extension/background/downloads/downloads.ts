/** Tells the reply to a step which files its session's tabs have saved; downloads of the user are told to nobody. */
import * as z from 'zod/mini';
import type { Sender } from '../browser-api/runtime';
import { runInFrame } from '../browser-api/scripting';
import { withoutFragment } from '../navigation/without-fragment';
import type { SessionRecord } from '../sessions/session-record';
import type { Sessions } from '../sessions/sessions';
import type { StepSideEffects } from '../sessions/step-side-effects';
import { announceDownloads } from './announce-downloads';
import { DownloadSources } from './download-sources';

const announcementSchema = z.object({ downloading: z.string() });

/** The part of the browser's download item that is used. */
interface DownloadItem {
  id: number;
  url: string;
  finalUrl?: string;
  filename: string;
  state: string;
  incognito: boolean;
  byExtensionId?: string;
}

interface Download {
  file: string;
  /** Where it is on the browser's machine; absent until the browser has named it. */
  path?: string;
  state: string;
}

/** A download whose tab is not known yet: the page's announcement may come a moment after the browser's. */
interface Unattributed {
  item: DownloadItem;
  download: Download;
  since: number;
  source?: ReturnType<DownloadSources['tabOf']>;
}

/** A download that takes longer is reported as in progress. */
const maxWaitMs = 2_000;
const maxUnattributedMs = 3_000;
const maxTabs = 200;

/** A file that `navigate` may turn out to lead to; `stop` is to be called at the end. */
export interface ExpectedFile {
  /** As `settle`; false if the browser has not begun to save the file. */
  saved(signal: AbortSignal): Promise<boolean>;
  stop(): void;
}

export class Downloads {
  readonly #sources = new DownloadSources();
  /** Written by `created`; an entry dies when its tab is known, or after a few seconds. */
  #unattributed: Unattributed[] = [];
  /** By the browser's id: downloads in progress that are of a session or may be. Deleted when one is over or of no session. */
  readonly #items = new Map<number, Download>();
  /** The session ids of those in progress; written and deleted with them. */
  readonly #sessionIds = new Map<number, string>();
  /** By tab id: tabs of sessions, also those that have just been closed because they led to a file. Written by `remember`. */
  readonly #sessionOfTab = new Map<number, string>();
  /** The sessions of which a step runs; written by `stepBegins`, deleted by what that returns. */
  readonly #expecting = new Set<string>();
  /** Written by `expect`, deleted by its `stop`. */
  readonly #expected = new Set<{ sessionId: string; url: string; begun: boolean }>();
  /** Calls that wait for the next change; emptied by each. */
  #waiting: (() => void)[] = [];

  constructor(private readonly parts: { sessions: Sessions; sideEffects: StepSideEffects }) {}

  /** To be called whenever tabs join sessions: a tab may have led to a file before it does. */
  remember(records: readonly Pick<SessionRecord, 'id' | 'tabIds'>[]): void {
    for (const { id, tabIds } of records) for (const tabId of tabIds) this.#sessionOfTab.set(tabId, id);
    for (const tabId of [...this.#sessionOfTab.keys()].slice(0, -maxTabs)) this.#sessionOfTab.delete(tabId);
    this.#attribute();
  }

  /** A step of the session runs until the returned function is called: only in between are its downloads told. */
  stepBegins(sessionId: string): () => void {
    this.#expecting.add(sessionId);
    return () => this.#expecting.delete(sessionId);
  }

  /** A tab has got the beginning of a response that may be a file. */
  responseStarted({ tabId, url, type }: { tabId: number; url: string; type: string }): void {
    this.#sources.requested(tabId, url, type !== 'other');
    this.#attribute();
  }

  navigationAborted(tabId: number, url: string): void {
    this.#sources.aborted(tabId, url);
    this.#attribute();
  }

  committed(tabId: number, url: string): void {
    this.#sources.shown(tabId, url);
  }

  /** Has a frame's document of a session's tab announce what it asks the browser to save. */
  async watch(tabId: number, frameId: number): Promise<void> {
    if (!this.parts.sessions.ofTab(tabId)) return;
    // No script runs in error pages.
    await runInFrame({ tabId, frameId, world: 'ISOLATED' }, announceDownloads, []).catch(() => undefined);
  }

  /** Takes a content script's message about a download; ignores any other. */
  received(message: unknown, sender: Sender): void {
    const report = announcementSchema.safeParse(message);
    if (!report.success || sender.tab?.id === undefined || !URL.canParse(report.data.downloading)) return;
    this.#sources.announced(sender.tab.id, report.data.downloading);
    this.#attribute();
  }

  created(item: DownloadItem): void {
    const download: Download = { ...placeOf(item.filename), state: item.state };
    this.#items.set(item.id, download);
    this.#unattributed.push({ item, download, since: Date.now() });
    this.#attribute();
  }

  changed(id: number, { filename, state }: { filename?: string; state?: string }): void {
    const download = this.#items.get(id);
    if (!download) return;
    if (filename) Object.assign(download, placeOf(filename));
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

  /** The session is sent to this URL, which may be a file. */
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

  /** Looks once more for the tabs of the downloads that have none yet, oldest first. */
  #attribute(): void {
    this.#unattributed = this.#unattributed.filter((one) => {
      const { item, since } = one;
      one.source ??= this.#sources.tabOf(item.url, item.finalUrl ?? item.url);
      const sessionId = one.source && this.#sessionOfTab.get(one.source.tabId);
      const session = sessionId === undefined ? undefined : this.parts.sessions.find(sessionId);
      const isUsers = item.byExtensionId || (session && session.incognito !== item.incognito);
      if (isUsers || Date.now() - since > maxUnattributedMs) this.#items.delete(item.id);
      else if (!session || !one.source?.isCertain()) return true;
      else this.#tell(session.id, one);
      return false;
    });
  }

  #tell(sessionId: string, { item, download }: Unattributed): void {
    if (!this.#expecting.has(sessionId)) {
      this.#items.delete(item.id);
      return;
    }
    const address = withoutFragment(item.url);
    const expected = [...this.#expected].find(
      (file) => !file.begun && file.sessionId === sessionId && file.url === address,
    );
    if (expected) expected.begun = true;
    this.parts.sideEffects.note(sessionId, { download });
    if (download.state === 'in_progress') this.#sessionIds.set(item.id, sessionId);
    else this.#items.delete(item.id);
    this.#wake();
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

function placeOf(path: string): { file: string; path?: string } {
  return { file: path.split(/[\\/]/).at(-1) ?? '', ...(path && { path }) };
}
