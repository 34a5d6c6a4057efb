/** Decides whether the caller's own words name an act that has consequences. */

import type { EffectKind } from '../consequential';
import { isLoss } from '../is-loss';
import { isFinisher } from '../names/is-finisher';
import { isSamePairVerb, pairVerbOf } from '../names/name-pairs';
import { takingVerbOf } from '../names/verbs/taking-verbs';
import { wordsOf } from '../words';
import type { ActFacts } from './act-facts';
import { antecedentOf } from './clauses/antecedent';
import type { Clause } from './clauses/clause';
import { contentOf, contentWords, hasInOrder, holds, isSame, overlaps } from './clauses/clause-content';
import { headAndTail, whole } from './clauses/head-and-tail';
import { isCommanded } from './clauses/is-commanded';
import { onlyAsks } from './clauses/only-asks';
import { splitClauses } from './clauses/split-clauses';
import { isGeneral, isTelling } from './clauses/telling-words';
import { contradicts } from './contradicts';
import { confirmsOpened } from './dialogs/confirms-opened';
import { forbidsVerb } from './forbids/forbidden-verb';
import { forbidsAct, forbidsControl } from './forbids/vetoes';
import { finishesForm } from './forms/finishes-form';
import { handsBackTheLastStep } from './hands-back/hands-back';
import { isChosen } from './is-chosen';
import { isDone } from './is-done';
import { joinsUnnamedAct } from './joins-unnamed-act';
import { mayInherit } from './may-inherit';
import { isCartAlone, isOfOneThing } from './orders/cart-orders';
import { ordersInOwnWords } from './orders/orders-in-own-words';
import { tellsCaller } from './orders/tells-caller';
import { doesMore } from './things/acts/does-more';
import { booksCourse, isKindAlone, isKindOfRow } from './things/acts/kind-of-act';
import { ordersOwnDeed } from './things/acts/orders-deed';
import { revokesAccess } from './things/acts/revokes-access';
import { withoutAges } from './things/ages/age-conditions';
import { actsOnWhole, asksForOther } from './things/asks-for-other';
import { buysPlan } from './things/contracts/buys-plan';
import { hasOwnControl, isSameContract } from './things/contracts/same-contract';
import { withDaysInFull, withNamesInFull } from './things/days/with-calendar-words';
import { isOfOtherState } from './things/features/is-of-other-state';
import { withPartyInFigures } from './things/features/is-other-party';
import { withoutStates } from './things/features/is-other-state';
import { hasNoTwin } from './things/has-no-twin';
import { inRival, isAmbiguous } from './things/is-ambiguous';
import { isOfOtherKind } from './things/is-of-other-kind';
import { isOriginal } from './things/kinds/is-original';
import { isDraftOf, isOtherKind, isSynonym, withoutNames } from './things/kinds/is-other-kind';
import { withoutPlaces } from './things/kinds/taken-from';
import { withLanguages } from './things/names/with-languages';
import { isOtherNumber } from './things/numbers/is-other-number';
import { withRangesCounted } from './things/numbers/number-ranges';
import { isElsewhere } from './things/places/is-elsewhere';
import { isOfShownCode } from './things/places/is-of-shown-code';
import { isOnlyOfRecord } from './things/places/is-only-of-record';
import { isOtherPage } from './things/places/is-other-page';
import { isOtherPane } from './things/places/is-other-pane';
import { isOtherPart } from './things/places/is-other-part';
import { isOtherRecord } from './things/places/is-other-record';
import { isOfRank } from './things/ranks/is-other-rank';
import { withoutOccurrences } from './things/ranks/without-occurrences';
import { type PlacedFacts, showsOther } from './things/shows-other';
import { isCounted } from './words/is-counted';
import { emptyInProhibitions, kinds, lookingVerbs, negations } from './words/negation-words';
import {
  draggingWords,
  ordinals,
  possessives,
  pressingWords,
  pronouns,
  quantifiers,
} from './words/prompt-words';
import { partNouns } from './words/thing-words';
import { isClassVerb, meaningOf } from './words/verb-meanings';

/**
 * Whether one clause of the prompt has the control's name word for word after a verb such as "click", or a verb of its class
 * together with a word of its name, row, card or dialog, or a quantifier. What finishes an act inherits from it.
 * @param inherits what the acts do that were let through before
 */
export function isNamed(written: string, given: ActFacts, inherits: readonly EffectKind[] = []): boolean {
  const known = withLanguages(written, given);
  const [full, prompt] = inFull(written, known);
  const facts = withDaysInFull(known);
  const clauses = splitClauses(prompt, isClassVerb);
  if (handsBackTheLastStep(prompt) || forbidsVerb(clauses, facts.name, `${facts.row} ${facts.dialog}`))
    return false;
  if (forbidsControl(clauses, facts.name) || doesMore(clauses, facts) || contradicts(full, facts))
    return false;
  if (isOfOtherState(clauses, facts, inherits) || isOfOtherKind(clauses, facts)) return false;
  if (inherits.includes(facts.what) && confirmsOpened(prompt, facts)) return true;
  if (isOtherNumber(prompt, clauses, facts) || joinsUnnamedAct(facts, (part) => isNamed(prompt, part)))
    return false;
  if (isOtherPane(prompt, clauses, facts) || isOtherPart(prompt, clauses, facts)) return false;
  if (showsOther(prompt, clauses, facts)) return false;
  const isFirst = !inherits.includes(facts.what);
  if (isFirst && (isOtherPage(prompt, clauses, facts) || isOtherRecord(prompt, clauses, facts))) return false;
  const isNamedIn = (rival: string) => isNamed(written, inRival(known, rival), inherits);
  if (isFirst && full === prompt && isAmbiguous(clauses, facts, isNamedIn)) return false;
  if (isLoss(facts.what) && (isOriginal(clauses, facts) || hasNoTwin(full, facts))) return false;
  if (isLoss(facts.what) ? asksForOther(prompt, clauses, facts) : actsOnWhole(prompt, clauses, facts))
    return false;
  if (inherits.includes(facts.what) && !takingVerbOf(facts.name) && mayInherit(clauses, facts)) return true;
  const isFiled = finishesForm(clauses, facts);
  let verb: Clause | undefined;
  const isSaid = clauses.some((clause, index) => {
    if (!clause.goesOn) verb = clause;
    if (clause.isIdle || !verb || onlyAsks(clauses, index)) return false;
    return names(clause, verb, antecedentOf(clauses, index), facts);
  });
  return (isSaid || isFiled || isOfRank(prompt, facts, Date.now())) && !forbidsAct(clauses, facts);
}

/** With its days and numbers written out, and the same without the ages of things, which no row repeats. */
export function inFull(written: string, facts: Partial<PlacedFacts> = {}): [string, string] {
  const plain = withoutOccurrences(written, facts);
  const full = withRangesCounted(withPartyInFigures(withNamesInFull(plain)));
  return [full, withoutAges(full)];
}

/** Whether an act that finishes a named one is for more things than the prompt names, or shows another thing. */
export function exceeds(written: string, facts: PlacedFacts): boolean {
  const [, prompt] = inFull(written, facts);
  const clauses = splitClauses(prompt, isClassVerb);
  return (
    doesMore(clauses, facts) || isOtherNumber(prompt, clauses, facts) || showsOther(prompt, clauses, facts)
  );
}

/** @param commanded the clause that has the verb: the same one, or the one that it goes on with */
function names(clause: Clause, commanded: Clause, before: Clause | undefined, facts: ActFacts): boolean {
  const { words, quotes } = clause;
  const name = wordsOf(facts.name);
  const hasName = quotes.some((quote) => isSame(quote, name)) || hasInOrder(words, name);
  const isAct = (word: string) =>
    pressingWords.has(word) || (facts.isDrop === true && draggingWords.has(word));
  const isHere = () => !isElsewhere(clause, contentOf(clause), facts);
  if (name.length > 0 && hasName && isCommanded(commanded.words, isAct) && !isChosen(words, name))
    return isHere();
  if (facts.isFinisher && isCommanded(words, (word) => isFinisher(word) && name.includes(word))) return true;
  if (facts.what === 'send' && tellsCaller(commanded.words)) return false;
  const taken = ordersInOwnWords(clause, before, facts);
  if (taken !== undefined) return taken && isHere();
  const own = pairVerbOf(facts.name);
  const isOwnVerb = (word: string) => own !== undefined && isSamePairVerb(word, own);
  const isAbout = (word: string) => holds(words, word) || words.some((one) => isSynonym(one, word));
  // "Refuse Kim's request" at the bare "Refuse" in Kim's row, which calls it leave.
  const isOfRowOnly = name.length === 1 && !facts.object.some((word) => name.includes(word));
  const isMeant =
    facts.object.length === 0 ||
    facts.object.some(isAbout) ||
    (words.some((word) => pronouns.has(word)) && overlaps(before?.words ?? [], facts.object)) ||
    (isOfRowOnly && overlaps(contentOf(clause).filter(isTelling), contentWords(facts.row)));
  if (isCommanded(words, isOwnVerb) && (isMeant || isKindOfRow(clause, facts, isOwnVerb))) return isHere();
  const place = facts.row === '' ? [] : wordsOf(`${facts.row} ${facts.around ?? ''}`);
  const means = meaningOf(facts.what);
  const isOrdered = isCommanded(commanded.words, (word) => isOwnVerb(word) || means.isVerb(word));
  if (ordersOwnDeed(commanded, clause, facts)) return isHere();
  if (revokesAccess(words, name, place) || (isOrdered && isOfShownCode(words, facts))) return isHere();
  const isPaid = (word: string) =>
    buysPlan(word, name[0] ?? '', words, facts.row) || booksCourse(word, name, words);
  // "Delete my booking", where it is called off by "Cancel" in its row.
  const isBare = facts.what === 'cancel' && name.length === 1 && !facts.isFinisher;
  const isLost = isBare ? meaningOf('delete').isVerb : () => false;
  const isVerb = (word: string) =>
    means.isVerb(word) || isLost(word) || (facts.what === 'pay' && isPaid(word));
  const isWhole = isDone(commanded.words, means, facts.what);
  if (!isWhole && !isCommanded(commanded.words, isVerb)) return false;
  // "Reset the phone to factory settings".
  if (isWhole && isLoss(facts.what) && overlaps(words, facts.object)) return isHere();
  const isStrong = isWhole || isCommanded(commanded.words, (word) => isVerb(word) && !means.isWeak(word));
  const hasNoun = words.some(
    (word) => means.nouns.has(word) || (facts.what === 'transfer' && /^\d+$/.test(word)),
  );
  if (name.length > 1 && facts.object.length > 0 && hasName) return isHere();
  const said = contentOf(isLoss(facts.what) ? { ...clause, words: withoutPlaces(words) } : clause);
  const isOfBefore = words.some((word) => pronouns.has(word) || possessives.has(word));
  const about = said.length === 0 || isOfBefore ? before : undefined;
  const meant = about ? [...said, ...thingsOf(about)] : said;
  const isOrder = (word: string) => meaningOf('pay').nouns.has(word);
  if (facts.what === 'cancel' && words.some(isOrder) && facts.object.some(isOrder))
    return isHere() && isOfRow(withoutStates(words, meant), facts);
  if (isStrong && overlaps([...nounsOf(words.slice(1)), ...nounsOf(about?.words ?? [])], facts.object))
    return isHere();
  return (isStrong || hasNoun || isShown(meant, facts)) && fits(clause, meant, facts);
}

/** Words that are verbs of a class elsewhere: `order` of "cancel my order". */
function nounsOf(words: readonly string[]): string[] {
  return words.filter(isClassVerb);
}

/** What a clause is about, without its verb: `mail` of "don't open the mail". */
function thingsOf(clause: Clause): string[] {
  return contentOf(clause).filter(
    (word) => !lookingVerbs.has(word) && !emptyInProhibitions.has(word) && !negations.has(word),
  );
}

/** Whether a word of what is meant stands on the control, in its row or in its dialog. */
function isShown(meant: readonly string[], { object, row, dialog }: ActFacts): boolean {
  return [object, contentWords(row), contentWords(dialog)].some((shown) => overlaps(meant, shown));
}

/** Whether the row that the control is in has a word of what is meant: the lamp of "my order of the lamp". */
function isOfRow(meant: readonly string[], facts: ActFacts): boolean {
  const { row, dialog, isOneOfMany } = facts;
  const telling = meant.filter((word) => isTelling(word) || /\d{2}/.test(word));
  if (row === '' || telling.length === 0 || overlaps(telling, contentWords(`${row} ${dialog}`))) return true;
  return !isOneOfMany && isOfPage(telling, facts);
}

/** Whether the page is about what is meant: the one booking on the page of Ann is hers. */
function isOfPage(meant: readonly string[], { page }: ActFacts): boolean {
  return overlaps(meant.filter(isTelling), contentWords((page?.headings ?? []).join(' ')));
}

/** Whether what the clause is about is what the control is about. */
function fits(clause: Clause, meant: readonly string[], facts: ActFacts): boolean {
  const { object, row, what, isOneOfMany } = facts;
  if (isElsewhere(clause, meant, facts)) return false;
  if (isShown(meant, facts)) return true;
  if (isLoss(what) && isOtherKind([...clause.words, ...meant], [...object, ...withoutNames(facts.dialog)]))
    return false;
  const isContract = what === 'cancel' && isSameContract(clause, facts) && !hasOwnControl(clause, facts);
  if (what === 'transfer' && object.some(isCounted) && isOfGoods(clause)) return false;
  const { head } = headAndTail(clause.words);
  // "The email address" is no email, and "the picture frame" no picture.
  const goesOn = (next: string) => isTelling(next) || isGeneral(next) || partNouns.has(next);
  const isAlso = (one: string, word: string) =>
    (isSynonym(one, word) || isDraftOf(clause.words, one, word)) && !hasOwnControl(clause, facts);
  const isCalled = (word: string) => (one: string, index: number) =>
    (one === word || isAlso(one, word)) && !goesOn(head[index + 1] ?? '');
  // "Delete everything in Spam" on the page Spam.
  const isIn = (word: string) =>
    head.some((one) => whole.has(one)) && word.endsWith('s') && isGeneral(word) && isOfPage(meant, facts);
  const isSaid = (word: string) =>
    isCounted(word) || meaningOf(what).nouns.has(word) || head.some(isCalled(word)) || isIn(word);
  if (!isContract && !object.every(isSaid) && !isKindAlone(clause, facts)) return false;
  if (what === 'pay' && isCartAlone(clause, meant) && isOfOneThing(facts)) return false;
  if (clause.words.some((word) => quantifiers.has(word) || ordinals.has(word))) return true;
  const isOther = row !== '' && meant.length > 0 && isLoss(what) && !isOfPage(meant, facts);
  return !isOneOfMany && (!isOther || isOnlyOfRecord(clause, facts));
}

/** "Transfer the file", with no word for money. */
function isOfGoods({ words }: Clause): boolean {
  return words.some((word) => kinds.has(word)) && !words.some(isCounted);
}
