/** Splits a prompt into the clauses that each say one thing to do, to leave alone, or to find out. */
import { folded, wordsOf } from '../../words';
import {
  determiners,
  otherVerbs,
  pressingWords,
  pronouns,
  quantifiers,
  requestWords,
  softeners,
} from '../words/prompt-words';
import { asks } from './asks';
import type { Clause } from './clause';
import { isOwnDoing } from './own-doing';
import { withoutShop } from './plain/plain-checkout';
import { plainOrder } from './plain/plain-order';
import {
  isBareNegation,
  isNegated,
  judgeCommand,
  judgeKeeping,
  judgeStatement,
  reachesNext,
} from './prohibitions';
import { sentenceParts } from './sentence-parts';
import { withoutNotedLists } from './without/notes-down';
import { withoutAsides } from './without/without-asides';
import { withoutCodeLetters } from './without/without-code-letters';
import { withoutCompared } from './without/without-compared';
import { withoutDots } from './without/without-dots';
import { mark, withoutText } from './without/without-text';

const quotation =
  /"([^"]*)"|“([^”]*)”|„([^“”]*)[“”]|«([^»]*)»|`([^`]*)`|(?<![\p{L}\p{N}])'([^']*)'(?![\p{L}\p{N}])/gu;
const sentenceEnd = /(?<=[.!?;])\s+|\n+|(?<=[!?;])/;
const maxClauses = 400;

/** Nouns too: `the order and share history`. */
const alsoNouns = new Set(
  'order book post share transfer sign cancel pay purchase reserve end comment reply mail message'.split(' '),
);
/** After "not the letter" they say what is meant instead. */
const adversatives = new Set('but sondern sino mais ma bensi mas maar ale lecz pero'.split(' '));
/** What another person is asked not to do says nothing of what is to be done here. */
const telling = new Set('ask remind warn inform answer reply write mail message email comment'.split(' '));
/** "Can I delete it?" asks, "Can you delete it?" is a request. */
const modals = new Set('can could would will'.split(' '));
const subjects = new Set(
  'i we one they he she there this that the a an my people anyone anybody users'.split(' '),
);
const conditions = new Set('if falls sofern si se jesli'.split(' '));

/** @param isVerb whether a word is a verb of a class */
export function splitClauses(prompt: string, isVerb: (word: string) => boolean): Clause[] {
  const clauses: Clause[] = [];
  for (const sentence of withoutNotedLists(withoutDots(prompt)).split(sentenceEnd)) {
    if (clauses.length > maxClauses) break;
    const quotes: string[][] = [];
    const bare = withoutAsides(withoutShop(withoutCompared(sentence, prompt))).replace(
      quotation,
      (...found) => {
        const text = found.slice(1, 7).find((part) => typeof part === 'string') ?? '';
        quotes.push(wordsOf(text));
        return ` ${mark} `;
      },
    );
    clauses.push(
      ...new SentenceReader(quotes, isVerb).read(withoutText(plainOrder(withoutCodeLetters(folded(bare))))),
    );
  }
  return clauses;
}

/** Reads one sentence. */
class SentenceReader {
  readonly #clauses: Clause[] = [];
  readonly #quotes: string[][];
  readonly #isVerb: (word: string) => boolean;
  #isQuestion = false;
  /** A negation by itself stood before: "Never, …". */
  #isNegated = false;
  /** What separates the next clause from the one before. */
  #separators: string[] = [];

  constructor(quotes: readonly string[][], isVerb: (word: string) => boolean) {
    this.#quotes = [...quotes];
    this.#isVerb = isVerb;
  }

  read(sentence: string): Clause[] {
    const [first = '', second = ''] = wordsOf(sentence);
    const isRequest = requestWords.has(first) && !(modals.has(first) && subjects.has(second));
    this.#isQuestion = /\?\s*$/.test(sentence) && !isRequest;
    for (const part of sentenceParts(sentence)) {
      this.#separators.push(part.separator);
      const words = part.text
        .split(mark)
        .flatMap((text, index) => [...(index > 0 ? ['"'] : []), ...wordsOf(text)]);
      if (words.length === 0 && !part.isException) continue;
      if (part.isException) this.#except(words);
      else this.#add(words);
      this.#separators = [];
    }
    const isConditional = conditions.has(this.#clauses[0]?.words[0] ?? '');
    return isConditional
      ? this.#clauses.map((clause) => ({ ...clause, prohibits: undefined }))
      : this.#clauses;
  }

  #push(words: string[], more: Omit<Clause, 'words' | 'quotes'>): void {
    const quotes = this.#quotes.splice(0, words.filter((word) => word === '"').length);
    this.#clauses.push({ words, quotes, ...more });
  }

  /** @param words what is excepted */
  #except(words: string[], isDescription = false): void {
    const before = this.#clauses.at(-1);
    const goesOn = before !== undefined;
    // "Delete nothing except the draft".
    if (before && this.#deniesAllOthers(before)) this.#insteadOf(before, words);
    else {
      const prohibits = isDescription ? 'thing' : (judgeStatement(['not', ...words]) ?? 'thing');
      this.#push(words, { isIdle: true, goesOn, prohibits, isException: true });
    }
  }

  #insteadOf(before: Clause, words: string[]): void {
    if (this.#deniesAllOthers(before)) before.prohibits = undefined;
    this.#push(words, { isIdle: false, goesOn: true });
  }

  /** "Delete nothing", as opposed to "Do not delete anything". */
  #deniesAllOthers({ words, prohibits }: Clause): boolean {
    const denies = words.some((word) => /^(?:nothing|none|no|nichts|rien|nada|niente|niets|nic)$/.test(word));
    return prohibits === 'act' && denies && this.#isVerb(words[startOf(words)] ?? '');
  }

  #add(words: string[]): void {
    const before = this.#clauses.at(-1);
    const start = startOf(words);
    const head = words[start] ?? words.at(-1) ?? '';
    const isNoun =
      before?.isIdle === true && start === 0 && alsoNouns.has(head) && !hasObject(words.slice(start + 1));
    const isAsking = this.#isQuestion || asks(words, start, before);
    const isLeft = !isAsking && isOwnDoing(words);
    const takesOut =
      before?.isIdle === false &&
      (before.words.some((word) => quantifiers.has(word)) ||
        this.#isLeftThere(before, words.slice(start + 1)));
    const keeping = isAsking ? undefined : judgeKeeping(words, start, takesOut);
    const hasVerb = keeping !== undefined || (!isNoun && this.#startsWithVerb(words, head));
    const goesOn = before !== undefined && !hasVerb && !isAsking;
    if (isAsking) this.#push(words, { isIdle: true, goesOn });
    else if (isLeft) this.#push(words, { isIdle: true, goesOn: false, prohibits: 'act' });
    else if (keeping) this.#push(words, { isIdle: true, goesOn, prohibits: keeping });
    else if (hasVerb && (this.#isVerbOfCommand(head) || !isNegated(words))) this.#command(words, start);
    else this.#state(words, goesOn, before);
  }

  /** "Take Ann off the day shift but leave Ann on the night shift". @param left behind the verb */
  #isLeftThere({ words }: Clause, left: readonly string[]): boolean {
    return this.#separators.at(-1) === 'but' && words.includes('from') && thingInPlace.test(left.join(' '));
  }

  #command(words: string[], start: number): void {
    const before = this.#clauses.at(-1);
    const isReached = before?.isIdle === true && reachesNext(before, this.#separators, words);
    const found = this.#isNegated || isReached ? 'act' : judgeCommand(words, start);
    this.#isNegated = false;
    if (found === 'act') this.#push(words, { isIdle: true, goesOn: false, prohibits: 'act' });
    else {
      this.#push(found ? words.slice(0, found.at) : words, { isIdle: false, goesOn: false });
      const excepted = words.slice(found?.at ?? words.length).slice(1);
      if (telling.has(words[start] ?? '') && excepted[0] === 'to')
        this.#push(excepted, { isIdle: true, goesOn: true });
      else if (excepted.length > 0) this.#except(excepted, found?.isDescription);
    }
  }

  #state(words: string[], goesOn: boolean, before: Clause | undefined): void {
    if (isBareNegation(words)) this.#isNegated = true;
    const negated = isNegated(words);
    const prohibits = judgeStatement(words);
    if (negated || prohibits) {
      this.#push(words, { isIdle: true, goesOn, prohibits });
      return;
    }
    const separator = this.#separators.at(-1) ?? '';
    const isInstead = adversatives.has(separator) && before !== undefined && this.#hasInstead(before);
    if (goesOn && separator === 'but' && before && this.#isAllBut(before, words)) this.#except(words);
    else if (isInstead) this.#insteadOf(before, words);
    else
      this.#push(words, {
        isIdle: goesOn && before?.isIdle === true,
        goesOn,
        prohibits: goesOn && before?.isIdle ? before.prohibits : undefined,
        isException: goesOn && before?.isException === true,
      });
  }

  /** "Delete all labels but Travel". */
  #isAllBut({ words: before, isIdle }: Clause, words: readonly string[]): boolean {
    const hasAll = before.some((word) => quantifiers.has(word) || /^any|^every/.test(word));
    return hasAll && !isIdle && !/^(?:also|only|first|especially)$/.test(words[0] ?? '');
  }

  /** "Delete not the letter but …", "Lösche nicht den Brief, sondern …". */
  #hasInstead({ words, prohibits }: Clause): boolean {
    if (prohibits === 'thing') return true;
    return prohibits === 'act' && this.#isVerb(words[startOf(words)] ?? '');
  }

  #isVerbOfCommand(head: string): boolean {
    return this.#isVerb(head) || pressingWords.has(head) || otherVerbs.has(head);
  }

  #startsWithVerb(words: readonly string[], head: string): boolean {
    if (this.#isVerbOfCommand(head)) return true;
    // German and Dutch infinitives come last.
    return words.some((word, index) => index > 0 && /en$/.test(word) && this.#isVerb(word));
  }
}

const thingInPlace =
  /^(?!an? |some |feedback |word )(?:\S+ ){1,4}?(?:in|on|at) (?:the|my|our|its|their|his|her)\b/;

function startOf(words: readonly string[]): number {
  return words.findIndex((word) => !softeners.has(word));
}

/** Whether words begin with what a verb is done to: "the letter", "for them". */
function hasObject([first = '', second = '']: readonly string[]): boolean {
  const isObject = (word: string) => determiners.has(word) || pronouns.has(word) || word === '"';
  return isObject(first) || (/^(?:for|to|with)$/.test(first) && isObject(second));
}
