/** The days by which a task says that things come first: "the pass that expires first", "the earliest due date". */
import { wordsOf } from '../../../words';

const verbs =
  'expires?|ends?|runs?\\sout|lapses?|finish(?:es)?|starts?|begins?|opens?|(?:(?:is|are|falls?|comes?)\\s)?due|renews?|leaves?|departs?|arrives?';
const stop = '(?=\\s*(?:$|[.,;:!?)]|\\s(?:and|but|on|from|of|to|for|in|among)\\b))';
/** "The pass that expires first", "the contract whose term ends last". */
export const datedForm = `(?<![\\p{L}])(?:(?:that|which)\\s+|whose\\s+(?:\\p{L}+\\s+){1,2}?)(?<event>${verbs})\\s+(?:the\\s+)?(?<word>last|first|latest|later|earliest|earlier|soonest|sooner|next)${stop}`;
/** "Expiry date" of "the earliest expiry date", "to expire" of "the first pass to expire". */
const behindRank = new RegExp(
  `^\\s+(?:(expiry|expiration|expiring|deadline)(?!\\p{L})|(due|start|end|renewal|departure|arrival)\\s(?:date|day|time)(?!\\p{L})|(?:[\\p{L}’'-]+\\s+){0,4}?to\\s+(?:be\\s+)?(${verbs})${stop})`,
  'u',
);
const ends = wordsOf(
  'expires expire expired expiring expiry expiration valid until till ends end ended ending lapses lapse finishes finish',
);
const begins = wordsOf('starts start started starting begins begin beginning opens open from since');
const dues = wordsOf('due deadline payable');

/** The verb or noun that stands behind the rank. */
export function eventBehindRank(behind: string): string | undefined {
  return behindRank
    .exec(behind)
    ?.slice(1)
    .find((one) => one !== undefined);
}

/** What pages write beside the day of an event: "valid until" where something expires. */
export function labelsOf(event: string): string[] {
  const said = wordsOf(event);
  if (said.some((word) => ends.includes(word) || /^runs?$/.test(word))) return ends;
  if (said.some((word) => begins.includes(word))) return begins;
  return said.some((word) => dues.includes(word)) ? dues : said;
}

/** Whether the labels are those of the last day of something. */
export function isOfEnd(labels: readonly string[]): boolean {
  return labels === ends;
}
