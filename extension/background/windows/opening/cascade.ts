/** Each window is placed this much lower and further right than the one before. */
const stepPx = 32;
const length = 12;

/** Places new windows so that a strip of each stays uncovered; the browser does not draw a fully covered window. */
export class Cascade {
  /** Counts up with each window; starts again with each worker. */
  #opened = 0;

  next(): { left: number; top: number } {
    this.#opened += 1;
    const offset = stepPx * (this.#opened % length);
    return { left: offset, top: offset };
  }
}
