/** Collects the text of a passage, and what its inline elements say about its parts. */
import type { Passage } from './passage';

interface Piece {
  text: string;
  /** Pieces of one element share it; what follows an inline element has another. */
  run: number;
  struck: boolean;
  link: Element | undefined;
}

/** Longer texts are prose, whose inline elements stand for nothing but emphasis. */
const maxLengthWithParts = 200;
const maxParts = 8;

export class PassageText {
  #pieces: Piece[] = [];
  #run = 0;
  /** How many of the elements around the next piece are struck out. */
  #struck = 0;
  #links: Element[] = [];

  add(text: string): void {
    const link = this.#links.at(-1);
    this.#pieces.push({ text, run: this.#run, struck: this.#struck > 0, link });
  }

  /** Adds what `read` adds as a part of its own. */
  within(element: Element, isStruck: boolean, read: () => void): void {
    const isLink = element.localName === 'a';
    this.#run += 1;
    if (isStruck) this.#struck += 1;
    if (isLink) this.#links.push(element);
    read();
    if (isLink) this.#links.pop();
    if (isStruck) this.#struck -= 1;
    this.#run += 1;
  }

  break(): void {
    this.add('\n');
    this.#run += 1;
  }

  /** What was added since the last call, if that is any text. */
  take(): Pick<Passage, 'text' | 'parts' | 'struck' | 'links'> | undefined {
    const pieces = this.#pieces;
    this.#pieces = [];
    const text = tidy(pieces.map((piece) => piece.text).join(''));
    if (!text) return undefined;
    const parts = text.length > maxLengthWithParts ? [] : joined(pieces, ({ run }) => run);
    const struck = joined(
      pieces.filter((piece) => piece.struck),
      ({ run }) => run,
    );
    const worded = pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece.text));
    const links = new Set(worded.map(({ link }) => link));
    return {
      text,
      ...(parts.length > 1 && parts.length <= maxParts && { parts }),
      ...(struck.length > 0 && { struck }),
      ...(links.size > 0 && !links.has(undefined) && { links: links.size }),
    };
  }

  /** Reads something else, and then goes on with what was added before. */
  aside<Result>(read: () => Result): Result {
    const kept = this.#pieces;
    this.#pieces = [];
    const result = read();
    this.#pieces = kept;
    return result;
  }
}

/** The texts of pieces in a row that have the same key. */
function joined(pieces: readonly Piece[], key: (piece: Piece) => unknown): string[] {
  const found: { key: unknown; text: string }[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    if (last && last.key === key(piece)) last.text += piece.text;
    else found.push({ key: key(piece), text: piece.text });
  }
  return found.map(({ text }) => tidy(text)).filter((text) => /[\p{L}\p{N}]/u.test(text));
}

/** White space is collapsed, line breaks are kept. */
export function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();
}
