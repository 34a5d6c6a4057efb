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

  constructor(hosts: ReadonlyMap<number, ReadonlySet<string>> = new Map()) {
    this.#hosts = new Map(hosts);
  }

  /** A document has arrived. Frames may leave without notice, so theirs count until the main document is another. */
  committed({ tabId, frameId, url, transitionQualifiers = [] }: Commit): void {
    // Frames of a page that comes back from the back-forward cache arrive without notice as well.
    const isFresh = frameId === 0 && !transitionQualifiers.includes('forward_back');
    const kept = isFresh ? [] : (this.#hosts.get(tabId) ?? []);
    this.#hosts.set(tabId, new Set([...kept, ...hostIn(url)]));
  }

  of(tabIds: readonly number[]): string[] {
    return [...new Set(tabIds.flatMap((tabId) => [...(this.#hosts.get(tabId) ?? [])]))];
  }

  /** The tab was closed. */
  forget(tabId: number): void {
    this.#hosts.delete(tabId);
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
