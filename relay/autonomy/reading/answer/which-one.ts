/** Questions for the one of several things that has something: "which plan includes breakdown help". */
import type { Fact } from '../page/fact';
import type { Question } from '../question/question';
import { precision, presence } from './match';
import { stemsOf } from './stems';

export function asksWhich({ text, head, type }: Question): boolean {
  return (head !== undefined && !type) || /^(?:which|who)\b/i.test(text);
}

/** "Family flat" may answer "which flat". */
export const negative = /^(?:no|none|never|not .*|[✗✘×❌–—-])$/i;

const having =
  /^(?:which|what) [\w-]+ (?:has|have|includes?|offers?|covers?|supports?|comes?|allows?|contains?|gets?|provides?|with)\b/i;

/** Whether a table says in this cell if its column, such as a plan, has what the question asks about. */
export function isOfColumn({ kind, label, rowLabel }: Fact, question: Question): boolean {
  if (kind !== 'cell' || question.type || !having.test(question.text) || label === '') return false;
  return precision(rowLabel, question) >= 0.9 && precision(label, question) === 0;
}

/** Whether another cell of the row, or none, has what the question asks its column for: telephone of "e-mail and telephone". */
export function lacksInColumn(fact: Fact, question: Question): boolean {
  if (!isOfColumn(fact, question)) return false;
  const [row, own] = [stemsOf(fact.rowLabel), stemsOf(fact.text)];
  return question.terms.some(
    (term) =>
      term.start >= 0 &&
      term.stem !== question.head &&
      term.weight >= 1 &&
      presence(term, row) === 0 &&
      presence(term, own) === 0,
  );
}

export function sharesWords(text: string, question: Question): boolean {
  const stems = stemsOf(text);
  return question.terms.some(
    (term) => term.start >= 0 && term.stem !== question.head && presence(term, stems) > 0,
  );
}
