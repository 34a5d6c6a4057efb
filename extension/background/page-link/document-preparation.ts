/** Gives each document of a session what it needs besides the content script, once. */

/** Each runs scripts in a frame, and does so only if its tab belongs to a session. */
export interface Preparations {
  mainWorld(tabId: number, frameId: number): Promise<void>;
  dialogs(tabId: number, frameId: number, options: { isNew: boolean }): Promise<void>;
  downloads(tabId: number, frameId: number): Promise<void>;
  input(tabId: number, frameId: number): Promise<void>;
}

export class DocumentPreparation {
  /** By tab: its frames whose documents were prepared. Emptied by each new main document, deleted with the tab. */
  readonly #prepared = new Map<number, Set<number>>();

  constructor(private readonly run: Preparations) {}

  /** A new document is in the frame: prepares it before its first script, as nearly always succeeds. */
  committed(tabId: number, frameId: number): void {
    this.#note(tabId, frameId);
    this.#prepare(tabId, frameId, true);
  }

  /** Prepares a document that was there before its tab joined the session, or before the worker was started. */
  ensure(tabId: number, frameId: number): void {
    if (!this.#prepared.get(tabId)?.has(frameId)) this.#prepare(tabId, frameId, false);
  }

  /** A new document is in the frame, and is not to be prepared; or the tab was closed. */
  forget(tabId: number, frameId = 0): void {
    if (frameId === 0) this.#prepared.delete(tabId);
    else this.#prepared.get(tabId)?.delete(frameId);
  }

  #note(tabId: number, frameId: number): void {
    const frames = this.#prepared.get(tabId);
    if (frames && frameId !== 0) frames.add(frameId);
    else this.#prepared.set(tabId, new Set([frameId]));
  }

  #prepare(tabId: number, frameId: number, isNew: boolean): void {
    // No script runs in error pages.
    this.run.mainWorld(tabId, frameId).catch(() => undefined);
    void this.run.dialogs(tabId, frameId, { isNew });
    void this.run.downloads(tabId, frameId);
    void this.run.input(tabId, frameId);
  }
}
