/** What a list says of how much there is of something. */
import { stemOf } from '../../../language/words';
import type { Fact } from '../../../page/fact';
import type { Question } from '../../../question/question';
import { stemsOf } from '../../stems';

const amountOf = /^[^\p{L}]{0,3}\d[\d.,½¼¾⅓⅔/]*\s?(?:[–-]\s?\d+\s?)?\p{L}{1,11}\s(?<stuff>.{1,60})/u;

/** Whether it is the line of a list that begins with how much there is of what the question names: "180 g coarse sea salt". */
export function isAmountOfStuff({ kind, text }: Fact, { type, text: asked }: Question): boolean {
  const noun = type === 'quantity' ? /\bhow much (?<noun>[\p{L}-]+)/iu.exec(asked)?.groups?.noun : undefined;
  if (noun === undefined || kind !== 'sentence') return false;
  const { stuff = '' } = amountOf.exec(text)?.groups ?? {};
  return stemsOf(stuff.split(/[,(;]/)[0] ?? '').has(stemOf(noun));
}
