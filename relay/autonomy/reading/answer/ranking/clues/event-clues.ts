/** Tells the day of what the page is about by its label: "Date" below the name of the trip. */
import type { Fact } from '../../../page/fact';
import { labelledValue } from '../../../page/labelled-value';
import { asksWhen } from '../../../question/asks-when';
import type { Question } from '../../../question/question';

const asked =
  /^(?:(?:and|so) )?(?:when(?:['’]s| is| are| was| were| will)|(?:on )?(?:what|which) (?:day|date) (?:is|are|was)|what(?:['’]s| is| was) the date of) (?:the|my|our|your|this)\b/i;
const ofDay = /^(?:dates?|when|day|date (?:and|&) time|takes place(?: on)?)$/i;

/** Whether it is the date of an event that is asked for without anything that happens in it. */
export function isDateOfEvent({ kind, label, text }: Fact, question: Question): boolean {
  // A column of days has those of other things too.
  if (kind === 'cell' || !asksWhen(question) || !asked.test(question.text)) return false;
  const isPlain = question.terms.every(
    ({ start, isOfType, maxIfAbsent }) => start < 0 || isOfType || maxIfAbsent > 1,
  );
  return isPlain && ofDay.test(kind === 'sentence' ? labelledValue(text).label : label);
}
