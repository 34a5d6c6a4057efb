/** Tells whether a prompt keeps the last step for a person: "ask me first", "pause before paying", "my husband will pay". */

import { withoutText } from '../clauses/without/without-text';
import { handsBackElsewhere } from './hands-back-elsewhere';

const person = '(?:me|us|my \\w+|our \\w+)';
const deeds =
  '(?:pay\\w*|buy\\w*|order\\w*|book\\w*|plac\\w+|purchas\\w+|confirm\\w*|complet\\w+|finish\\w*|submit\\w*|send\\w*|delet\\w+|cancel\\w*|check\\w* ?out|the (?:last|final) \\w+|the payment|the order|anything)';

const handsBack = [
  // "Check with me before you pay", "wait for my OK before placing the order".
  new RegExp(
    `\\b(?:ask|check with|consult|consult with|wait for) ${person}\\b.{0,40}?\\b(?:first|before|beforehand)\\b`,
  ),
  new RegExp(
    `\\b(?:first|before(?: (?:you|doing|that))?)\\b[^.;]{0,30}?\\b(?:ask|check with|consult) ${person}\\b`,
  ),
  /\b(?:but|and|then|just)?,? ?ask (?:me|us) first\b/,
  // "Pause before paying", "halt at the last step", "bail out at the payment".
  new RegExp(
    `\\b(?:paus\\w+|halt\\w*|hold\\w*|stopp?\\w*|bail(?:ing)? out|wait\\w*|break off)\\b(?: \\w+){0,2} (?:before|at|ahead of|prior to|right before|just before) (?:\\w+ )?${deeds}`,
  ),
  /\b(?:then|and|but) (?:hold|wait|pause)(?: (?:there|here))?\s*[.!]*$/,
  // "Book the room once I say so".
  /\b(?:after|once|when|as soon as|until) (?:i|we) (?:say|approve|confirm|tell|give|agree|have (?:said|approved|confirmed|agreed)|(?:am|are) ready)\b/,
  // "I'd rather pay myself", "my husband will pay", "payment I do myself".
  new RegExp(`\\b(?:i'm|i am|we're|we are) (?:going to|about to) (?:\\w+ )?${deeds}`),
  new RegExp(`\\b(?:i'd|i would|we'd|we would) rather (?:\\w+ )?${deeds}`),
  /\b(?:i|we) (?:do|handle|make|take care of) (?:the )?(?:paying|payment|buying|ordering|booking|rest|last step|final step)\b/,
  new RegExp(`\\bmy \\w+ (?:will|shall|is going to|does|makes|handles) (?:the )?${deeds}`),
  /\bhand (?:it |this |everything )?(?:over |back )?to (?:me|us)\b[^.;]{0,20}\b(?:pay\w*|payment|order|confirm\w*)\b/,
  /\b(?:payment|paying|the rest|the last step) (?:i|we) (?:do|make|handle|take care of)\b/,
  // "Complete the checkout up to the payment", "complete checkout step 1".
  /\b(?:up to|as far as) (?:the |and including the )?(?:payment|checkout|check ?out|summary|review|address|confirmation|(?:last|final) \w+)\b/,
  // "Write a message to Ann and let me check it".
  /\blet (?:me|us) (?:\w+ )?(?:check|review|proofread|approve|see|read|look (?:at|over)) (?:it|them|this|that)\b/,
  /\bcheck ?-?out step\b/,
  /\b(?:check ?-?out|order|buy|book|pay|purchase|reserve)\b.*\b(?:do not|don't|dont|never|without) confirm(?:ing)?\b(?! (?:that|whether|if|my|your|the (?:address|e-?mail)))/,
  /\b(?:without|minus|except(?: for)?) the (?:last|final) (?:click|step|confirmation|button)\b/,
];

/** What somebody is to be told or written does not count. */
export function handsBackTheLastStep(prompt: string): boolean {
  const said = prompt
    .replaceAll('’', "'")
    .replace(/["“][^"”]*["”]/g, ' ')
    .toLowerCase();
  return said.split(/(?<=[.!?;])\s|\n/).some((sentence) => {
    const own = withoutText(sentence);
    return handsBack.some((words) => words.test(own)) || handsBackElsewhere(own);
  });
}
