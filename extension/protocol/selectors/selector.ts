/** Parses the selector syntax: engine prefixes and `>>>`. */
import { RelayError } from '../errors';

/** The selector engines; `engine=` is the prefix of a selector part. */
export const engines = ['css', 'text', 'role', 'label', 'placeholder', 'testid', 'xpath', 'ref'] as const;
type Engine = (typeof engines)[number];

/** The part of a selector for one document or shadow tree. */
export interface SelectorPart {
  engine: Engine;
  body: string;
  /** This part and all following parts, as written. */
  source: string;
}

const prefix = new RegExp(`^(${engines.join('|')})\\s*=`);

/**
 * A text part up to the next `>>>`. Quoted texts and patterns may contain `>>>`; quotes within bare words are treated
 * as apostrophes.
 */
const inWords =
  /^\s*(?:text|label|placeholder|testid)\s*=\s*(?:(?:(["'])(?:\\.|(?!\1)[^\\])*\1|\/(?:\\.|[^\\/])+\/[dgimsuvy]*)(?=\s*(?:>>>|$)))?.*?(?=>>>|$)/s;

/**
 * Splits `A >>> B` into its parts with their engines; without a prefix it is CSS, or XPath if it begins with `/`.
 * @throws RelayError bad_selector
 */
export function parseSelector(selector: string): SelectorPart[] {
  const pieces = piecesOf(selector);
  return pieces.map(({ piece, from }, index) => {
    const text = piece.trim();
    if (!text)
      throw new RelayError(
        'bad_selector',
        `The selector "${selector}" has nothing ${index === 0 ? 'before' : 'after'} a ">>>" (part ${index + 1} of ${pieces.length}).`,
      );
    const [beginning = '', engine] = (prefix.exec(text) ?? []) as [string?, Engine?];
    const body = text.slice(beginning.length).trim();
    if (!body)
      throw new RelayError('bad_selector', `The selector "${selector}" has nothing after "${engine}=".`);
    return {
      engine: engine ?? (/^\(*\.{0,2}\//.test(text) ? 'xpath' : 'css'),
      body,
      source: selector.slice(from).trim(),
    };
  });
}

/** What stands between each `>>>`, and where it begins. */
function piecesOf(selector: string): { piece: string; from: number }[] {
  const pieces: { piece: string; from: number }[] = [];
  for (let from = 0; from <= selector.length; ) {
    const rest = selector.slice(from);
    const piece = inWords.exec(rest)?.[0] ?? splitOutsideQuotes(rest, '>>>', 1)[0] ?? '';
    pieces.push({ piece, from });
    from += piece.length + 3;
  }
  return pieces;
}

/** The longest prefix of the text for which `check` does not throw. */
export function errorPosition(text: string, check: (start: string) => unknown): string {
  for (let length = text.length - 1; length > 0; length -= 1) {
    const start = text.slice(0, length);
    if (start.trim() !== start) continue;
    try {
      check(start);
    } catch {
      continue;
    }
    return `goes wrong after "${start}", at "${text.slice(length).trim()}" (character ${length + 1})`;
  }
  return 'goes wrong at its first character';
}

/** Splits at each `separator` outside quotes, brackets and parentheses. @param max of the pieces, the first of which are wanted */
export function splitOutsideQuotes(text: string, separator: string, max = Infinity): string[] {
  const pieces: string[] = [];
  let quote = '';
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length && pieces.length < max; at += 1) {
    const char = text[at] as string;
    if (char === '\\') at += 1;
    else if (quote) quote = char === quote ? '' : quote;
    else if ((char === '"' || char === "'") && opens(text, char, at)) quote = char;
    else if (char === '[' || char === '(') depth += 1;
    else if (char === ']' || char === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && text.startsWith(separator, at)) {
      pieces.push(text.slice(from, at));
      from = at + separator.length;
      at = from - 1;
    }
  }
  pieces.push(text.slice(from));
  return pieces;
}

// An apostrophe as in `role=link[name=Don't]` opens no quotation.
function opens(text: string, quote: string, at: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && text.indexOf(quote, at + 1) > 0;
}
