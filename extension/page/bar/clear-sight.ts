/** Knows for how long the person has seen an element as it is, with nothing of the page over it. */

/** Chromium's second version of the observer, which also looks for what covers, fades or distorts the element. */
interface SeenEntry extends IntersectionObserverEntry {
  isVisible?: boolean;
}

/** The shortest that the browser takes. */
const reportEveryMs = 100;

export class ClearSight {
  readonly #observer: IntersectionObserver;
  /** Since when it is seen, in milliseconds of `performance.now()`; undefined while it is not. Written by the observer. */
  #since: number | undefined;
  #isWatching = false;

  constructor(private readonly element: Element) {
    const options = { threshold: [0, 0.5, 1], trackVisibility: true, delay: reportEveryMs };
    this.#observer = new IntersectionObserver((entries) => this.#report(entries.at(-1)), options);
  }

  /** The browser's search for what covers the element costs something, so it begins when a person is there. */
  watch(): void {
    if (this.#isWatching) return;
    this.#isWatching = true;
    this.#observer.observe(this.element);
  }

  /** It says or offers something else now, which the person is yet to see. */
  changed(): void {
    if (this.#since !== undefined) this.#since = performance.now();
  }

  /** For how many milliseconds it has been seen; 0 while it is not. */
  get seenForMs(): number {
    return this.#since === undefined ? 0 : performance.now() - this.#since;
  }

  #report(entry: SeenEntry | undefined): void {
    const isSeen = entry?.isVisible === true && entry.intersectionRatio >= 1;
    if (!isSeen) this.#since = undefined;
    else this.#since ??= performance.now();
  }
}
