/** Tells clauses that forbid something, or that take something out of what is to be done, from orders. */

import {
  auxiliaries,
  emptyInProhibitions,
  forbidding,
  idleVerbs,
  keepingWords,
  leaving,
  lookingVerbs,
  negatesFromBehind,
  negatesObject,
  negations,
  permissions,
  postponing,
  relatives,
  staying,
  unharmed,
  weakAfterVerb,
} from '../words/negation-words';
import { determiners, pressingWords, pronouns, softeners } from '../words/prompt-words';
import { isLikeClassVerb } from '../words/verb-meanings';
import type { Clause, Prohibition } from './clause';

/** "I do not need the letter" is no prohibition, "You must not touch the letter" is one. */
const stating = new Set('i we he she it they there ich wir es er je nous yo io eu ik ja'.split(' '));
const stated = new Set('need needs want wants like use know care'.split(' '));
const touching = /^(?:touch|alter|chang|modif|affect|includ)/;
const maxAuxiliaries = 3;
const bare = new Set('not dont never t niemals nie jamais nunca jamas mai nooit nigdy'.split(' '));
/** "I will delete it myself", as opposed to "Send it to myself". */
const ownDoing = new Set(['myself', 'ourselves']);
const prepositions = new Set(
  'with about of for in containing has have had having mit con avec com met z order number item'.split(' '),
);
/** Words of a clause that say no more than that something is not to be done: "Never, …". */
const isBareWord = (word: string) =>
  negations.has(word) ||
  softeners.has(word) ||
  emptyInProhibitions.has(word) ||
  word === 'at' ||
  word === 'all';

/** "Never" by itself: the next verb of the sentence is meant. */
export function isBareNegation(words: readonly string[]): boolean {
  return words.some((word) => bare.has(word)) && words.every(isBareWord);
}

function isNegation(word: string): boolean {
  return negations.has(word);
}

/** `press` of `pressed`. */
export function pressedForm(word: string): string {
  return pressingWords.has(word) ? word : word.replace(/(?:(?<=p)ped|(?<=p)ping|ed|ing|s)$/, '');
}

function isActVerb(word: string): boolean {
  return isLikeClassVerb(word) || pressingWords.has(pressedForm(word));
}

/** Where a command ends and describes what is not meant: "Delete the draft, not the letter", "… that is not mine". */
export interface Cut {
  at: number;
  /** What it describes is not what is not to be done. */
  isDescription: boolean;
}

/** What a clause is that begins with a verb, at `start`: a prohibition, a command with an exception, or just a command. */
export function judgeCommand(words: readonly string[], start: number): 'act' | Cut | undefined {
  const rest = words.slice(start + 1);
  const verb = words[start] ?? '';
  const isNoun = isNounLike(verb);
  const untilRelative = rest.findIndex((word) => relatives.has(word));
  const plain = untilRelative < 0 ? rest : rest.slice(0, untilRelative);
  const isDenied = rest.some((word) => isNegation(word) || forbidding.has(word)) || isLeftToMe(rest);
  if (isSubject(plain, isNoun) && isDenied) return 'act';
  if (plain.some((word, index) => ownDoing.has(word) && isForbidding(plain, index))) return 'act';
  for (const [index, word] of rest.entries()) {
    if (!isNegation(word)) continue;
    const [before = verb, next = ''] = [rest[index - 1], rest[index + 1]];
    const at = start + 1 + index;
    if (index >= plain.length) return { at, isDescription: true };
    if (word === 'no') {
      if (next === '' ? !isNoun : /^\d/.test(next)) continue;
      if (prepositions.has(before)) return { at, isDescription: true };
      return 'act';
    }
    if (weakAfterVerb.has(word)) continue;
    if (negatesObject.has(word) && !prepositions.has(before)) return 'act';
    if (negatesFromBehind.has(word) && !(isAttribute(before) && next !== '')) return 'act';
    if (permissions.has(next) && (isNoun || index === 0)) return 'act';
    if (next === '' || (word === 'pas' && index <= 1)) return 'act';
    return { at, isDescription: prepositions.has(before) };
  }
  return undefined;
}

/** "Sending it is up to me", "Sending can wait". */
function isLeftToMe(words: readonly string[]): boolean {
  return /\b(?:up to me|for me|my (?:job|task|decision|business|turn|part)|later|wait|tomorrow|optional)\b/.test(
    words.join(' '),
  );
}

/** "die nicht gelesenen Mails". */
function isAttribute(before: string): boolean {
  return determiners.has(before) || before === 'alle';
}

/** "Delete is the wrong button", "Sending it can wait". */
function isSubject(rest: readonly string[], isNoun: boolean): boolean {
  const near = isNoun
    ? rest
    : rest.filter((word) => word !== '"' && !emptyInProhibitions.has(word)).slice(0, 1);
  return near.some((word) => auxiliaries.has(word));
}

/** What a clause forbids that is no command. Undefined where it only states or asks something. */
export function judgeStatement(words: readonly string[]): Prohibition | undefined {
  if (words.some((word, index) => isNegation(word) || isForbidding(words, index))) {
    const at = words.findIndex(isNegation);
    if (at >= 0 && isOnlyLooking(words.slice(at + 1))) return 'look';
    if (words.some(isActVerb)) return 'act';
    if (words.some((word) => touching.test(word))) return 'thing';
    const isStated = words.slice(0, at).some((word) => stating.has(word)) || stated.has(words[at + 1] ?? '');
    return at < 0 || at > maxAuxiliaries || isStated ? undefined : 'thing';
  }
  const stays = words.some((word) => staying.has(word));
  const isLeft = words.some((word, index) => {
    const before = words[index - 1] ?? '';
    // "Ann has left" is no wish.
    return (
      unharmed.has(word) && auxiliaries.has(before) && !(word === 'left' && /^ha[sd]$|^have$/.test(before))
    );
  });
  return stays || isLeft ? 'loss' : undefined;
}

/** "… t even open the mail", with no verb of an act. */
function isOnlyLooking(after: readonly string[]): boolean {
  const verb = after.find((word) => !isBareWord(word));
  const isNoun = (index: number) => determiners.has(after[index - 1] ?? '');
  const hasAct = after.some((word, index) => isActVerb(word) && !isNoun(index));
  return verb !== undefined && lookingVerbs.has(verb) && !hasAct;
}

function isForbidding(words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  const before = words[index - 1] ?? '';
  if (ownDoing.has(word)) return !/^(?:to|for|about|of|from)$/.test(before);
  return forbidding.has(word);
}

/** Whether a clause has a word that negates or postpones its verb, or states a prohibition. */
export function isNegated(words: readonly string[]): boolean {
  return words.some((word, index) => isNegation(word) || postponing.has(word) || isForbidding(words, index));
}

/** "Keep the letter", "Leave Travel alone", "Leave the sending to me". @param takesOut whether it comes after "all" in an order */
export function judgeKeeping(
  words: readonly string[],
  start: number,
  takesOut: boolean,
): Prohibition | undefined {
  const verb = words[start] ?? '';
  if (keepingWords.has(verb)) return 'loss';
  if (!leaving.has(verb)) return undefined;
  if (words.some((word) => isNounLike(word) && isLikeClassVerb(word))) return 'act';
  const isLeft =
    words.some((word) => unharmed.has(word)) ||
    stillThere.test(words.slice(start + 1).join(' ')) ||
    / (?:as is|as it is|in place|in|be|out|there)$/.test(words.join(' '));
  return takesOut || isLeft ? 'loss' : undefined;
}

/** "Leave her in the relay". */
const stillThere =
  /^(?:him|her|it|them|this|that|these|those) (?:in|on|at|where|with) (?:the|my|our|its|their|his|her|a|an|it|they|she|he)\b/;

/** The act as a noun: `deleting`, `deletion`. */
function isNounLike(word: string): boolean {
  return /(?:ing|ung|ion|al)$/.test(word);
}

/** Whether a negation reaches the verb of the next clause: "Never delete or send anything". */
export function reachesNext(
  { words: before, prohibits, isException }: Pick<Clause, 'words' | 'prohibits' | 'isException'>,
  separators: readonly string[],
  words: readonly string[],
): boolean {
  if (!prohibits || prohibits === 'loss' || isException || withoutVerb.has(before[0] ?? '')) return false;
  if (separators.some((one) => contrasting.has(one)) || newStart.has(words[0] ?? '')) return false;
  if (before.some((word) => idleVerbs.has(word))) return false;
  const isAlternative = separators.some((one) => alternatives.has(one));
  const isJoined = separators.some((one) => /^\p{L}/u.test(one));
  // "Don't open the mail and delete it" says what is to be done with it, "never open a mail and delete anything" does not.
  const isInstead = prohibits === 'look' && before[0] !== 'never' && words.some((word) => pronouns.has(word));
  return (
    isAlternative ||
    words.length === 1 ||
    (isJoined && (prohibits === 'act' || (prohibits === 'look' && !isInstead)))
  );
}

const alternatives = new Set('or nor oder ou ni nem of lub ani'.split(' '));
const contrasting = new Set(
  'then but dann aber sondern puis mais luego pero sino poi ma depois mas daarna maar potem ale lecz'.split(
    ' ',
  ),
);
const newStart = new Set('just simply instead rather now einfach'.split(' '));
/** "Not the letter". */
const withoutVerb = new Set('not nicht pas no non nao niet a'.split(' '));
