/** The names of days and months, in small letters. */

/** Monday first. */
export const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
export const monthNames =
  'january february march april may june july august september october november december'.split(' ');
/** Their first three letters. */
export const shortMonths = monthNames.map((name) => name.slice(0, 3));

/** With capital letters, as a text has them. */
export const writtenWeekdays = weekdays.map(capitalised);
export const writtenMonths = monthNames.map(capitalised);

function capitalised(name: string): string {
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}

/** A month in full or in short, as a part of a pattern: `(?:jan(?:uary)?|…)`. September has two short forms. */
export function monthPattern(names: readonly string[]): string {
  const forms = names.map((name) => {
    const length = /^sept/i.test(name) ? 4 : 3;
    const rest = name.slice(length);
    return `${name.slice(0, length)}${length > 3 ? '?' : ''}${rest && `(?:${rest})?`}`;
  });
  return `(?:${forms.join('|')})`;
}
