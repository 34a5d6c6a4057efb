/** Tells what only repeats the question, such as the heading above its answer. */
import { stopWords } from '../../language/stop-words';
import { wordsOf } from '../../language/words';
import type { Fact } from '../../page/fact';
import type { Question } from '../../question/question';

export function repeats({ text }: Fact, { terms }: Question): boolean {
  const asked = terms.filter(({ start }) => start >= 0);
  const own = wordsOf(text).filter((word) => !stopWords.has(word.text.toLowerCase()));
  return (
    own.length > 0 &&
    !/[.!]$/.test(text) &&
    own.every(({ stem }) => asked.some(({ forms }) => forms.has(stem)))
  );
}
