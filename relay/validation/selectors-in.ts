/** The selectors in the value of an action whose value is one, has one as its `target`, or is such an object as JSON. */
export function selectorsIn(value: unknown): string[] {
  const object = typeof value === 'string' ? inJson(value) : value;
  const selector =
    typeof object === 'object' && object !== null && 'target' in object ? object.target : object;
  return typeof selector === 'string' ? [selector] : [];
}

function inJson(text: string): unknown {
  try {
    return /^\s*\{/.test(text) ? JSON.parse(text) : text;
  } catch {
    return text;
  }
}
