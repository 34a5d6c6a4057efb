/** Puts spaces between the inline elements of a text that only its style holds apart: "12:00Team lunch". */
import type { Passage } from './page';

/** Shorter parts may belong to a word: "CO₂", "H" in another colour. */
const minPart = 3;

export function spacedText({ text, parts = [] }: Pick<Passage, 'text' | 'parts'>): string {
  let spaced = '';
  let rest = 0;
  let before = '';
  for (const part of parts) {
    const start = text.indexOf(part, rest);
    if (start < 0) return text;
    const isGlued = start === rest && isApart(before, part);
    spaced += `${text.slice(rest, start)}${isGlued ? ' ' : ''}${part}`;
    rest = start + part.length;
    before = part;
  }
  return spaced + text.slice(rest);
}

function isApart(before: string, part: string): boolean {
  const isLong = before.length >= minPart && part.length >= minPart;
  return isLong && /[\p{L}\p{N})]$/u.test(before) && /^[\p{L}\p{N}(]/u.test(part);
}
