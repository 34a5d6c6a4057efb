/** The badge on the toolbar button: how many windows are driven, or that the user has paused tabrelay. */

export class Badge {
  /** Written by `setWindows` and `setPaused`; starts again with each worker. */
  #windows = 0;
  #isPaused = false;
  /** The tooltip that is shown now. */
  #shown = '';

  /** @param show sets text and tooltip of the toolbar button; it is not waited for. */
  constructor(private readonly show: (badge: { text: string; title: string }) => Promise<void>) {}

  setWindows(count: number): void {
    this.#windows = count;
    this.#update();
  }

  setPaused(on: boolean): void {
    this.#isPaused = on;
    this.#update();
  }

  #update(): void {
    const count = this.#windows;
    const text = this.#isPaused ? 'II' : count > 0 ? String(count) : '';
    const driven = count === 1 ? '1 window is driven' : `${count} windows are driven`;
    const title = `tabrelay: ${this.#isPaused ? 'paused' : driven}`;
    if (this.#shown === title) return;
    this.#shown = title;
    // An error here must not affect a session.
    this.show({ text, title }).catch(() => undefined);
  }
}
