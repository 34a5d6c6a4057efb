/** The browser does not say which tab a download came from, and the step that started it has to name it. */

import { withoutFragment } from '../navigation/without-fragment';
import type { Sessions } from '../sessions/sessions';
import type { StepSideEffects } from '../sessions/step-side-effects';

/** As much of the browser's download item as is looked at. */
interface DownloadItem {
  id: number;
  url: string;
  referrer?: string;
  filename: string;
  state: string;
}

/** A download that is not over by then is reported as it stands. */
const reportWithinMs = 2_000;

export interface Downloads {
  created(item: DownloadItem): void;
  changed(id: number, part: { filename?: string; state?: string }): void;
  /** Resolves when a download of the session that has just begun is over, after two seconds, or when the signal aborts. */
  settle(sessionId: string, signal: AbortSignal): Promise<void>;
  /** The session is sent to an address: if that is a file, it is this session's. To be told `over` at the end. */
  expect(sessionId: string, url: string): ExpectedFile;
}

interface ExpectedFile {
  /** As `settle`; false if the browser has not begun to save what is at the address. */
  saved(signal: AbortSignal): Promise<boolean>;
  over(): void;
}

/** @param addressesOf the addresses of the documents that a tab shows */
export function createDownloads(parts: {
  sessions: Promise<Sessions>;
  sideEffects: StepSideEffects;
  addressesOf(tabId: number): Promise<string[]>;
}): Downloads {
  const known = new Map<number, { file: string; state: string }>();
  const running = new Map<number, string>();
  const expected = new Set<{ sessionId: string; url: string; begun: boolean }>();
  let waiting: (() => void)[] = [];

  function wake(): void {
    const woken = waiting;
    waiting = [];
    for (const resolve of woken) resolve();
  }

  /** The session that acted last of those that show a page of the site the download was asked from. */
  async function sessionOf(item: DownloadItem): Promise<string | undefined> {
    const site = originOf(item.referrer || item.url);
    if (!site) return undefined;
    const sessions = await parts.sessions;
    const latestFirst = sessions.all().sort((a, b) => b.lastActive.localeCompare(a.lastActive));
    for (const { id } of latestFirst) {
      for (const tabId of sessions.get(id).tabIds) {
        const addresses = await parts.addressesOf(tabId);
        if (addresses.some((address) => originOf(address) === site)) return id;
      }
    }
    return undefined;
  }

  async function settled(sessionId: string, signal: AbortSignal, hasBegun: () => boolean): Promise<void> {
    const over = AbortSignal.any([signal, AbortSignal.timeout(reportWithinMs)]);
    over.addEventListener('abort', wake, { once: true });
    const isOver = () => hasBegun() && ![...running.values()].includes(sessionId);
    while (!isOver() && !over.aborted) await new Promise<void>((resolve) => waiting.push(resolve));
    over.removeEventListener('abort', wake);
  }

  return {
    async created(item) {
      const download = { file: baseName(item.filename), state: item.state };
      // Before anything is awaited: a small file is complete in the next moment.
      known.set(item.id, download);
      const from = URL.canParse(item.url) ? withoutFragment(item.url) : '';
      const asked = [...expected].find(({ url, begun }) => !begun && url === from);
      if (asked) asked.begun = true;
      const sessionId = asked?.sessionId ?? (await sessionOf(item));
      if (sessionId === undefined) {
        known.delete(item.id);
        return;
      }
      if (download.state === 'in_progress') running.set(item.id, sessionId);
      parts.sideEffects.note(sessionId, { download });
      wake();
    },
    changed(id, { filename, state }) {
      const download = known.get(id);
      if (!download) return;
      if (filename) download.file = baseName(filename);
      if (state) download.state = state;
      if (download.state !== 'in_progress') {
        running.delete(id);
        known.delete(id);
      }
      wake();
    },
    settle: (sessionId, signal) =>
      settled(sessionId, signal, () => parts.sideEffects.has(sessionId, 'download')),
    expect(sessionId, url) {
      const file = { sessionId, url: withoutFragment(url), begun: false };
      expected.add(file);
      return {
        async saved(signal) {
          await settled(sessionId, signal, () => file.begun);
          return file.begun;
        },
        over: () => expected.delete(file),
      };
    },
  };
}

/** Nothing for what is of no site, such as a blank page. */
function originOf(address: string): string | undefined {
  const origin = URL.canParse(address) ? new URL(address).origin : 'null';
  return origin === 'null' ? undefined : origin;
}

function baseName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? '';
}
