/**
 * Holds events back until the background is constructed, then passes them on in the order of their arrival. The browser
 * starts a worker only for listeners registered in its first turn, which is before anything could be read from storage.
 */
export class StartupGate<Background> {
  /** Events that came before `open`, which empties it. */
  readonly #buffered: ((background: Background) => void)[] = [];
  /** Set once, by `open`. */
  #background: Background | undefined;
  /** Set once, if the background could not be constructed. */
  #isBroken = false;
  #resolve: (background: Background) => void = () => {};
  #reject: (error: unknown) => void = () => {};

  /** Resolves when the gate is open and all buffered events were passed on. */
  readonly opened = new Promise<Background>((resolve, reject) => {
    this.#resolve = resolve;
    this.#reject = reject;
  });

  /** Handles an event: at once if the gate is open, else when it opens. */
  run(handle: (background: Background) => void): void {
    if (this.#background !== undefined) handle(this.#background);
    else if (!this.#isBroken) this.#buffered.push(handle);
  }

  /**
   * Opens the gate with what `construct` resolves with. If it rejects, the gate stays closed, events are dropped and
   * `opened` rejects.
   */
  open(construct: Promise<Background>): void {
    construct.then(
      (background) => {
        // A handler may add further events.
        for (let next = this.#buffered.shift(); next; next = this.#buffered.shift())
          this.#handle(next, background);
        this.#background = background;
        this.#resolve(background);
      },
      (error) => {
        this.#isBroken = true;
        this.#buffered.length = 0;
        this.#reject(error);
      },
    );
  }

  /** An error in one event's handler must not affect the next event. */
  #handle(handle: (background: Background) => void, background: Background): void {
    try {
      handle(background);
    } catch (error) {
      console.error(error);
    }
  }
}
