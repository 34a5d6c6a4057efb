/** Tells a row in another state than the task orders an act for: closed after "all open requests", confirmed after "my provisional booking". */
import { wordSet, wordsOf } from '../../../words';
import type { Clause } from '../../clauses/clause';
import { headAndTail } from '../../clauses/head-and-tail';
import { negations, relatives } from '../../words/negation-words';
import { quantifiers } from '../../words/prompt-words';

interface States {
  some: ReadonlySet<string>;
  others: ReadonlySet<string>;
  /** Things that can be in both. */
  except: ReadonlySet<string>;
}

const ended = `closed resolved done completed complete finished cancelled canceled rejected declined refused archived collected delivered
  shipped fulfilled geschlossen erledigt storniert`;
/** They are paid for long before they are delivered, or before their day. */
const paidBefore = `order orders shipment shipments delivery deliveries parcel parcels booking bookings reservation reservations
  appointment appointments ticket tickets bestellung bestellungen buchung buchungen`;

/** What is in one of the first states is in none of the second. */
const states: readonly States[] = [
  state(
    'open pending outstanding waiting unresolved undecided unfinished incomplete unfulfilled unshipped offen',
    `${ended} approved`,
  ),
  state('open pending outstanding waiting offen', 'paid settled bezahlt', paidBefore),
  state('new', ended),
  state('unpaid overdue due outstanding unbezahlt', 'paid settled refunded bezahlt'),
  state('unread new ungelesen', 'read gelesen'),
  state(
    'active enabled running live online aktiv',
    `inactive disabled stopped paused suspended expired archived offline deactivated inaktiv
    withdrawn revoked cancelled canceled ended lapsed`,
  ),
  state(
    'draft unpublished entwurf',
    'published live sent awaiting approved paid overdue issued posted submitted voided',
  ),
  state('provisional tentative unconfirmed pending', 'confirmed'),
  state('valid', 'expired invalid revoked'),
  state('used', 'unused'),
  state('failed', 'passed succeeded successful completed'),
  state('verified', 'unverified'),
];

function state(some: string, others: string, except = ''): States {
  return { some: wordSet(some), others: wordSet(others), except: wordSet(except) };
}

function isState(word: string): boolean {
  return states.some(({ some, others }) => some.has(word) || others.has(word));
}

/** Beside a state they only say of what it is one: "Awaiting payment". */
const besideStates = wordSet(
  'status state payment approval review delivery collection not yet partly partially',
);

/** The lines that say nothing but a state. */
export function stateLinesOf(text: string): string {
  const lines = text.split('\n').filter((line) => {
    const words = wordsOf(line);
    return words.some(isState) && words.every((word) => isState(word) || besideStates.has(word));
  });
  return lines.join('\n');
}

/** So many words has a part of a row that only says its state: "Closed on Friday" is a sentence. */
const maxWords = 2;

/** Whether each order says a state, and a part of the row says that it is in the other. @param lines of the row */
export function isOtherState(orders: readonly Clause[], lines: string): boolean {
  const parts = lines.split('\n').map(wordsOf);
  const said = parts.filter(({ length }) => length <= maxWords).flat();
  return (
    orders.length > 0 &&
    orders.every(({ words }) => isOutside(words, qualifiersIn(words), said, parts.flat()))
  );
}

/** Whether any word of a clause says a state, and a part of the row that it is in the other. @param lines of the row */
export function isOfStateBesides(words: readonly string[], lines: string): boolean {
  const parts = lines.split('\n').map(wordsOf);
  const said = parts.filter(({ length }) => length <= maxWords).flat();
  const told = words.slice(1).filter((word) => !ofAge.has(word) && word !== 'due');
  return isOutside(words, told, said, parts.flat());
}

/** @param told the words that can say which state is meant */
function isOutside(
  words: readonly string[],
  told: readonly string[],
  said: readonly string[],
  shown: readonly string[],
): boolean {
  if (words.some((word) => negations.has(word))) return false;
  const isIn = (meant: ReadonlySet<string>, other: ReadonlySet<string>) =>
    told.some((word) => meant.has(word)) &&
    !shown.some((word) => meant.has(word)) &&
    said.some((word) => other.has(word));
  return states.some(
    ({ some, others, except }) =>
      !words.some((word) => except.has(word)) && (isIn(some, others) || isIn(others, some)),
  );
}

/** A row need not say which of all it is: "Cancel all pending orders". */
export function withoutStates(words: readonly string[], meant: readonly string[]): readonly string[] {
  return words.some((word) => quantifiers.has(word)) ? meant.filter((word) => !isState(word)) : meant;
}

/** What is said behind "all", and else what stands before the noun: "the one of our provisional bookings". */
function qualifiersIn(words: readonly string[]): readonly string[] {
  const all = words.findIndex((word) => quantifiers.has(word));
  if (all < 0) {
    const end = words.findIndex((word, at) => at > 1 && relatives.has(word));
    const { head } = headAndTail(end < 0 ? words : words.slice(0, end));
    return head.slice(0, -1).filter((word) => !ofAge.has(word));
  }
  const from = words.slice(all + 1);
  // "As collected" says what becomes of them.
  const end = from.indexOf('as');
  return end < 0 ? from : from.slice(0, end);
}

/** Of one thing they say when it came, and not whether it is done. */
const ofAge = wordSet('new used neu');
