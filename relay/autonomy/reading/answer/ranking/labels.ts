/** Compares the labels of values and cells with a question. */
import type { Span } from '../../language/spans/names';
import type { Fact } from '../../page/fact';
import type { Question, Term } from '../../question/question';
import { agreement, presence } from '../match';
import { stemsOf } from '../stems';

const leastOfType = 0.3;

/** How many words of the question the label has. */
export function wordsShared(label: string, { terms }: Question): number {
  const stems = stemsOf(label);
  return terms.filter((term) => term.start >= 0 && presence(term, stems) === 1).length;
}

/** Whether the label is a title with a name of the question, and what follows is not of the type. */
export function isTitle({ label }: Fact, { terms, type }: Question, spans: readonly Span[]): boolean {
  if (type === undefined || spans.some(({ certainty }) => certainty > leastOfType)) return false;
  const stems = stemsOf(label);
  return terms.some((term) => term.isName && presence(term, stems) > 0);
}

/** Tells of a word of the question whether it names another column than that of the cell. */
export function columnsAsked({ label, rowLabel, otherColumns }: Fact): (term: Term) => boolean {
  if (otherColumns === undefined) return () => false;
  const [own, others] = [stemsOf(`${label} ${rowLabel}`), stemsOf(otherColumns)];
  return (term) => presence(term, others) > 0 && presence(term, own) === 0;
}

/** Whether two labels have the same words, or synonyms of them. */
export function saysTheSame(label: string, noun: string): boolean {
  const [here, there] = [[...stemsOf(label)], [...stemsOf(noun)]];
  const isIn = (stem: string, stems: readonly string[]) => stems.some((one) => agreement(stem, one) >= 0.8);
  return here.length > 0 && here.every((one) => isIn(one, there)) && there.every((one) => isIn(one, here));
}
