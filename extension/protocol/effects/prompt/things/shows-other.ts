/** Holds an act where the control's row or dialog shows another thing than the task names, by its name, its day or its verb. */
import { isLoss } from '../../is-loss';
import type { ActFacts } from '../act-facts';
import type { Clause } from '../clauses/clause';
import { namesIn, quotedIn } from '../words/names-in';
import { personalPronouns, possessives, pronouns, quantifiers } from '../words/prompt-words';
import { isLikeClassVerb } from '../words/verb-meanings';
import { actOf } from './acts/act-of';
import { actingClauses, verbClauseOf } from './acts/acting-clauses';
import { describingClauses } from './acts/describing-clauses';
import { destroysMore } from './acts/destroys-more';
import { isOfOtherOrder } from './acts/is-of-other-order';
import { isOtherYear } from './ages/is-other-year';
import { isOtherClock } from './clocks/is-other-clock';
import { isOtherDate, sharesDay } from './days/is-other-date';
import { isOtherPeriod } from './days/is-other-period';
import { isNotEmpty } from './features/is-not-empty';
import { isOtherFeature } from './features/is-other-feature';
import { isOtherMeasure } from './features/is-other-measure';
import { isOtherParty } from './features/is-other-party';
import { isOtherQuantity } from './features/is-other-quantity';
import { isOtherVersion } from './features/is-other-version';
import { isOtherDescription } from './is-other-description';
import { isOtherVariety } from './is-other-variety';
import { isBeyondAmount } from './limits/is-beyond-amount';
import { isBeyondCount } from './limits/is-beyond-count';
import { isBeyondDay } from './limits/is-beyond-day';
import { limitedOrders } from './limits/limited-orders';
import { asksOfOtherName } from './names/asks-of-other-name';
import { isOtherFullName } from './names/is-other-full-name';
import { isOtherIdentifier } from './names/is-other-identifier';
import { lacksName } from './names/lacks-name';
import { isOtherAmount } from './numbers/is-other-amount';
import { isOtherAddressee } from './places/is-other-addressee';
import { isOtherLanguage } from './places/is-other-language';
import { isOtherPlace } from './places/is-other-place';
import { ofRecord } from './places/record-of';
import { isOtherRank, type RankedFacts } from './ranks/is-other-rank';

export type PlacedFacts = Pick<ActFacts, 'name' | 'dialog'> &
  RankedFacts &
  Partial<Pick<ActFacts, 'around' | 'page' | 'isOneOfMany' | 'opened' | 'cells'>>;

function isThing(word: string): boolean {
  return pronouns.has(word) && !personalPronouns.has(word);
}

/** "Delete it", and not "the pass that expires first". */
function hasThing({ words }: Clause): boolean {
  return words.some((word, at) => {
    const before = words[at - 1] ?? '';
    const isRelative = word === 'that' && at > 0 && at < words.length - 1 && !isLikeClassVerb(before);
    return isThing(word) && !isRelative;
  });
}

/** "Bella, the beagle of Karin Hoffmann: delete her reminder." */
function saysWhoseBefore(clauses: readonly Clause[], isAct: (word: string) => boolean): boolean {
  const orders = clauses.filter(({ words, isIdle }) => !isIdle && words.some(isAct));
  return orders.length > 0 && orders.every(({ words }) => words.some((word) => possessives.has(word)));
}

/** Whether what is shown with the control differs from what the task orders the act for. */
export function showsOther(prompt: string, clauses: readonly Clause[], facts: PlacedFacts): boolean {
  const { what = 'delete', name, dialog, row = '', rowLines = () => row, around = '', page } = facts;
  const { isOneOfMany = false } = facts;
  const isAct = actOf(what, name);
  const isOrdered = clauses.some(({ words, isIdle }) => !isIdle && words.some(isAct));
  const ordered = actingClauses(clauses, isOrdered ? isAct : isLikeClassVerb);
  const shown = [name, row === '' ? '' : rowLines(), dialog].join('\n');
  if (isOtherVersion(prompt, ordered, shown) || (what === 'pay' && isOtherParty(prompt, shown))) return true;
  if (isOtherAddressee(prompt, ordered, facts) || isOtherLanguage(ordered, facts)) return true;
  if (isOtherPlace(prompt, ordered, facts)) return true;
  if (row === '' && dialog === '') return false;
  if (isOtherRank(prompt, facts, Date.now())) return true;
  const orders = ordered.filter(({ words }) => words.some(isAct));
  if (isNotEmpty(orders, facts) || asksOfOtherName(prompt, orders, { ...facts, what })) return true;
  if (destroysMore(ordered, `${name}\n${dialog}`)) return true;
  // "It" is of the day that is said of it before, and "her" says nothing of a day.
  const own = ordered.filter(
    (clause) =>
      clause.words.some(isAct) ||
      (clause.goesOn && (!isOrdered || verbClauseOf(clauses, clause).words.some(isAct))),
  );
  const dated = own.some(hasThing) ? ordered : own;
  // "Keep the one of 4 May and cancel the other": what is kept has another day and another amount.
  const kept = clauses.filter(({ prohibits }) => prohibits === 'loss' || prohibits === 'thing');
  const said = describingClauses(clauses, ordered);
  const asked = [...dated, ...said.filter((one) => !dated.includes(one))].filter(
    (clause) => !kept.includes(clause),
  );
  const limited = limitedOrders(clauses, asked);
  const isBeyond = () =>
    isBeyondAmount(prompt, limited, shown) ||
    isBeyondCount(limited, shown) ||
    isBeyondDay(prompt, limited, shown);
  const isOther = () =>
    isBeyond() ||
    isOtherDate(prompt, asked, shown) ||
    isOtherPeriod(asked, shown) ||
    isOtherYear(asked, shown, Date.now()) ||
    isOtherMeasure(prompt, asked, shown) ||
    isOtherQuantity(asked, facts) ||
    isOtherClock(prompt, asked, shown, facts.otherRows?.() ?? []) ||
    (isLoss(what) && sharesDay(kept, shown) && !sharesDay(asked, shown)) ||
    isOtherAmount(prompt, { ordered: asked, kept }, what, shown);
  if (isOrdered && what !== 'send' && isOther()) return true;
  // Each of many things has a name of its own.
  if (ordered.some(({ words }) => words.some((word) => quantifiers.has(word)))) return false;
  // A part of the page for one thing, such as "Danger zone", leaves its name to the rest.
  // Where the order says "her", the record of the page may say whose its rows are.
  const ofRows = () =>
    page && saysWhoseBefore(clauses, isAct) ? ofRecord(page, facts.otherRows?.() ?? []) : '';
  const ofPage = () => [...(page?.headings ?? []), isOneOfMany ? ofRows() : (page?.text() ?? '')].join('\n');
  const unkept = [...ordered, ...said].filter((clause) => !kept.includes(clause));
  const names = new Set(namesIn(prompt));
  // "Keep the record of Ann and delete the other" is about Ann all the same.
  const called = unkept.some(({ words }) => words.some((word) => names.has(word))) ? unkept : ordered;
  if (isOtherFullName(prompt, called, shown)) return true;
  if (isOtherFeature(prompt, called, shown)) return true;
  if (what !== 'send' && isOtherIdentifier(prompt, called, shown)) return true;
  if (what !== 'send' && what !== 'pay' && isOtherDescription(prompt, ordered, facts)) return true;
  const headings = [around, ...(page?.headings ?? [])].join('\n');
  if (isOtherVariety(ordered, [rowLines(), ...quotedIn(dialog)], `${shown}\n${headings}`)) return true;
  return (
    row !== '' &&
    (isOfOtherOrder(clauses, { what, name }, shown) ||
      lacksName(
        prompt,
        called,
        { what, name, shown, isAlone: !isOneOfMany },
        [shown, around, ofPage()].join('\n'),
      ))
  );
}
