/** Of every window of ours a strip is to stay uncovered, for the browser does not draw one that is covered. */

/** Each window lies this much lower and further right than the one before. */
const stepPx = 32;
const length = 12;

/** Where the next window is to lie. */
export type Cascade = () => { left: number; top: number };

export function createCascade(): Cascade {
  let opened = 0;
  return () => {
    opened += 1;
    const offset = stepPx * (opened % length);
    return { left: offset, top: offset };
  };
}
