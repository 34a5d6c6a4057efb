/** Tells what only repeats the question, such as the heading above its answer. */
import { stopWords } from '../../language/stop-words';
import { type Word, wordsOf } from '../../language/words';
import type { Fact } from '../../page/fact';
import type { Question } from '../../question/question';

export function repeats(fact: Fact, question: Question): boolean {
  // "Weight (kg)" says no more than "Weight".
  const text = fact.text.replace(/ \([^()\d\s]{1,12}\)$/, '');
  return !isAnsweredByLabel(fact, question) && !/[.!]$/.test(text) && isAllAsked(text, question);
}

/** "Which code means that" is answered by the label of what repeats the question. */
export function isAnsweredByLabel({ kind, label, text }: Fact, question: Question): boolean {
  if (kind !== 'value' || question.type || !/^(?:which|what)\b/i.test(question.text)) return false;
  return isAllAsked(text, question) && !wordsOf(label).some((word) => isAsked(word, question));
}

/** "5: holding folder not writable", for the question which code says that. */
export function isCodeOfMeaning({ label, text }: Fact, { type, text: asked }: Question): boolean {
  const isCode = /^[\p{L}-]{0,8}\d{1,5}$/u.test(label) && !/\d/.test(text);
  return !type && isCode && /\b(?:which|what) (?:[\w-]+ )?(?:code|number|status)\b/i.test(asked);
}

function isAllAsked(text: string, question: Question): boolean {
  const own = wordsOf(text).filter((word) => !stopWords.has(word.text.toLowerCase()));
  return own.length > 0 && own.every((word) => isAsked(word, question));
}

function isAsked({ stem }: Word, { terms }: Question): boolean {
  return terms.some(({ start, forms }) => start >= 0 && forms.has(stem));
}
