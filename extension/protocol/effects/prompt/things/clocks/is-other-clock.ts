/** Tells a thing of another time of day than the task names: the slot at 16:00 after "Cancel my slot at 3 pm". */
import { wordsOf } from '../../../words';
import type { Clause } from '../../clauses/clause';
import { namesEvent } from '../ages/events';
import { type ClockTime, clockTimesIn } from './clock-times';

/** Before a time they say until when something is to be done, or from when to when something lasts. */
const around =
  /\b(?:by|before|until|till|after|since|from|between|to|through|within|and|bis|vor|nach|ab)\s*$/;
/** In what is shown "from" is before the time at which a thing begins. */
const limiting = /\b(?:by|before|until|till|after|since|within|bis|vor|nach)\s*$/;
/** Behind them stands what a thing tells of, or how long it takes. */
const ofOther = /\b(?:about|regarding|concerning|saying|duration|length|lasts?|takes)\b[^.;]*$/;
const isUnit = /^\s?(?:h|hrs?|hours?|min|mins|minutes?)\b/;
/** Between two times they say from when to when something lasts. */
const joint = /^\s*(?:[-–—]|to|until|till|bis)\s*$/;
/** They set apart what is said of a thing in one line. */
const separators = /[·•|;,\t]|\s[–—-]\s/;
/** "At" and the event before it: "made at". */
const maxEventWords = 2;

/**
 * Whether what is shown is of another time of day, and lasts over none that is meant; also where it lasts over it and another row
 * begins at it.
 * @param ordered the clauses that say which thing is meant
 * @param shown the texts with the control, in lines
 * @param others the other rows
 */
export function isOtherClock(
  prompt: string,
  ordered: readonly Clause[],
  shown: string,
  others: readonly string[],
): boolean {
  const meant = clockTimesIn(prompt).filter(
    (time) => isOfThing(time) && ordered.some((one) => has(one, time)),
  );
  if (meant.length === 0) return false;
  const isOf24 = [shown, ...others].flatMap(clockTimesIn).some((time) => time.isOf24);
  const wanted = meant.flatMap(({ minutes }) => minutes);
  const spans = spansIn(shown, isOf24);
  const begins = (some: readonly Span[]) => some.some(({ from }) => from.some((one) => wanted.includes(one)));
  if (spans.length === 0 || begins(spans)) return false;
  const lasts = spans.some(({ from, to }) => isBetween(wanted, from, to));
  return !lasts || others.some((other) => begins(spansIn(other, isOf24)));
}

/** Whether a text shows a time of day that an order names. */
export function showsClockOf(ordered: readonly Clause[], text: string): boolean {
  const wanted = ordered
    .flatMap(({ words }) => clockTimesIn(words.join(' ')))
    .flatMap(({ minutes }) => minutes);
  return clockTimesIn(text).some(({ minutes }) => minutes.some((one) => wanted.includes(one)));
}

interface Span {
  from: readonly number[];
  to: readonly number[];
}

function spansIn(text: string, isOf24: boolean): Span[] {
  return text.split('\n').flatMap((line) => {
    const spans: Span[] = [];
    let end = 0;
    for (const time of clockTimesIn(line)) {
      // On a page with 15:00, 3:00 is in the night.
      const minutes = isOf24 && /^\d+:\d+$/.test(time.written) ? time.minutes.slice(0, 1) : time.minutes;
      const last = spans.at(-1);
      if (last && joint.test(time.before.slice(end))) last.to = minutes;
      else if (isOfItself(time)) spans.push({ from: minutes, to: [] });
      end = time.before.length + time.written.length;
    }
    return spans;
  });
}

function isBetween(wanted: readonly number[], from: readonly number[], to: readonly number[]): boolean {
  return from.some((start) =>
    to.some((end) => wanted.some((one) => one > start && one < (end > start ? end : end + 24 * 60))),
  );
}

/** Whether a time of a task says which thing is meant. */
function isOfThing({ before, behind }: ClockTime): boolean {
  if (around.test(before) || /[-–—]\s*$/.test(before) || /^\s*[-–—]/.test(behind)) return false;
  const [last = ''] = before.split(/[.;!?]/).slice(-1);
  return !ofOther.test(last) && !namesEvent(wordsOf(last).slice(-maxEventWords).join(' '));
}

/** Whether a time on the page is that of the thing, and not of what was done with it. */
function isOfItself({ before, behind }: ClockTime): boolean {
  const [label = ''] = before.split(separators).slice(-1);
  return !limiting.test(before) && !ofOther.test(label) && !isUnit.test(behind) && !namesEvent(label);
}

function has({ words }: Clause, { written }: ClockTime): boolean {
  const sought = wordsOf(written);
  return words.some((_, at) => sought.every((word, index) => words[at + index] === word));
}
