/** How large a caller's JSON Schema may be: by number and depth of its parts, whatever they mean. */

const maxParts = 10_000;
const maxDepth = 50;

/** What a schema must be, for an error message. */
export const boundsExpected = `expected a JSON Schema of at most ${maxParts.toLocaleString('en')} parts, nested at most ${maxDepth} deep`;

/** Whether the value is within the bounds. Does not recurse, so that no depth is too much for it. */
export function isWithinBounds(schema: unknown): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value: schema, depth: 0 }];
  let parts = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    parts += 1;
    if (parts > maxParts || depth > maxDepth) return false;
    if (typeof value !== 'object' || value === null) continue;
    for (const part of Object.values(value)) waiting.push({ value: part, depth: depth + 1 });
  }
  return true;
}
