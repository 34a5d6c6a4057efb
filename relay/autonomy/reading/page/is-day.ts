/** Tells a date from what happened on it. */
import { spansOf } from '../language/spans/spans';

const maxDayLength = 30;

/** Whether the text is only a date. */
export function isDay(text: string): boolean {
  const [day] = text.length <= maxDayLength ? spansOf('date', text) : [];
  return day !== undefined && day.text.length >= text.length - 2;
}

const maxMomentLength = 40;

/** Whether nearly all of the text is a date, a time or both, as above what happened then. */
export function isDateOrTime(text: string): boolean {
  const [moment] = text.length <= maxMomentLength ? spansOf('moment', text) : [];
  return moment !== undefined && moment.text.length > 0.8 * text.length;
}
