/** Cuts a long text so that what the task names stays in it: the day of signing in, far down in an opened row. */
import { wordsOf } from '../words';
import { isContent } from './clauses/clause-content';

const pieces = /[\p{L}\p{N}]+/gu;

/** Its beginning, and the part behind that which has most words of the prompt. */
export function excerptFor(prompt: string, text: string, chars: number): string {
  if (text.length <= chars) return text;
  const told = new Set(wordsOf(prompt).filter((word) => isContent(word) || /^\d{2,}$/.test(word)));
  const half = Math.floor(chars / 2);
  const places = [...text.matchAll(pieces)]
    .filter(({ 0: piece, index }) => index >= half && wordsOf(piece).some((word) => told.has(word)))
    .map(({ index }) => index);
  const countFrom = (start: number) => places.filter((at) => at >= start && at < start + half).length;
  const [best] = [...places].sort((one, other) => countFrom(other) - countFrom(one));
  return best === undefined || best === half
    ? text
    : `${text.slice(0, half - 3).trimEnd()} … ${text.slice(best)}`;
}
