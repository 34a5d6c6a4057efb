const readings = 15;

/**
 * What to add to `performance.now()` for the time of day, in milliseconds. `performance.timeOrigin` is no help: it was
 * taken when each process began, and the system's clock has been adjusted since. So the clock is read at moments when its
 * millisecond changes. Takes `readings` milliseconds.
 */
export function epochOfClock(): number {
  const offsets = Array.from({ length: readings }, () => {
    const before = Date.now();
    let now = before;
    while (now === before) now = Date.now();
    return now - performance.now();
  });
  return offsets.toSorted((one, other) => one - other)[Math.floor(readings / 2)] ?? Number.NaN;
}
