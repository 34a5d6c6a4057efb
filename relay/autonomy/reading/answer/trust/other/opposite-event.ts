/** Tells when something begins from when it ends: when the coach leaves is not when it is back. */
import { stemOf } from '../../../language/words';
import type { Fact } from '../../../page/fact';
import type { Question } from '../../../question/question';
import { stemsOf } from '../../stems';

const pairs = [
  ['leave depart departure departs outbound', 'return back arrive arrival arrives home'],
  ['start begin starts begins opens opening starting', 'end finish close ends closes closing ending over'],
  ['checkin arrival', 'checkout departure leave'],
].map((sides) => sides.map((words) => new Set(words.split(' ').map(stemOf))));
const timely = new Set<unknown>(['moment', 'time', 'date', 'year']);

/** Whether the statement only has the event that is the opposite of the one in the question. */
export function isOppositeEvent({ text, label }: Fact, { type, text: asked }: Question): boolean {
  if (!timely.has(type)) return false;
  const [own, question] = [stemsOf(`${label} ${text}`), stemsOf(asked)];
  const has = (stems: ReadonlySet<string>, side: ReadonlySet<string> = new Set()) =>
    [...side].some((stem) => stems.has(stem));
  return pairs.some(([one, other]) =>
    [
      [one, other],
      [other, one],
    ].some(
      ([here, there]) => has(question, here) && !has(question, there) && has(own, there) && !has(own, here),
    ),
  );
}
