/** Keeps the ports that content scripts open, and connects to a document by injecting the content script. */
import { fromPageSchema, type InPage, type PagePortName } from '../../protocol/page-messages';
import type { Port } from '../browser-api/runtime';
import type { PageScript } from '../browser-api/scripting';
import { pageUnresponsive, restricted } from './page-errors';
import { PagePort } from './page-port';

const reopened: PagePortName = 'page again';
const never = new AbortController().signal;

/** A content script that has run opens its port long before. */
const portOpensWithinMs = 250;

/** Nothing waits for a content script that is injected ahead. */
const prepareTimeoutMs = 10_000;

/** The browser's message when another document took the place (extensions/browser/script_executor.cc). */
const documentLeft = /Frame with ID \d+ was removed/;

export class PagePorts {
  /** By tab and frame. Written when a content script opens its port; an entry dies when that is disconnected. */
  readonly #ports = new Map<string, PagePort>();
  /** By tab and frame: calls that wait for a port. Each removes itself; all of a tab are woken when it closes. */
  readonly #waiting = new Map<string, Set<() => void>>();
  /**
   * By tab and frame, while a content script is being injected and has not opened its port. One that is injected a second
   * time would close its port and open another, in the middle of a step.
   */
  readonly #injecting = new Map<string, Promise<void>>();

  constructor(
    private readonly browser: {
      /** Runs the content script, or a script that is added to it, in a frame. */
      inject(tabId: number, frameId: number, script: PageScript): Promise<void>;
      isOpen(tabId: number): Promise<boolean>;
      /** Receives the element that a step in the tab is about to act on. */
      acting(tabId: number, frameId: number, on: InPage): void;
    },
  ) {}

  /**
   * Takes a port that a content script opened, listening to it at once. One that was opened again is used when its script
   * has answered: if the extension was reloaded, the browser may hand the new worker a port of a script that it has just
   * cut off, and never closes it.
   */
  accept(port: Port): void {
    const tabId = port.sender?.tab?.id;
    const frameId = port.sender?.frameId;
    if (tabId === undefined || frameId === undefined) {
      port.disconnect();
      return;
    }
    const key = keyOf(tabId, frameId);
    const { inject, acting } = this.browser;
    const page = new PagePort(
      port,
      (script) => inject(tabId, frameId, script),
      (on) => acting(tabId, frameId, on),
    );
    port.onMessage.addListener((message) => {
      const frame = fromPageSchema.safeParse(message);
      if (frame.success) page.received(frame.data);
    });
    port.onDisconnect.addListener(() => {
      if (this.#ports.get(key) === page) this.#ports.delete(key);
      page.closed();
    });
    const use = () => {
      this.#ports.set(key, page);
      this.#wake(key);
    };
    if (port.name !== reopened) use();
    else
      void page.request({ type: 'where', id: crypto.randomUUID() }, never).then((answer) => answer && use());
  }

  /** The tab was closed: nothing waits for its documents any more. */
  forget(tabId: number): void {
    for (const key of [...this.#waiting.keys()]) if (key.startsWith(`${tabId}/`)) this.#wake(key);
  }

  /** Whether the frame's document has a port. */
  has(tabId: number, frameId: number): boolean {
    return this.#ports.has(keyOf(tabId, frameId));
  }

  /** Whether the tab's document has not changed since it was drawn, as it says itself. */
  isAtRest(tabId: number): boolean {
    return this.#ports.get(keyOf(tabId, 0))?.isAtRest === true;
  }

  /** Whether the tab's document has answered the read already. */
  hasAnswered(tabId: number, id: string): boolean {
    return this.#ports.get(keyOf(tabId, 0))?.hasAnswered(id) === true;
  }

  /**
   * The port of the frame's document, for which the content script is injected where it is missing; undefined when the
   * tab is closed meanwhile.
   * @throws RelayError restricted_page, timeout
   */
  async portOf(tabId: number, frameId: number, signal: AbortSignal): Promise<PagePort | undefined> {
    const key = keyOf(tabId, frameId);
    const known = this.#ports.get(key);
    if (known) return known;
    if (signal.aborted) throw pageUnresponsive();
    await this.#connect(tabId, frameId, signal);
    const page = this.#ports.get(key);
    if (page || !(await this.browser.isOpen(tabId))) return page;
    // The document that opened a port has gone away again: the next one may open another.
    return this.portOf(tabId, frameId, signal);
  }

  /** Injects the content script into the tab's main document, if it is not there, before a step has to wait for that. */
  prepare(tabId: number): void {
    if (this.has(tabId, 0)) return;
    // No script runs in error pages; the step that needs it says so.
    this.portOf(tabId, 0, AbortSignal.timeout(prepareTimeoutMs)).catch(() => undefined);
  }

  /** Injects a script that a document needs besides the content script; false when the document left first. */
  async inject(tabId: number, frameId: number, script: PageScript): Promise<boolean> {
    try {
      await this.browser.inject(tabId, frameId, script);
      return true;
    } catch (error) {
      if (documentLeft.test(`${error}`)) return false;
      throw restricted(error);
    }
  }

  /** Resolves when the document has opened a port, or may have left. */
  #connect(tabId: number, frameId: number, signal: AbortSignal): Promise<void> {
    const key = keyOf(tabId, frameId);
    return new Promise<void>((resolve, reject) => {
      const end = (settle: () => void) => {
        signal.removeEventListener('abort', onAbort);
        this.#stopWaiting(key, opened);
        settle();
      };
      const opened = () => end(resolve);
      const onAbort = () => end(() => reject(pageUnresponsive()));
      this.#waiting.set(key, (this.#waiting.get(key) ?? new Set()).add(opened));
      signal.addEventListener('abort', onAbort, { once: true });
      this.#injectOnce(tabId, frameId).then(
        // A document that left in this moment has run the script and never opens a port.
        opened,
        async (error) => {
          if (documentLeft.test(`${error}`) || !(await this.browser.isOpen(tabId))) opened();
          else end(() => reject(restricted(error)));
        },
      );
    });
  }

  /** A content script that is there already opens its port again; a new one opens it for the first time. */
  #injectOnce(tabId: number, frameId: number): Promise<void> {
    const key = keyOf(tabId, frameId);
    const known = this.#injecting.get(key);
    if (known) return known;
    const injecting = this.browser
      .inject(tabId, frameId, '/page.js')
      .then(() => new Promise<void>((resolve) => setTimeout(resolve, portOpensWithinMs)))
      .finally(() => {
        if (this.#injecting.get(key) === injecting) this.#injecting.delete(key);
      });
    this.#injecting.set(key, injecting);
    return injecting;
  }

  #wake(key: string): void {
    // Whoever comes now finds the port, or has to inject the script into the next document.
    this.#injecting.delete(key);
    for (const opened of [...(this.#waiting.get(key) ?? [])]) opened();
  }

  #stopWaiting(key: string, opened: () => void): void {
    const waiting = this.#waiting.get(key);
    waiting?.delete(opened);
    if (waiting?.size === 0) this.#waiting.delete(key);
  }
}

function keyOf(tabId: number, frameId: number): string {
  return `${tabId}/${frameId}`;
}
