/** Converts dates and times in words to the format of a date or time field. */
import * as chrono from 'chrono-node';

/** A date or time in the form that a field of this type takes; the words themselves where they are neither. */
export function asFieldValue(words: string, type: string | undefined): string {
  if (/^\{\{/.test(words)) return words;
  if (type === 'date') return isoDate(words) ?? words;
  if (type === 'time') return clock(words) ?? words;
  if (type === 'month') return (/^\d{4}-\d{2}$/.test(words) ? words : isoDate(words)?.slice(0, 7)) ?? words;
  if (type === 'datetime-local') {
    if (/^\d{4}-\d{2}-\d{2}T/.test(words)) return words;
    const [date, time] = [isoDate(words), clock(words)];
    return date && time ? `${date}T${time}` : words;
  }
  return words;
}

/** `2014-03-18` for `03/18/2014`, `18 March 2014`, `March 18th, 2014`, `tomorrow`. */
export function isoDate(words: string): string | undefined {
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(words);
  if (iso) return iso[0];
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(words.trim());
  if (dotted) return `${dotted[3]}-${dotted[2]?.padStart(2, '0')}-${dotted[1]?.padStart(2, '0')}`;
  const [parsed] = chrono.parse(words);
  if (!parsed?.start.isCertain('day')) return undefined;
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
