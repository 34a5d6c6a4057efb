/** Finds what is known by a number: a room, a floor, a platform. */
import { wordsOf } from '../language/words';
import type { Question } from '../question/question';

const number = /^(?:[A-Z]?\d+[a-z]?|[A-Z]|one|two|three|four|five|six|seven|eight|nine|ten)$/;
const ordinal = /^(?:ground|top|first|second|third|fourth|fifth|\d+(?:st|nd|rd|th))$/i;

/** "Room 12" and "third floor", for the question in which room or on which floor. */
export function numberedIn(texts: readonly string[], { head, type, superlative }: Question): string | undefined {
  if (head === undefined || type || superlative) return undefined;
  for (const text of texts) {
    const words = wordsOf(text);
    const at = words.findIndex(
      ({ stem }, index) =>
        stem === head &&
        (number.test(words[index + 1]?.text ?? '') || ordinal.test(words[index - 1]?.text ?? '')),
    );
    const [before, noun, after] = [words[at - 1], words[at], words[at + 1]];
    if (!noun) continue;
    if (after && number.test(after.text)) return text.slice(noun.start, after.end);
    if (before && ordinal.test(before.text)) return text.slice(before.start, noun.end);
  }
  return undefined;
}
