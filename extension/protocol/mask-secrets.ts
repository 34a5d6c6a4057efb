/** Replaces the values of secrets in text by `{{name}}`; relay and extension mask by this one rule. */

/** Replaces each value of a secret by `{{name}}`. */
export type Mask = (text: string) => string;

/** A shorter value is part of many words that are not it, so it is replaced only where it is a whole word. */
const minFreeLength = 6;

/**
 * Element refs of a snapshot, `[e12]` and `ref=e12`: they stay usable whatever a secret's value is. The pattern is narrow,
 * because a page could write a value in this form so that it is not masked.
 */
const elementRef = /(\[(?:f\d{1,6})?e\d{1,6}\]|\bref=(?:f\d{1,6})?e\d{1,6}\b)/;

/**
 * Replaces a value as it is, URL-encoded and JSON-escaped, the longest first, because a value can be part of another.
 * @param secrets values by name
 */
export function maskSecrets(secrets: Readonly<Record<string, string>>): Mask {
  const forms = Object.entries(secrets)
    .flatMap(([name, value]) => formsOf(value).map((form) => ({ mark: `{{${name}}}`, form })))
    .sort((one, other) => other.form.length - one.form.length)
    .map(({ mark, form }) => ({ replace: splitAt(patternOf(form), mark), hasRef: elementRef.test(form) }));
  if (forms.length === 0) return (text) => text;
  // A value that contains something like a ref would not be found any more once the text is split at its refs.
  const withRefs = forms.filter(({ hasRef }) => hasRef).map(({ replace }) => replace);
  const others = forms.filter(({ hasRef }) => !hasRef).map(({ replace }) => replace);
  const steps: SplitPiece[] = [...withRefs, (piece) => piece.split(elementRef), ...others];
  // Pieces at odd places are element refs and marks, which stay as they are.
  return (text) =>
    steps
      .reduce(
        (pieces, split) => pieces.flatMap((piece, index) => (index % 2 === 1 ? [piece] : split(piece))),
        [text],
      )
      .join('');
}

/** Splits a piece of text into an odd number of pieces, every second of which stays as it is. */
type SplitPiece = (piece: string) => string[];

function splitAt(pattern: RegExp, mark: string): SplitPiece {
  return (piece) => piece.split(pattern).flatMap((part, index) => (index === 0 ? [part] : [mark, part]));
}

/** `value` with `change` made to every string in it, at any depth; for values that come from JSON. */
export function mapStrings<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((one) => mapStrings(one, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, mapStrings(one, change)]),
  ) as Value;
}

function formsOf(value: string): string[] {
  return [...new Set([value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)])];
}

function patternOf(form: string): RegExp {
  const literal = form.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const isFree = form.length >= minFreeLength;
  return new RegExp(isFree ? literal : String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, 'u');
}
