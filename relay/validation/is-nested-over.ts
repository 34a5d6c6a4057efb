/** Whether lists and objects of parsed JSON are inside each other more than `maxDepth` deep. Does not call itself. */
export function isNestedOver(input: unknown, maxDepth: number): boolean {
  let level = [input].filter(isNest);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === maxDepth) return true;
    level = level.flatMap((nest) => Object.values(nest).filter(isNest));
  }
  return false;
}

function isNest(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
