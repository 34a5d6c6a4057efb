/** Tells what cannot be a reason: a state, a number, who did it. */

import { spansOf } from '../../../language/spans/spans';
import { stopWords } from '../../../language/stop-words';
import { wordsOf } from '../../../language/words';
import type { Fact } from '../../../page/fact';
import type { Question } from '../../../question/question';
import { presence } from '../../match';
import { because, reasonCue } from '../cues';

const minWords = 2;
/** The columns that say why. */
export const ofReasons = /\b(?:reasons?|comments?|notes?|remarks?|causes?|why|explanations?|details)\b/i;

/** What did not go as planned, with more behind it: "Refused – stocktaking week". */
export const withReason =
  /\b(?:refused|rejected|declined|denied|cancelled|canceled|returned|sent back|delayed|postponed|suspended|paused|blocked|failed|closed|moved|on hold|waiting|stuck)\b[^.]{0,20}(?:\s[–—-]\s|: | \(|, | for | because | by )[^\d\s]{3,}/i;

/** Only says how long it has been so: "down 4 since last quarter". */
const sinceTime = /\bsince (?:this|last|yesterday|\d)/i;
const several = /[.;]\s*\S/;
/** A line of more parts than these has properties of a thing. */
const maxParts = 2;

/** Whether it has next to no words but those of the question, names, dates and numbers. */
export function saysTooLittle({ text, label }: Fact, { shape, terms }: Question): boolean {
  if (shape !== 'reason' || because.test(text) || reasonCue.test(text) || ofReasons.test(label)) return false;
  if (withReason.test(text)) return false;
  if ((sinceTime.test(text) && !several.test(text)) || text.split(' · ').length > maxParts) return true;
  const undated = spansOf('moment', text).reduce((left, span) => left.replace(span.text, ' '), text);
  const own = wordsOf(undated).filter(
    ({ text: word, stem }) =>
      !/^\p{Lu}|\d/u.test(word) &&
      !stopWords.has(word.toLowerCase()) &&
      !terms.some((term) => presence(term, new Set([stem])) > 0),
  );
  return own.length < minWords;
}
