/** Finds JSON in a model's text, between words, in code fences and after its reasoning. */

/** Enough for any answer; longer text is not searched to its end. */
const maxChars = 100_000;
const maxStarts = 200;

/** The outermost JSON objects and arrays in a text, in order. Reasoning (`<think>`) is left out. */
export function jsonIn(text: string): unknown[] {
  const shown = text.replace(/<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/g, '').slice(0, maxChars);
  const found: unknown[] = [];
  let starts = 0;
  for (let at = nextStart(shown, 0); at !== -1 && starts < maxStarts; starts += 1) {
    const end = endOf(shown, at);
    const value = end === -1 ? undefined : parse(shown.slice(at, end));
    if (value !== undefined) found.push(value);
    at = nextStart(shown, value === undefined ? at + 1 : end);
  }
  return found;
}

function nextStart(text: string, from: number): number {
  const offset = text.slice(from).search(/[{[]/);
  return offset === -1 ? -1 : from + offset;
}

/** The index behind the bracket that closes the one at `start`; -1 when none does. */
function endOf(text: string, start: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < text.length; at += 1) {
    const char = text[at];
    if (quoted) {
      if (char === '\\') at += 1;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

/** Of a text that is JSON and nothing else; undefined otherwise. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
