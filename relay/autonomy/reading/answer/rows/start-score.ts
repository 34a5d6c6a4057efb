/** Scores the day above a programme for a question when one of its rows begins, which has a time of its own. */
import type { Fact } from '../../page/fact';
import type { Question } from '../../question/question';

const asksStart =
  /\bwhen (?:does|do|will|is|are) .*\b(?:play(?:ing)?|start(?:ing)?|begin(?:ning)?|perform(?:ing)?|on(?: stage)?|leav(?:e|ing)|depart(?:ing)?|open(?:ing)?|kick off)\W*$/i;
const startsWithTime = /^(?:[01]?\d|2[0-3])[:.][0-5]\d\b/;
const counts = 0.4;

export function startScore({ kind, label, rowLabel, row }: Fact, { type, text }: Question): number {
  const isDayAbove = kind === 'cell' && label === '' && rowLabel === '' && startsWithTime.test(row);
  return isDayAbove && type === 'moment' && asksStart.test(text) ? -counts : 0;
}
