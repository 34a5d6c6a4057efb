/** Finds what is known by a number: a room, a floor, a platform. */
import { wordsOf } from '../language/words';
import type { Question } from '../question/question';

const number = /^(?:[A-Z]?\d+[a-z]?|[A-Z]|one|two|three|four|five|six|seven|eight|nine|ten)$/;
const ordinal = /^(?:ground|top|first|second|third|fourth|fifth|\d+(?:st|nd|rd|th))$/i;

/** "Room 12" and "third floor", for the question in which room or on which floor. */
export function numberedIn(
  texts: readonly string[],
  { head, type, superlative }: Question,
): string | undefined {
  if (head === undefined || type || superlative) return undefined;
  for (const text of texts) {
    const words = wordsOf(text);
    const found = words.flatMap(({ stem, start, end }, index) => {
      const [before, after] = [words[index - 1], words[index + 1]];
      if (stem !== head) return [];
      if (after && number.test(after.text) && text[after.end] !== '-') {
        const [others = ''] = /^(?:(?:, | or | and |\/)\d+[a-z]?\b)+/i.exec(text.slice(after.end)) ?? [];
        return [text.slice(start, after.end + others.length)];
      }
      return before && ordinal.test(before.text) ? [text.slice(before.start, end)] : [];
    });
    // Of several the text says which.
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}
