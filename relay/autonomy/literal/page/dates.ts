/** Converts dates and times in words to the format of a date or time field. */
import * as chrono from 'chrono-node';

/**
 * A date or time in the form that a field of this type takes; the words themselves where they are neither.
 * @returns undefined for words that are two dates, such as 5/6/2024
 */
export function asFieldValue(words: string, type: string | undefined): string | undefined {
  if (/^\{\{/.test(words) || !/^(?:date|time|month|datetime-local)$/.test(type ?? '')) return words;
  if (type === 'time') return clock(words) ?? words;
  if (type === 'month' && /^\d{4}-\d{2}$/.test(words)) return words;
  if (/^\d{4}-\d{2}-\d{2}(?:T.*)?$/.test(words)) return words;
  if (isAmbiguous(words)) return undefined;
  const date = isoDate(words);
  if (type === 'date' || date === undefined) return date ?? words;
  if (type === 'month') return date.slice(0, 7);
  const time = clock(words);
  return time ? `${date}T${time}` : words;
}

/** Day and month cannot be told apart. */
function isAmbiguous(words: string): boolean {
  const [, one, other] = /^\s*(\d{1,2})[/-](\d{1,2})[/-]\d{2,4}\b/.exec(words) ?? [];
  return one !== undefined && Number(one) <= 12 && Number(other) <= 12 && Number(one) !== Number(other);
}

/** `2014-03-18` for `18.3.2014`, `18 March 2014`, `March 18th, 2014`, `tomorrow`; never with a year that is not said. */
function isoDate(words: string): string | undefined {
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(words.trim());
  if (dotted) return `${dotted[3]}-${dotted[2]?.padStart(2, '0')}-${dotted[1]?.padStart(2, '0')}`;
  const [parsed, ...more] = chrono.parse(words);
  if (
    !parsed ||
    more.length > 0 ||
    parsed.text.trim() !== words.trim() ||
    !parsed.start.isCertain('day') ||
    !parsed.start.isCertain('year')
  )
    return undefined;
  const part = (name: 'year' | 'month' | 'day', length: number) =>
    String(parsed.start.get(name)).padStart(length, '0');
  return `${part('year', 4)}-${part('month', 2)}-${part('day', 2)}`;
}

/** `16:38` for `4:38 PM`. */
function clock(words: string): string | undefined {
  const match = /\b(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m\b|\b(\d{1,2}):(\d{2})\b/i.exec(words);
  if (!match) return undefined;
  const half = match[3]?.toLowerCase();
  const hour = half ? (Number(match[1]) % 12) + (half === 'p' ? 12 : 0) : Number(match[4]);
  return `${String(hour).padStart(2, '0')}:${match[2] ?? match[5] ?? '00'}`;
}
