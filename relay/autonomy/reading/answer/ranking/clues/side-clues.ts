/** Compares whose act a question asks about with whose a statement tells of: the reader is "I" there and "you" here. */
import type { Fact } from '../../../page/fact';
import type { Question } from '../../../question/question';

const asksOfReader = /\b(?:do|does|did|can|could|must|should|may|will|would|have|am|are) (?:I|we)\b/;
const tellsOfOthers = /^(?:[\d.]+ )?[Ww]e(?:['’](?:ll|ve|re|d))? /u;

/** Whether it tells what the other side does: "We give notice of 28 days", where the reader asks of their own. */
export function isOfOtherSide({ kind, text }: Fact, { text: asked, type }: Question): boolean {
  return type !== undefined && kind !== 'cell' && asksOfReader.test(asked) && tellsOfOthers.test(text);
}
