/** Cuts a long text so that what the task names stays in it: the day of signing in, far down in an opened row. */
import { wordsOf } from '../words';
import { isContent } from './clauses/clause-content';

const pieces = /[\p{L}\p{N}]+/gu;

/** Its beginning, and the part from the first word behind that which the prompt has too. */
export function excerptFor(prompt: string, text: string, chars: number): string {
  if (text.length <= chars) return text;
  const told = new Set(wordsOf(prompt).filter((word) => isContent(word) || /^\d+$/.test(word)));
  const half = Math.floor(chars / 2);
  const isTold = ([piece]: RegExpExecArray) => wordsOf(piece).some((word) => told.has(word));
  const found = [...text.matchAll(pieces)].find((piece) => piece.index >= half && isTold(piece));
  if (!found || found.index + found[0].length < chars) return text;
  return `${text.slice(0, half).trimEnd()} … ${text.slice(found.index)}`;
}
