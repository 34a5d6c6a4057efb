/** Puts a comma behind the place that a sentence begins with: "In the list of Friday remove the lamp". */
import { auxiliaries, negations, relatives } from '../../words/negation-words';
import { otherVerbs, pressingWords } from '../../words/prompt-words';

const determined = '(?:the|my|our|this|that|these|those|both|all|every|each|only)(?: |$)';
const named =
  '(?!(?:button|link|icon|key|menu|option|action|command|dialog|confirmation|step|page|and|or)s?\\b)[^ ]';
const opened = new RegExp(
  `^(\\W*(?:(?:please|now|then) )?(?:in|on|at|from|under|among|within) [^,.;:!?()"\\u0001]{2,90}?) (?=(?:remove|delete|erase) ${named}|(?:discard|cancel|archive|approve|publish|withdraw|take out) ${determined})`,
);

/** @param sentence folded */
export function plainOpening(sentence: string): string {
  const [found, place = ''] = opened.exec(sentence) ?? [];
  if (found === undefined) return sentence;
  const words = place.split(' ');
  // What stands behind another verb is what that is done to, or no order at all.
  const isOpen = words.some((word) =>
    [auxiliaries, negations, relatives, otherVerbs, pressingWords].some((set) => set.has(word)),
  );
  return isOpen || words.at(-1) === 'to' ? sentence : `${place}, ${sentence.slice(found.length)}`;
}
