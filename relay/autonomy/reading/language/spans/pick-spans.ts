/** Makes spans of matches and names, and picks of those that overlap. */
import type { Name, Span } from './names';

/** The name as a span, if names of its kind may be one. */
export function ofKind(name: Name, certainty: Partial<Record<Name['kind'], number>>): Span[] {
  const value = certainty[name.kind];
  return value === undefined ? [] : [{ ...name, certainty: value }];
}

export function matches(pattern: RegExp, text: string, certainty = 1): Span[] {
  return [...text.matchAll(pattern)].map((match) => {
    const words = match[0].trim();
    const start = match.index + match[0].indexOf(words);
    return { text: words, start, end: start + words.length, certainty };
  });
}

/** Of overlapping spans the longest; `weaker` ones only where there is no other. */
export function longest(spans: Span[], weaker: Span[] = []): Span[] {
  const kept: Span[] = [];
  const byLength = spans.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  for (const span of [...byLength, ...weaker])
    if (!kept.some((other) => span.start < other.end && other.start < span.end)) kept.push(span);
  return kept.sort((a, b) => a.start - b.start);
}
