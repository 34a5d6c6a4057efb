/** Tells when something begins from when it ends: when the coach leaves is not when it is back. */
import { month } from '../../../language/spans/month';
import { stemOf } from '../../../language/words';
import type { Fact } from '../../../page/fact';
import { asksWhen } from '../../../question/asks-when';
import type { Question } from '../../../question/question';
import { stemsOf } from '../../stems';

const pairs = [
  ['leave depart departure departs outbound', 'return back arrive arrival arrives home'],
  ['start begin starts begins opens opening starting', 'end finish close ends closes closing ending over'],
  ['checkin arrival', 'checkout departure leave'],
].map((sides) => sides.map((words) => new Set(words.split(' ').map(stemOf))));

const endAsked =
  /\b(?:until|till) (?:when|what (?:time|date|day))\b|\b(?:when|what time)\b.{0,20}? (?:do|does|did|will|is|are) .{0,80}\b(?:finish|end|over)\s*\?*$/i;
const endSaid = new RegExp(
  String.raw`\b(?:finish|end|clos|expir)\w*|\b(?:until|till|over|to|before|deadline|between|back|last|latest|due|through|valid)\b|\bby (?:\d|(?:the|noon|midnight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|${month})\b)|[–—]|\d\s?-\s?\d`,
  'i',
);

/** Whether an end is asked for, and it has one time, of which nothing says that it is one: "Briefing, Mon 22 Sep, 14:00". */
function saysNoEnd({ text, label, rowLabel, row }: Fact, { text: asked }: Question): boolean {
  return endAsked.test(asked) && !endSaid.test([label, rowLabel, text, row].join(' · '));
}

/** Whether the statement only has the event that is the opposite of the one in the question. */
export function isOppositeEvent(fact: Fact, question: Question): boolean {
  if (!asksWhen(question)) return false;
  if (saysNoEnd(fact, question)) return true;
  const { text, label } = fact;
  const [own, inQuestion] = [stemsOf(`${label} ${text}`), stemsOf(question.text)];
  const has = (stems: ReadonlySet<string>, side: ReadonlySet<string> = new Set()) =>
    [...side].some((stem) => stems.has(stem));
  return pairs.some(([one, other]) =>
    [
      [one, other],
      [other, one],
    ].some(
      ([here, there]) =>
        has(inQuestion, here) && !has(inQuestion, there) && has(own, there) && !has(own, here),
    ),
  );
}
