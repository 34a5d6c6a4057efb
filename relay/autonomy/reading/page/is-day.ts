/** Tells a date from what happened on it. */
import { spansOf } from '../language/spans';

const maxDayLength = 30;

/** Whether the text is only a date. */
export function isDay(text: string): boolean {
  const [day] = text.length <= maxDayLength ? spansOf('date', text) : [];
  return day !== undefined && day.text.length >= text.length - 2;
}
