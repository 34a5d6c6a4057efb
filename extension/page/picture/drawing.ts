import { provided } from '../lazy-scripts';

/** Tells whether a document is drawn, so that a capture shows it as it is. */
export class Drawing {
  readonly #document: Document;
  /** Whether the page has been drawn since its last change; watched by `#changes` from the first picture on. */
  #isDrawn = false;
  #changes: InstanceType<typeof globalThis.MutationObserver> | undefined;

  /** @param changed is called when the document changes for the first time after a picture, and when the bar comes back */
  constructor(
    document: Document,
    private readonly changed: () => void,
  ) {
    this.#document = document;
  }

  /**
   * Whether the page is visible; resolves two frames later where it may have changed, because a capture would be stale.
   * It is at rest where `changed` will be called before anything about it changes.
   * @param stepped a step may have changed it since the last time
   */
  async look(stepped: boolean): Promise<{ visible: boolean; atRest?: boolean; waited?: boolean }> {
    const { defaultView: view, visibilityState } = this.#document;
    if (!view || visibilityState === 'hidden') return { visible: false };
    this.#changes ??= new view.MutationObserver((_, changes) => {
      this.#isDrawn = false;
      changes.disconnect();
      this.changed();
    });
    const isHiding = provided('bar')?.hideForPicture(this.changed);
    const isStill = () => this.#isDrawn && !this.#document.getAnimations().length;
    if (!stepped && !isHiding && this.#changes.takeRecords().length === 0 && isStill())
      return { visible: true, atRest: true };
    this.#isDrawn = true;
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    this.#changes.observe(this.#document, all);
    const drawn = new Promise<boolean>((resolve) =>
      view.requestAnimationFrame(() => view.requestAnimationFrame(() => resolve(true))),
    );
    // A window that became covered draws no frame at all.
    const covered = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 1_000));
    const visible = (await Promise.race([drawn, covered])) || this.#document.visibilityState === 'visible';
    return { visible, atRest: visible && isStill(), waited: true };
  }
}
