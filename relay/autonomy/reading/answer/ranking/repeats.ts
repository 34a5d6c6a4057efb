/** Tells what only repeats the question, such as the heading above its answer. */
import { stopWords } from '../../language/stop-words';
import { type Word, wordsOf } from '../../language/words';
import type { Fact } from '../../page/fact';
import type { Question } from '../../question/question';

export function repeats({ text, kind, label }: Fact, { terms, text: question }: Question): boolean {
  const asked = terms.filter(({ start }) => start >= 0);
  const isAsked = ({ stem }: Word) => asked.some(({ forms }) => forms.has(stem));
  // "Which code means that" is answered by the label of what it repeats.
  if (kind === 'value' && /^(?:which|what)\b/i.test(question) && !wordsOf(label).some(isAsked)) return false;
  const own = wordsOf(text).filter((word) => !stopWords.has(word.text.toLowerCase()));
  return own.length > 0 && !/[.!]$/.test(text) && own.every(isAsked);
}
