/** Words of a question that say little: those of any question, and those that its answer type says already. */
import type { AnswerType } from '../language/spans/spans';

/** "Made of" and "named after" say more than "made" and "named" do. */
export function isLight(plain: string, rest: string): boolean {
  if (/^(?:made|named|called|used|taken|based|known)$/.test(plain))
    return !(
      /^\s*(?:after|of|from|for|by|as|in)\b/.test(rest) ||
      (/^\s*(?:\?|$)/.test(rest) && !/^(?:called|named|known)$/.test(plain))
    );
  return light.has(plain) || light.has(plain.replace(/s$/, ''));
}

const light = new Set(
  `have has had having use used using make made get do done work go come take taken takes happen want need needed needs require
  required kind type sort offer offers offered provide provided include allow become different main people company
  person product page site article given number total amount there mean means does currently new own long called named
  goes coming having doing getting making taking using needing including offering providing supposed expected
  lets tells gets
  like want hear try know think see part day point final maximum minimum post table list listed page results shown`.split(
    /\s+/,
  ),
);

/** Words that add nothing to the answer type. */
export const saidByType: Partial<Record<AnswerType, RegExp>> = {
  money:
    /^(?:worth|values?|valued|costs?|pric(?:e|es|ed)|charged?|pay|paid|expensive|buy|original(?:ly)?|old|previous(?:ly)?|former(?:ly)?|regular(?:ly)?|usual(?:ly)?|ranges?|bands?|current|today|sale|reduced)$/,
  duration: /^(?:lasts?|takes?|took|duration)$/,
  mass: /^(?:weighs?|heavy)$/,
  person: /^(?:gives?|giving|gave)$/,
  number: /^(?:found|shown|listed)$/,
  place: /^(?:located|situated|place|held)$/,
  moment: /^(?:dates?|time|happen(?:ed)?|place|held|depart|departs|departure|leaves?|goes|runs?)$/,
};
