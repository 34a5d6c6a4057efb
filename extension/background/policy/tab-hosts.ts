/** The hosts of the documents in each tab: pages there may open windows. */
import { withoutFinalDot } from '../../protocol/policy';

interface Commit {
  tabId: number;
  frameId: number;
  url: string;
  transitionQualifiers?: readonly string[];
}

export class TabHosts {
  /** By tab id. Written as documents arrive; an entry dies with its tab. */
  readonly #hosts: Map<number, ReadonlySet<string>>;
  /** By tab id: where a new tab is about to be sent. Written by `expect`; dies with its first page or the tab. */
  readonly #expected = new Map<number, string[]>();

  constructor(hosts: ReadonlyMap<number, ReadonlySet<string>> = new Map()) {
    this.#hosts = new Map(hosts);
  }

  /** A new tab is about to be sent to `url`: rules that count its host already need no update when the page arrives. */
  expect(tabId: number, url: string): void {
    this.#expected.set(tabId, hostIn(url));
  }

  /** A document has arrived. Frames may leave without notice, so theirs count until the main document is another. */
  committed({ tabId, frameId, url, transitionQualifiers = [] }: Commit): void {
    // Frames of a page that comes back from the back-forward cache arrive without notice as well.
    const isFresh = frameId === 0 && !transitionQualifiers.includes('forward_back');
    const kept = isFresh ? [] : (this.#hosts.get(tabId) ?? []);
    const arrived = hostIn(url);
    if (frameId === 0 && arrived.length > 0) this.#expected.delete(tabId);
    this.#hosts.set(tabId, new Set([...kept, ...arrived]));
  }

  of(tabIds: readonly number[]): string[] {
    const hosts = tabIds.flatMap((id) => [...(this.#hosts.get(id) ?? []), ...(this.#expected.get(id) ?? [])]);
    return [...new Set(hosts)];
  }

  /** The tab was closed. */
  forget(tabId: number): void {
    this.#hosts.delete(tabId);
    this.#expected.delete(tabId);
  }
}

/** Reads from the browser what an earlier worker knew of these tabs. */
export async function readTabHosts(
  tabIds: readonly number[],
  framesOf: (tabId: number) => Promise<{ url: string }[]>,
): Promise<TabHosts> {
  const read = async (tabId: number) => {
    const frames = await framesOf(tabId).catch(() => []);
    return [tabId, new Set(frames.flatMap(({ url }) => hostIn(url)))] as const;
  };
  return new TabHosts(new Map(await Promise.all(tabIds.map(read))));
}

/** Blank pages belong to the page that made them, and so do `blob:` ones, which name its origin. */
function hostIn(url: string): string[] {
  const address = url.replace(/^blob:/, '');
  return /^https?:/.test(address) && URL.canParse(address)
    ? [withoutFinalDot(new URL(address).hostname)]
    : [];
}
