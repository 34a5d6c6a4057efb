/** The HTTP statuses that the tabs' pages came with. */
import { withoutFragment } from './without-fragment';

interface Response {
  url: string;
  status: number;
}

/** The server's answer that what the browser has kept is still good; its page came with another status. */
const notModified = 304;

export class ResponseStatuses {
  /** By tab id: the response to the main document on its way. Dies when that commits, with the next navigation or the tab. */
  readonly #coming = new Map<number, Response>();
  /** By tab id: the status of the page that it shows. Dies with the page or the tab. */
  readonly #shown = new Map<number, number>();

  constructor(private readonly askPage: (tabId: number) => Promise<number | undefined>) {}

  began(tabId: number): void {
    this.#coming.delete(tabId);
  }

  responseStarted(tabId: number, url: string, status: number): void {
    if (status !== notModified) this.#coming.set(tabId, { url, status });
  }

  committed(tabId: number, url: string): void {
    const response = this.#coming.get(tabId);
    this.forget(tabId);
    if (response && withoutFragment(response.url) === withoutFragment(url))
      this.#shown.set(tabId, response.status);
  }

  forget(tabId: number): void {
    this.#coming.delete(tabId);
    this.#shown.delete(tabId);
  }

  /**
   * Of the page that the tab shows. The page is asked where no event told it: one out of a cache of pages or from a
   * service worker, or one that came before this worker started. Undefined where no script may run.
   */
  async of(tabId: number): Promise<number | undefined> {
    return this.#shown.get(tabId) ?? this.askPage(tabId);
  }
}
