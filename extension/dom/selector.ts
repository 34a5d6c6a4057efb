// Why: the selector language is read once, in one place, and a mistake in it is pointed at.
import { RelayError } from '../protocol/errors';

type Engine = 'css' | 'text' | 'role' | 'label' | 'placeholder' | 'testid' | 'xpath' | 'ref';

/** What to look for in one document or shadow tree. */
export interface SelectorPart {
  engine: Engine;
  body: string;
  /** This part and all that follow, as they were written. */
  source: string;
}

const prefix = /^(css|text|role|label|placeholder|testid|xpath|ref)=/;

/**
 * Splits `A >>> B` into its parts and tells each one's kind; without a prefix it is CSS, or XPath if it begins with `/`.
 * @throws RelayError bad_selector
 */
export function parseSelector(selector: string): SelectorPart[] {
  const pieces = splitOutsideQuotes(selector, '>>>');
  return pieces.map((piece, index) => {
    const text = piece.trim();
    if (!text)
      throw new RelayError(
        'bad_selector',
        `The selector "${selector}" has nothing ${sideOf(index)} a ">>>".`,
      );
    const engine = prefix.exec(text)?.[1] as Engine | undefined;
    const body = engine ? text.slice(engine.length + 1).trim() : text;
    if (!body)
      throw new RelayError('bad_selector', `The selector "${selector}" has nothing after "${engine}=".`);
    return {
      engine: engine ?? (/^\(*\.{0,2}\//.test(text) ? 'xpath' : 'css'),
      body,
      source: pieces.slice(index).join('>>>').trim(),
    };
  });
}

function sideOf(index: number): string {
  return index === 0 ? 'before' : 'after';
}

/** Splits at `separator` where it stands outside quotes, brackets and parentheses. */
export function splitOutsideQuotes(text: string, separator: string): string[] {
  const pieces: string[] = [];
  let quote = '';
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] as string;
    if (char === '\\') at += 1;
    else if (quote) quote = char === quote ? '' : quote;
    else if ((char === '"' || char === "'") && closesLater(text, char, at)) quote = char;
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

// An apostrophe as in `text=Don't` opens nothing.
function closesLater(text: string, quote: string, at: number): boolean {
  return text.indexOf(quote, at + 1) > 0;
}
