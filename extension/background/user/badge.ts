/** The badge on the toolbar button: that something waits for approval, that tabrelay is paused, or how many windows are driven. */

/** The browser draws the toolbars of all its windows: what opens a window goes first. */
const showWindowsAfterMs = 150;

export class Badge {
  /** Written by the methods `set...`; starts again with each worker. */
  #windows = 0;
  #isPaused = false;
  #approvals = 0;
  /** The tooltip that is shown now. */
  #shown = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param show sets text and tooltip of the toolbar button; it is not waited for. */
  constructor(private readonly show: (badge: { text: string; title: string }) => Promise<void>) {}

  setWindows(count: number): void {
    this.#windows = count;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#update(), showWindowsAfterMs);
  }

  setPaused(on: boolean): void {
    this.#isPaused = on;
    this.#update();
  }

  setApprovals(waiting: number): void {
    this.#approvals = waiting;
    this.#update();
  }

  #update(): void {
    const count = this.#windows;
    const text = this.#isPaused ? 'II' : this.#approvals > 0 ? '!' : count > 0 ? String(count) : '';
    const driven = count === 1 ? '1 window is driven' : `${count} windows are driven`;
    const acts = this.#approvals === 1 ? '1 act waits' : `${this.#approvals} acts wait`;
    const waiting = this.#approvals > 0 ? `, ${acts} for your approval` : '';
    const title = `tabrelay: ${this.#isPaused ? 'paused' : driven}${waiting}`;
    if (this.#shown === title) return;
    this.#shown = title;
    // An error here must not affect a session.
    this.show({ text, title }).catch(() => undefined);
  }
}
