import { collapse } from '../../../protocol/collapse';

/** In the languages of the words for effects. */
const seconds =
  's|secs?|seconds?|secondes?|secondi|secondo|seconden|sek|sekund[aey]?|sekunden|segs?|segundos?|sn|saniye';
const minutes = 'mins?|minutes?|minuten|minut[aeoiy]?|minutos|minuut|dk|dakika';
/** Of these alone a clock shows few that change soon, and pages many that do not: "3 days", "500 m". */
const longer = 'd|days?|tagen?|tage?|jours?|d[ií]as?|giorn[oi]|dag|dagen|dni|dzie[nń]';
const hours = 'h|hours?|hrs?|horas?|heures?|or[ae]|uur|uren|std|stunden?|godz|godzin[ay]?';
const before = `(?:\\d{1,4}\\s?(?:${longer}|${hours}|m)\\.?,? ?){0,3}`;
/** More is no time that is left, but a number of them: "1000 minutes". */
const counted = `\\d{1,3}\\s?(?:${seconds})|\\d{1,2}\\s?(?:${minutes})`;
const times = new RegExp(`(?<![\\d.,])(?:\\d{1,4}(?::\\d\\d){1,3}|${before}(?:${counted})(?!\\p{L}))`, 'giu');

/** A text without what a clock changes in it. */
export function withoutTimes(text: string): string {
  return collapse(text).replace(times, '');
}
