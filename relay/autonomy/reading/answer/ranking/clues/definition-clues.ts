/** What a statement says of a word: what it means, or what is set where nothing is chosen. */
import type { Fact } from '../../../page/fact';
import type { Question } from '../../../question/question';
import { precision } from '../../match';
import { instruction } from '../cues';

const asksMeaning =
  /\bwhat (?:does|do|did) (?:the |an? )?(?<what>.+?) (?:mean|stand for|signify|refer to)\b/i;

/** Whether it says what the word means that the question asks about. */
export function explainsTerm({ text }: Fact, { text: asked }: Question): boolean {
  const word = asksMeaning
    .exec(asked)
    ?.groups?.what?.replace(/["“”'’]/g, '')
    .split(' ')
    .at(-1);
  if (word === undefined) return false;
  const place = text.toLowerCase().indexOf(word.toLowerCase());
  return (
    place >= 0 &&
    /^["”'’]?\s?(?:means?|meant|stands? for|:|=|–|refers? to)(?:\s|$)/i.test(text.slice(place + word.length))
  );
}

/** Whether the label is what is to be done, and the value how: "Lock: hold both buttons for two seconds". */
export function isLabelledHow({ kind, label, text }: Fact, question: Question): boolean {
  if (kind !== 'value' || question.shape !== 'manner' || !instruction.test(text)) return false;
  return label !== '' && precision(label, question) >= 0.9;
}

/** Whether it says what is set where nothing is chosen, as references do in the text about a field. */
export function saysDefault({ text }: Fact, { text: asked }: Question): boolean {
  return /\bdefaults?\b/i.test(asked) && /\bdefault(?:s to|:| is| value| of)\b/i.test(`${text} `);
}
