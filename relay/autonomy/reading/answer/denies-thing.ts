/** Tells where a text says that there is none of what a question asks about: "4th of 5 (no lift)". */
import { wordsOf } from '../language/words';
import type { Question } from '../question/question';
import { thing } from './least';
import { presence } from './match';

export function deniesThing(text: string, { terms }: Question): boolean {
  const words = wordsOf(text);
  return words.some(({ text: word }, index) => {
    const next = words[index + 1];
    if (!/^(?:no|without)$/i.test(word) || next === undefined) return false;
    return terms.some(
      (term) =>
        term.start >= 0 &&
        !term.isName &&
        term.maxIfAbsent >= thing &&
        presence(term, new Set([next.stem])) === 1,
    );
  });
}
