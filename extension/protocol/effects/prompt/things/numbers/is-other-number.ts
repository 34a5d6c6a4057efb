/** Holds an act on a thing with another number than the prompt names: order 1053 after "Cancel order 1047, the desk lamp". */
import { wordSet, wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import type { Clause } from '../../clauses/clause';
import { holds } from '../../clauses/clause-content';
import { isGeneral, isTelling } from '../../clauses/telling-words';
import { kinds } from '../../words/negation-words';
import { prepositions } from '../../words/prepositions';
import { determiners, quantifiers } from '../../words/prompt-words';
import { generalThings } from '../../words/thing-words';
import { isClassVerb, isLikeClassVerb, meaningOf } from '../../words/verb-meanings';
import { actingClauses } from '../acts/acting-clauses';
import { isAlikeKind, isSynonym } from '../kinds/is-other-kind';
import { digitsIn, numberedKinds, type ThingNumber, thingNumbersIn } from './numbers-of-things';

export type NumberedFacts = Pick<ActFacts, 'name' | 'dialog'> &
  Partial<Pick<ActFacts, 'row' | 'what' | 'page'>>;

const year = /^(?:19\d\d|20[0-3]\d)$/;
const minBareDigits = 3;
/** Before a number they say that things of other numbers are meant. */
const comparing = wordSet(
  'above below over under before after than from since until between to through uber unter vor nach ab bis seit zwischen avant apres antes despues',
);
const told = /(?<!\p{L})(?:that|saying|about|dass|que|che|dat|że)(?!\p{L})[^.;!?]*|:\s.*/giu;
/** "Orders (12)". */
const counts = /(\p{L}s)\s*\(\d[\d.,]*\)/giu;
const quotation = /"[^"\n]*"|“[^”\n]*”|„[^“”\n]*[“”]|«[^»\n]*»/gu;

/** Whether the control, its row or its dialog carries a number of the kind that the prompt names a thing by, and not that one. */
export function isOtherNumber(prompt: string, clauses: readonly Clause[], facts: NumberedFacts): boolean {
  const meant = numbersMeant(prompt, clauses, facts);
  if (meant.length === 0) return false;
  const { name, row = '', dialog, page } = facts;
  const said = wordsOf(prompt);
  const isOther = [name, row, dialog].some(
    (text) => /\d/.test(text) && carriesOther(text, meant, said, text === row),
  );
  return isOther || isPageOfOther(page?.headings ?? [], [name, row, dialog].join('\n'), meant);
}

/** Whether the page is about a thing of this kind with another number, and nothing that is shown with the control has the number meant. */
function isPageOfOther(headings: readonly string[], shown: string, meant: readonly ThingNumber[]): boolean {
  const has = (text: string) => {
    const digits = digitsIn(text);
    const codes = thingNumbersIn(text).map(({ value }) => value);
    return meant.some(
      ({ value }) => codes.includes(value) || value.split('-').every((one) => digits.includes(one)),
    );
  };
  if (meant.length === 0 || [shown, ...headings].some(has)) return false;
  return headings
    .flatMap((heading) => thingNumbersIn(heading.replace(counts, '$1')))
    .some(({ kind, isFirst, next }) =>
      // A heading that is nothing but "#1053" says no kind.
      meant.some(
        (one) => isSameKind(kind, one.kind) || (isAny(one) && kind === '#' && isFirst && next === ''),
      ),
    );
}

/** The numbers of what is acted on; where the order has none, those of all that the prompt says and does not forbid. */
export function numbersMeant(
  prompt: string,
  clauses: readonly Clause[],
  { what }: NumberedFacts,
): ThingNumber[] {
  const { isLike } = meaningOf(what ?? 'delete');
  const isAct = (word: string) => (what === undefined ? isLikeClassVerb(word) : isLike(word));
  // What is written to somebody may tell of other things.
  const said = what === 'send' ? prompt.replace(quotation, ' ').replace(told, ' ') : prompt;
  const all = thingNumbersIn(said).filter(isOfThing);
  const within = (some: readonly Clause[]) => {
    const words = some
      .filter(({ prohibits, isException }) => !prohibits && !isException)
      .flatMap(({ words, quotes }) => [...words, ...quotes.flat()]);
    const digits = words.flatMap((word) => [word, word.replace(/^\D+/, '').replace(/^0+(?=\d)/, '')]);
    const isMany = words.some((word) => quantifiers.has(word));
    // Of "all orders above 1047" each has another number.
    return isMany ? [] : all.filter(({ value }) => value.split('-').every((one) => digits.includes(one)));
  };
  const ordered = within(actingClauses(clauses, isAct));
  return ordered.length > 0 || what === 'send' ? ordered : within(clauses);
}

/** Whether a number in a prompt says which thing is meant, and not how many or when. */
function isOfThing({ kind, value, before, next }: ThingNumber): boolean {
  if (kind === '#' || kind.endsWith('-')) return true;
  const isCount = isTelling(next) || isGeneral(next);
  if (numberedKinds.has(kind)) {
    // "Order 2 lamps", "book 100 cards".
    const isVerb = isClassVerb(kind) && !determiners.has(before) && !isClassVerb(before);
    return isVerb ? !isCount && value.length >= minBareDigits : !isCount || value.length >= minBareDigits;
  }
  if (isCount || year.test(value) || comparing.has(kind) || prepositions.has(kind)) return false;
  if (kind === '') return value.length > minBareDigits;
  // "Cancel 1047".
  const isLost = meaningOf('delete').isVerb(kind) || meaningOf('cancel').isVerb(kind);
  return isLost
    ? value.length >= minBareDigits
    : kinds.has(kind) || generalThings.has(kind) || isTelling(kind);
}

function carriesOther(
  text: string,
  meant: readonly ThingNumber[],
  said: readonly string[],
  isRow: boolean,
): boolean {
  const shown = thingNumbersIn(text);
  const digits = digitsIn(text);
  const isThere = meant.some(({ value }) => value.split('-').every((one) => digits.includes(one)));
  return meant.some((one) => {
    const alike = shown.filter(({ kind }) => isSameKind(kind, one.kind));
    if (alike.length > 0) return !alike.some(({ value }) => isMeant(value, one, meant));
    if (isThere || one.kind.endsWith('-')) return false;
    return isAny(one) && shown.some((other) => isNumberOfAny(other, one, said, isRow));
  });
}

function isMeant(value: string, { kind }: ThingNumber, meant: readonly ThingNumber[]): boolean {
  return meant.some((one) => one.value === value && (isSameKind(one.kind, kind) || isAny(one)));
}

export function isSameKind(one: string, other: string): boolean {
  if (one === '' || other === '') return false;
  if (one === other) return true;
  if (one.endsWith('-')) return false;
  return isInflected(one, other) || holds([one], other) || isAlikeKind(one, other) || isSynonym(one, other);
}

/** "Faktura" and "fakturę". */
function isInflected(one: string, other: string): boolean {
  return one.length > minInflected && one.length === other.length && one.slice(0, -1) === other.slice(0, -1);
}

const minInflected = 5;

/** Its kind does not say what else can have such a number, as in a column of numbers alone. */
function isAny({ kind, isMarked }: ThingNumber): boolean {
  return isMarked || kind === '#' || kind === '' || numberedKinds.has(kind) || isLikeClassVerb(kind);
}

/** "#88", "order 88" where no kind is meant, and what is as long as the number meant: "1053 Desk lamp". */
function isNumberOfAny(
  other: ThingNumber,
  one: ThingNumber,
  said: readonly string[],
  isRow: boolean,
): boolean {
  if (other.kind === '#') return true;
  if (other.kind.endsWith('-')) return false;
  // "#87, the kitchen invoice" is an invoice.
  if (numberedKinds.has(other.kind)) return !numberedKinds.has(one.kind) && holds(said, other.kind);
  const isLong = other.value.length >= minBareDigits && one.value.length >= minBareDigits;
  if (Math.abs(other.value.length - one.value.length) > 1) return false;
  if (year.test(other.value) && !year.test(one.value)) return false;
  if (other.isFirst && isRow) return isLong || !/^\p{Ll}/u.test(other.written);
  // "1200 points".
  return isLong && !/^\p{Ll}\w*s$/u.test(other.written);
}
