/** Words for what happened to a thing at some time: "Last used", "signed in", "Created". */
import { wordSet, wordsOf } from '../../../words';

/** Pages and tasks call what happened by different words of a line. */
const events = [
  'used use usage active activity seen accessed access opened visited connected inactive unused idle untouched unopened',
  'signed sign signin logged login logon authenticated',
  'created creation added made issued generated registered joined placed ordered booked submitted started opened uploaded sent received posted published',
  'modified edited changed updated saved touched untouched',
  'expired expires expire due ended ends end renewed renews renew delivered shipped paid verified rotated reviewed checked backed',
].map((words) => wordSet(words));
const [, , making = wordSet()] = events;
const auxiliary = wordSet('that which who have has had were was are is been last in on up');

/** The words of a text that say what happened, without auxiliary verbs. */
export function eventWords(text: string): string[] {
  return wordsOf(text).filter((word) => !auxiliary.has(word));
}

/** Whether a label says when the same happened as is said in one of the words. */
export function isSameEvent(label: string, told: readonly string[]): boolean {
  const last = eventIn(label);
  return last !== undefined && events.some((words) => words.has(last) && told.some((one) => words.has(one)));
}

/** Whether a label says since when there is the thing. */
export function isMaking(label: string): boolean {
  return making.has(eventIn(label) ?? '');
}

export function namesEvent(label: string): boolean {
  return eventIn(label) !== undefined;
}

/** "Used" of "Created by Alex, last used". */
function eventIn(label: string): string | undefined {
  return wordsOf(label).findLast((word) => events.some((words) => words.has(word)));
}
