/** Watches what an act makes the page start: navigations, downloads, new tabs, `javascript:` links. */
import { followedScriptLink } from './main-world/script-links';
import { takeOverNewTabs } from './new-tab-links';
import { windowsIn } from './same-origin-windows';
import { watchNavigation } from './watch-navigation';
import type { Answer } from './worker-port';

type View = Window & typeof globalThis;

/** One per act; watches the document and its frames of the same origin until `stop`. */
export class ActWatch {
  readonly #document: Document;
  readonly #href: string;
  readonly #navigation: ReturnType<typeof watchNavigation>;
  readonly #ended = new AbortController();
  readonly #newTab = takeOverNewTabs(this.#ended.signal);
  /** What stops the watch of navigations in each window. */
  readonly #stops = new Map<View, () => void>();
  #followedScript = false;

  /** @param leaves is called when the document begins to navigate, while the page is still busy with what made it */
  constructor(document: Document, leaves: () => void) {
    this.#document = document;
    this.#href = document.location.href;
    this.#navigation = watchNavigation(document, leaves);
    for (const view of windowsIn(document.defaultView as View)) this.add(view);
  }

  /** Watches one more window, such as that of a frame in a shadow tree. */
  add(view: View | null): void {
    if (!view || this.#stops.has(view)) return;
    const note = () => {
      this.#followedScript = true;
    };
    // At the end the window may be at another origin, where nothing of it can be called.
    view.addEventListener(followedScriptLink, note, { capture: true, signal: this.#ended.signal });
    this.#newTab.in(view);
    this.#stops.set(view, this.#navigation.in(view));
  }

  /**
   * The answer with what the page has started in it.
   * @param afterTask whether a task of the page has passed since the act
   */
  async complete(answer: Answer, afterTask: boolean): Promise<Answer> {
    const { href } = this.#document.location;
    const newTabUrl = this.#newTab.url();
    // The default was prevented by us, to do the same in another way.
    const isOurs = newTabUrl !== undefined || this.#followedScript;
    const result = typeof answer.result === 'object' && {
      ...answer.result,
      ...(href !== this.#href && { url: href }),
      ...(isOurs && { defaultPrevented: false, changed: true }),
    };
    return {
      ...answer,
      result: result || answer.result,
      newTabUrl,
      tabByBrowser: this.#newTab.byBrowser(),
      ...(await this.#navigation.seen(afterTask)),
    };
  }

  stop(): void {
    this.#ended.abort();
    for (const stop of this.#stops.values()) stop();
  }
}
