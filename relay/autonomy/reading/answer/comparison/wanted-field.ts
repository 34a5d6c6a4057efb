/** Finds what a question asks for in the row that a comparison found. */
import { spansOf } from '../../language/spans/spans';
import { wordsOf } from '../../language/words';
import { isDay } from '../../page/is-day';
import type { Field, Row } from '../../page/listings';
import type { Question } from '../../question/question';
import { precision } from '../match';

const timeOfDay = /^\d{1,2}[:.]\d\d$/;

/** The field of the row that the question asks for. */
export function wantedOf({ key, fields }: Row, compared: Field, question: Question): string {
  const nounStems = wordsOf(question.noun).map(({ stem }) => stem);
  const byNoun = fields
    .concat(key)
    .find(
      ({ label }) =>
        label !== '' &&
        label !== compared.label &&
        wordsOf(label).some(({ stem }) => nounStems.includes(stem)),
    );
  if (byNoun) return byNoun.text;
  const day = question.type === 'date' ? fields.find(({ text }) => isDay(text)) : undefined;
  if (day) return day.text;
  const ranked = fields
    .filter((field) => field !== compared && field.label !== '')
    .map((field) => ({ field, fit: precision(field.label, question) }))
    .sort((a, b) => b.fit - a.fit);
  const [best] = ranked;
  if (best && best.fit > 0.5 && !/^(?:which|what)\b/i.test(question.text)) return best.field.text;
  // "Last boat from Dunmore", without a word for what is asked.
  const isTime = question.superlative?.kind === 'date' && timeOfDay.test(compared.text);
  if (!question.type && isTime && !/^(?:which|who|what)\b/i.test(question.text)) return compared.text;
  if (
    question.type &&
    question.type !== 'person' &&
    question.type !== 'place' &&
    question.type !== 'organization'
  ) {
    if (spansOf(question.type, compared.text).length > 0 && !/^(?:which|who)\b/i.test(question.text))
      return compared.text;
  }
  return key.text;
}
