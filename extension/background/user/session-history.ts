/** Removes the pages of sessions from the browser's history, if the user has chosen so. */

/** The browser writes a visit down a moment after the page has committed. */
const writtenAfterMs = 1_000;
/** A visit is that of a page that committed so long before or after it. */
const nearMs = 1_500;

export class SessionHistory {
  constructor(
    private readonly parts: {
      isOn(): boolean;
      isOfSession(tabId: number): boolean;
      /** Of an address, in milliseconds since 1970. */
      visitTimes(url: string): Promise<number[]>;
      deleteVisits(startTime: number, endTime: number): Promise<void>;
    },
  ) {}

  /** @param at when the tab's main document committed, or changed its address, in milliseconds since 1970 */
  visited(tabId: number, url: string, at: number): void {
    if (!this.parts.isOn() || !this.parts.isOfSession(tabId) || !/^https?:/.test(url)) return;
    setTimeout(() => void this.#forget(url, at).catch(() => undefined), writtenAfterMs);
  }

  /** Only this visit: the user may have been there too, at other times. */
  async #forget(url: string, at: number): Promise<void> {
    for (const time of await this.parts.visitTimes(url))
      if (Math.abs(time - at) <= nearMs) await this.parts.deleteVisits(time - 0.5, time + 0.5);
  }
}
