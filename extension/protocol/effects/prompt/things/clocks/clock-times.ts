/** Reads times of day in the ways in which tasks and pages write them: "3 pm", "15:00", "noon". */
import { smallNumbers } from '../../../../small-numbers';
import { folded } from '../../../words';

export interface ClockTime {
  /** Minutes since midnight; two where nothing says which half of the day is meant. */
  minutes: readonly number[];
  /** It can only be of a clock with 24 hours. */
  isOf24: boolean;
  /** As it was written, folded. */
  written: string;
  /** The text before it and behind it, folded. */
  before: string;
  behind: string;
}

const hour = '(?<![\\d:.,/])(?<hours>[01]?\\d|2[0-4])';
const minute = '(?<minutes>[0-5]\\d)';
const half = '(?<half>[ap])\\.?\\s?m(?![a-z])';
const spoken = smallNumbers.slice(1, 13).join('|');
const noons = 'noon|midday|mediodia|mezzogiorno';
const midnights = 'midnight|mitternacht|minuit|medianoche|mezzanotte';
const forms = [
  `${hour}(?:[:.]${minute}(?::[0-5]\\d)?)?\\s?${half}`,
  `${hour}:${minute}(?::[0-5]\\d)?(?![\\d:])(?!\\s?(?:${half}|uhr\\b))`,
  `${hour}(?:[:.]${minute})?\\s?(?:uhr\\b|h(?=\\d))(?:${minute.replace('minutes', 'rest')})?`,
  `${hour}\\s?o'?clock`,
  `(?<=\\bat )(?<hours>1[0-2]|[1-9]|${spoken})(?=\\s*(?:[.,;!?)]|$))`,
  `(?<![a-z])(?:after)?(?<noon>${noons})(?![a-z])`,
  `(?<![a-z])(?<midnight>${midnights})(?![a-z])`,
].map((source) => new RegExp(source, 'g'));

export function clockTimesIn(text: string): ClockTime[] {
  const plain = folded(text);
  return forms
    .flatMap((form) => [...plain.matchAll(form)])
    .sort((one, other) => one.index - other.index)
    .filter(({ 0: written }) => !written.startsWith('after'))
    .map(({ 0: written, index, groups = {} }) => ({
      ...timeOf(groups),
      written,
      before: plain.slice(0, index),
      behind: plain.slice(index + written.length),
    }));
}

function timeOf(groups: Record<string, string | undefined>): Pick<ClockTime, 'minutes' | 'isOf24'> {
  const { hours = '', minutes, rest, noon, midnight, half: which } = groups;
  if (noon !== undefined || midnight !== undefined) return { minutes: [noon ? 12 * 60 : 0], isOf24: false };
  const whole = /\d/.test(hours) ? Number(hours) : smallNumbers.indexOf(hours);
  const at = (hoursOfDay: number) => (hoursOfDay % 24) * 60 + Number(minutes ?? rest ?? 0);
  if (which !== undefined) return { minutes: [at((whole % 12) + (which === 'p' ? 12 : 0))], isOf24: false };
  const isOf24 = whole > 12 || hours.startsWith('0');
  return { minutes: isOf24 ? [at(whole)] : [at(whole), at(whole + 12)], isOf24 };
}
