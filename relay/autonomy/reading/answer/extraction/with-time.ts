/** Adds to a day the time, and to a time the day, that stand beside it in a row. */
import { spansOf } from '../../language/spans/spans';
import type { Fact } from '../../page/fact';

const maxLength = 120;

/** A day with the time in the next cell of its row, and a time with the day before it. */
export function withTime({ text, row: others, quotes: [row = ''] }: Fact): string {
  const at = row.indexOf(text);
  if (text.length > maxLength) return text.slice(0, maxLength);
  // A cell over several rows stands only in the first of them.
  const [time] = spansOf('time', others);
  if (at < 0) return time ? `${text} ${time.text}` : text;
  const [rest, head] = [row.slice(at + text.length), row.slice(0, at)];
  const isTime = (part: string) => spansOf('time', part).length > 0;
  const next = spansOf('time', rest)[0];
  if (!isTime(text) && next && rest.slice(0, next.start).trim() === '')
    return row.slice(at, at + text.length + next.end);
  const before = spansOf('date', head).at(-1);
  if (isTime(text) && before && head.slice(before.end).trim() === '')
    return row.slice(before.start, at + text.length);
  return text;
}
