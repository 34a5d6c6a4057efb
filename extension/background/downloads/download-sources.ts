/**
 * Keeps which tab asked for which file, of all tabs: the browser's downloads do not name theirs, and the user may save
 * the same file at the same time.
 */
import { withoutFragment } from '../navigation/without-fragment';

/** A request that may turn out to be a download. */
interface Source {
  url: string;
  tabId: number;
  /** A navigation is a download once it is aborted; any other request only if the page announced it as one. */
  isNavigation: boolean;
  at: number;
  isUsed: boolean;
}

/** The browser announces a download at once after its response. */
const keptMs = 3_000;
const maxKept = 200;

export class DownloadSources {
  /** Oldest first. Written by `requested`; an entry dies after a few seconds, or when a document shows its address. */
  #requests: Source[] = [];
  /** Links and scripts of pages that asked for a download; entries die after a few seconds. */
  #announced: Source[] = [];

  /** A response for a tab has begun, or a navigation was answered by no server and aborted. */
  requested(tabId: number, url: string, isNavigation: boolean): void {
    this.#requests = recent([...this.#requests, sourceOf(tabId, url, isNavigation)]);
  }

  /** The navigation was aborted, as a download is: one that a service worker of the page answered had no response. */
  aborted(tabId: number, url: string): void {
    const file = withoutFragment(url);
    const hadResponse = recent(this.#requests).some((one) => one.tabId === tabId && one.url === file);
    if (!hadResponse) this.requested(tabId, url, true);
  }

  /** The tab shows a document with this address, which is no download then. */
  shown(tabId: number, url: string): void {
    const address = withoutFragment(url);
    const isShown = (one: Source) =>
      one.isNavigation && !one.isUsed && one.tabId === tabId && one.url === address;
    this.#requests = this.#requests.filter((one) => !isShown(one));
  }

  /** A document of the tab asks for this download by a link with a `download` attribute. */
  announced(tabId: number, url: string): void {
    this.#announced = recent([...this.#announced, sourceOf(tabId, url, false)]);
  }

  /** The tab that asked for this file: the first that got a response for it and has none of its files yet. */
  tabOf(url: string, finalUrl: string): { tabId: number; isCertain: () => boolean } | undefined {
    const isAnnounced = (tabId?: number) => this.#takeAnnounced(url, tabId);
    if (!/^https?:/.test(url)) {
      // No server is asked for what the page has made itself; its address is its own.
      const [first] = recent(this.#announced).filter(
        (one) => one.url === withoutFragment(url) && !one.isUsed,
      );
      return first && { tabId: first.tabId, isCertain: () => isAnnounced(first.tabId) };
    }
    const file = withoutFragment(finalUrl);
    this.#requests = recent(this.#requests);
    const source = this.#requests.find((one) => one.url === file && !one.isUsed);
    if (!source) return undefined;
    source.isUsed = true;
    return { tabId: source.tabId, isCertain: () => source.isNavigation || isAnnounced(source.tabId) };
  }

  #takeAnnounced(url: string, tabId: number | undefined): boolean {
    const found = recent(this.#announced).find(
      (one) => one.url === withoutFragment(url) && one.tabId === tabId && !one.isUsed,
    );
    if (found) found.isUsed = true;
    return found !== undefined;
  }
}

function sourceOf(tabId: number, url: string, isNavigation: boolean): Source {
  return { tabId, url: withoutFragment(url), isNavigation, at: Date.now(), isUsed: false };
}

function recent(sources: Source[]): Source[] {
  return sources.filter(({ at }) => Date.now() - at < keptMs).slice(-maxKept);
}
