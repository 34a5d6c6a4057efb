import { provided } from '../lazy-scripts';

/** Tells whether a document is drawn, so that a capture shows it as it is. */
export class Drawing {
  readonly #document: Document;
  /** Whether the page has been drawn since its last change; watched by `#changes` from the first picture on. */
  #isDrawn = false;
  #changes: InstanceType<typeof globalThis.MutationObserver> | undefined;

  constructor(document: Document) {
    this.#document = document;
  }

  /**
   * Whether the page is visible; resolves two frames later where it may have changed, because a capture would be stale.
   * @param stepped a step may have changed it since the last time
   */
  async isShown(stepped: boolean): Promise<boolean> {
    const { defaultView: view, visibilityState } = this.#document;
    if (!view || visibilityState === 'hidden') return false;
    this.#changes ??= new view.MutationObserver((_, changes) => {
      this.#isDrawn = false;
      changes.disconnect();
    });
    const isHiding = provided('bar')?.hideForPicture();
    const isAtRest =
      !isHiding && this.#changes.takeRecords().length === 0 && !this.#document.getAnimations().length;
    if (!stepped && this.#isDrawn && isAtRest) return true;
    this.#isDrawn = true;
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    this.#changes.observe(this.#document, all);
    const drawn = new Promise<boolean>((resolve) =>
      view.requestAnimationFrame(() => view.requestAnimationFrame(() => resolve(true))),
    );
    // A window that became covered draws no frame at all.
    const covered = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 1_000));
    return (await Promise.race([drawn, covered])) || this.#document.visibilityState === 'visible';
  }
}
