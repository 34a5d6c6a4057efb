/** Which tab each window shows, and how often that has changed. */
export class ActiveTabs {
  /** By window id. Written when a tab is activated; an entry dies with its window. */
  readonly #windows = new Map<number, { tabId: number; switches: number }>();

  activated(windowId: number, tabId: number): void {
    this.#windows.set(windowId, { tabId, switches: this.switchesIn(windowId) + 1 });
  }

  /** How often another tab was activated in the window since the worker started. */
  switchesIn(windowId: number): number {
    return this.#windows.get(windowId)?.switches ?? 0;
  }

  /** The tab that each window shows now, by window id. */
  snapshot(): ReadonlyMap<number, number> {
    return new Map([...this.#windows].map(([windowId, { tabId }]) => [windowId, tabId]));
  }

  windowRemoved(windowId: number): void {
    this.#windows.delete(windowId);
  }
}
