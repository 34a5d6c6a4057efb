/** Tells a question about one thing from an order that names another: "Remove Bob?" after "Remove Ada". */
import { wordsOf } from '../../words';
import type { ActFacts } from '../act-facts';
import type { Clause } from '../clauses/clause';
import { alsoNouns, contentOf, holds, overlaps } from '../clauses/clause-content';
import { headAndTail, type Phrase } from '../clauses/head-and-tail';
import { isGeneral, isTelling } from '../clauses/telling-words';
import { namesIn } from '../words/names-in';
import { kinds, others, relatives } from '../words/negation-words';
import { determiners, isRank, pronouns, quantifiers } from '../words/prompt-words';
import { generalThings, isDescribing } from '../words/thing-words';
import { isLikeClassVerb } from '../words/verb-meanings';

import { ofAccess } from './acts/access-of';
import { thingNumbersIn } from './numbers/numbers-of-things';

/** What a phrase says of which thing is meant. */
interface Thing {
  head: readonly string[];
  tail: readonly string[];
  /** Words of the head that are its name. */
  names: readonly string[];
  numbers: readonly string[];
  /** The words that do not only say what it is like: `claim` of "the empty claim that came twice". */
  called?: readonly string[];
  /** All words but those of its relative clause. */
  told?: readonly string[];
}

export type ShownFacts = Pick<ActFacts, 'dialog' | 'object'> &
  Partial<Pick<ActFacts, 'name' | 'row' | 'what' | 'around'>>;

/**
 * Whether a control or its dialog is about something with a name or a description of its own, which differs from those of
 * all that the order is about.
 * @param ordered the clauses that order the act
 * @param phrases what the control's name and its dialog are about, with their verbs
 * @param prompt as it was written: names are told by their capital letters, digits and quotation marks, and by having no article
 */
export function isOtherThing(
  prompt: string,
  ordered: readonly Clause[],
  phrases: readonly (readonly string[])[],
  { name = '', row = '', dialog, object }: ShownFacts,
): boolean {
  const written = new Set(namesIn(prompt));
  const meant = ordered
    .map((clause) => ({
      ...thingOf(
        ofAccess(withoutRank(clause.words, written)),
        written,
        clause.quotes.flat(),
        orderNumbers(clause.words),
      ),
      ...withoutRelative(clause, written),
    }))
    .filter(isTold);
  if (meant.length === 0) return false;
  const titles = new Set([...namesIn(dialog), ...namesIn(name)]);
  const there = wordsOf([name, row, dialog].join(' ')).concat(object);
  const codes = thingNumbersIn(`${name}\n${dialog}`).map(({ kind }) => kind);
  const said = ordered.flatMap((clause) => [...contentOf(clause), ...clause.words]);
  return phrases
    .map((words) => thingOf(headAndTail(words), titles))
    .filter(isTold)
    .some((one) => meant.every((thing) => differs(thing, one, { there, said, titles, codes })));
}

/** "That she sent by mistake" says what a thing is like, and not whose it is. */
function withoutRelative(
  { words, quotes }: Clause,
  written: ReadonlySet<string>,
): Required<Pick<Thing, 'called' | 'told'>> {
  const end = words.findIndex((word, at) => at > 1 && relatives.has(word));
  const told = words.filter((word, at) => end < 0 || at < end || written.has(word));
  const isCalled = (word: string) =>
    written.has(word) || (isTelling(word) && !isDescribing(word) && !others.has(word));
  return { told, called: [...told.filter(isCalled), ...quotes.flat()] };
}

/** "The passkey that was created the earliest" says which one it is by its place among all, in no word that is its name. */
function withoutRank(words: readonly string[], written: ReadonlySet<string>): readonly string[] {
  if (!words.some((word) => isRank(word) || comparing.has(word))) return words;
  const isLike = (word: string) => isDescribing(word) || timely.has(word) || comparing.has(word);
  return words.filter((word) => written.has(word) || !isLike(word));
}

const comparing = new Set('newer older earlier later sooner'.split(' '));
const timely = new Set('ago time times date most ever before after'.split(' '));

function isTold({ head, tail, numbers }: Thing): boolean {
  return head.length + tail.length + numbers.length > 0;
}

function thingOf(
  { head, tail }: Phrase,
  written: ReadonlySet<string>,
  quoted: readonly string[] = [],
  ordered: readonly string[] = [],
): Thing {
  const isOwn = (words: readonly string[]) => (word: string, index: number) =>
    isTelling(word) || isFileName(word, written) || isLastName(words, index);
  const own = head.filter(isOwn(head));
  const hasArticle = head.some((word) => determiners.has(word) || quantifiers.has(word));
  const isName = (word: string) => {
    const at = head.lastIndexOf(word);
    const isKind = (index: number) => isGeneral(head[index] ?? '');
    return written.has(word) || !hasArticle || isKind(at - 1) || (isKind(at + 1) && !isDescribing(word));
  };
  return {
    head: [...own, ...quoted.filter(isTelling)],
    tail: tail.filter(isOwn(tail)),
    names: [...own.filter(isName), ...quoted.filter(isTelling)],
    numbers: [...[head, tail].flatMap(numbersIn), ...ordered],
  };
}

/** "report" of "report.pdf", which asks elsewhere. */
function isFileName(word: string, written: ReadonlySet<string>): boolean {
  return written.has(word) && alsoNouns.has(word);
}

/** The last word of "token A", "the chat with Mia" and "the note Purchases", which is an article or a verb elsewhere. */
function isLastName(words: readonly string[], index: number): boolean {
  const [before = '', word = ''] = [words[index - 1], words[index]];
  if (index < words.length - 1) return false;
  if (/^[a-z]$/.test(word)) return isGeneral(before);
  const isNoun = isGeneral(before) || isTelling(before);
  // German and Dutch verbs come last.
  if (isLikeClassVerb(word))
    return isNoun && !word.endsWith('en') && !kinds.has(word) && !generalThings.has(word);
  return determiners.has(word) && !pronouns.has(word) && !quantifiers.has(word);
}

/** Of "Order 12 is late", whose first word is a verb elsewhere. */
function orderNumbers([first = '', next = '', ...rest]: readonly string[]): string[] {
  return first === 'order' || first === 'post' ? numbersIn([first, next, ...rest.slice(0, 1)]) : [];
}

const hours = new Set('am pm uhr h'.split(' '));

/** The number of one thing, as opposed to a count or an amount: "order 12". */
function numbersIn(words: readonly string[]): string[] {
  return words.filter((word, index) => {
    const [before = '', next = ''] = [words[index - 1], words[index + 1]];
    if (/^\d+$/.test(word) && hours.has(next)) return true;
    return (
      /^\d+$/.test(word) &&
      (isGeneral(before) || isTelling(before)) &&
      !(isTelling(next) || isGeneral(next)) &&
      before !== ''
    );
  });
}

interface Compared {
  /** All that is shown with the control. */
  there: readonly string[];
  /** All that the order says. */
  said: readonly string[];
  titles: ReadonlySet<string>;
  /** The kinds of the numbers that are shown: `tk-` of TK-7339. */
  codes: readonly string[];
}

function differs(meant: Thing, shown: Thing, { there, said, titles, codes }: Compared): boolean {
  if (isApart(meant.numbers, shown.numbers) && !meant.numbers.some((one) => there.includes(one))) return true;
  const { told = meant.tail } = meant;
  const belonging = meant.tail.filter((word) => told.includes(word));
  // What the thing is like cannot be compared with its code, or with whose it is.
  const isCode = (word: string) => /\d/.test(word) || codes.includes(`${word}-`) || holds(said, word);
  const isOnlyLike = meant.numbers.length === 0 && meant.called?.every((word) => holds(there, word));
  if (isOnlyLike && belonging.length === 0 && shown.head.every(isCode)) return false;
  // A title may be anything: the mail "Spring sale".
  const isTitle = shown.head.length > 0 && shown.head.every((word) => titles.has(word));
  const isComparable = !isTitle || meant.names.length > 0;
  const tail = isTitle ? [] : shown.tail;
  const [all, others] = [
    [...meant.head, ...meant.tail],
    [...shown.head, ...tail],
  ];
  const isNumberThere = meant.numbers.some((one) => there.includes(one));
  if (!overlaps(all, there) && !isNumberThere) {
    const isHeadAlone = tail.length === 0 && shown.head.length > 0;
    if (others.length > 0 && all.length > 0) return isHeadAlone ? isComparable : true;
    if (others.length > 0) return true;
    return shown.numbers.length > 0 && meant.names.length > 0;
  }
  if (isApart(belonging, tail) && !overlaps(meant.tail, there) && !overlaps(tail, said)) return true;
  const isWithin = (words: readonly string[], all: readonly string[]) =>
    words.every((word) => holds(all, word));
  const isHeadOther = meant.head.length > 0 && shown.head.length > 0;
  return (
    isHeadOther &&
    isComparable &&
    !isWithin(meant.head, there) &&
    !isWithin(shown.head, [...said, ...meant.head])
  );
}

function isApart(some: readonly string[], others: readonly string[]): boolean {
  return some.length > 0 && others.length > 0 && !overlaps(some, others);
}
