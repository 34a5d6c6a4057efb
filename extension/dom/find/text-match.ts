/** Compares texts for `text=`, `label=`, `placeholder=` and role names: substring, exact or regular expression. */

import { collapse } from '../../protocol/collapse';
import { RelayError } from '../../protocol/errors';
import { patternSyntax } from '../../protocol/selectors/patterns';

/** 2: exact match, 1: substring match, 0: no match. */
export type Closeness = 0 | 1 | 2;
export type TextMatcher = (text: string) => Closeness;

/**
 * `Save` finds any text with it in any case, `"Save"` exactly that text, `/sav(e|ing)/i` a regular expression.
 * @throws RelayError bad_selector
 */
export function textMatcher(body: string): TextMatcher {
  const pattern = patternOf(body);
  if (pattern) return (text) => (pattern.test(collapse(text)) ? 2 : 0);
  const quoted = unquote(body);
  if (quoted !== null) {
    const exact = collapse(quoted);
    return (text) => (collapse(text) === exact ? 2 : 0);
  }
  const wanted = collapse(body).toLowerCase();
  return (text) => {
    const given = collapse(text).toLowerCase();
    if (given === wanted) return 2;
    return given.includes(wanted) ? 1 : 0;
  };
}

/** The content of a quoted string with its escapes undone; null when the text is not quoted. */
export function unquote(text: string): string | null {
  const quoted = /^(["'])(.*)\1$/s.exec(text);
  return quoted ? (quoted[2] as string).replace(/\\(.)/gs, '$1') : null;
}

/**
 * The elements that match exactly if there are any, else those that match a substring. Hidden elements count, so that a
 * step waits for an exact match that appears later.
 */
export function closest<Item>(items: Iterable<Item>, closenessOf: (item: Item) => Closeness): Item[] {
  const whole: Item[] = [];
  const part: Item[] = [];
  for (const item of items) {
    const closeness = closenessOf(item);
    if (closeness === 2) whole.push(item);
    else if (closeness === 1) part.push(item);
  }
  return whole.length > 0 ? whole : part;
}

/**
 * The regular expression that `/sav(e|ing)/i` is; null when the text is none.
 * @throws RelayError bad_selector
 */
export function patternOf(body: string): RegExp | null {
  const [, source, flags = ''] = patternSyntax.exec(body) ?? [];
  if (source === undefined) return null;
  try {
    return new RegExp(source, flags.replaceAll('g', ''));
  } catch (error) {
    throw new RelayError(
      'bad_selector',
      `"/${source}/${flags}" is not a regular expression: ${String(error)}`,
    );
  }
}
