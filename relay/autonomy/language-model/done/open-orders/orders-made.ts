/** Shares out the acts of a task among its orders, so that one act counts for one order. */
import { type VerbClass, verbClasses } from '../../../../../extension/protocol/effects/consequential';
import { between } from '../../../../../extension/protocol/effects/names/plain-name';
import type { Clause } from '../../../../../extension/protocol/effects/prompt/clauses/clause';
import { contentOf, holds } from '../../../../../extension/protocol/effects/prompt/clauses/clause-content';
import { saving } from '../../../../../extension/protocol/effects/prompt/words/same-change';
import { meaningOf } from '../../../../../extension/protocol/effects/prompt/words/verb-meanings';
import { wordSet, wordsOf } from '../../../../../extension/protocol/effects/words';
import type { Deed } from '../acts/deed';
import { isFormOf, orderedVerb } from '../orders/ordered-verb';
import { couldCarryOut } from './could-carry-out';
import { hasSaveControl, onlyEnters } from './left-to-save';
import { signStandsFor } from './sign-meanings';

/** Orders of which one is enough. */
type Group = readonly Clause[];

/** What is saved is what other orders have changed: "and save it". */
const entries = wordSet('changes change form settings data entry entries anderungen modifications cambios');

/**
 * An act belongs to the order that has its verb and its thing, else to one with either, else to one of what it does, else to
 * any. What answers a question belongs where the act belongs that led to it.
 * @param orders those first that acts are to be found for first
 * @param tree the page as it is now
 * @returns the orders that some act can have carried out, and those of them that get an act of their own
 */
export function ordersMade(
  orders: readonly Group[],
  deeds: readonly Deed[],
  tree: string,
): { possible: ReadonlySet<Group>; own: ReadonlySet<Group> } {
  const isUnsaved = hasSaveControl(tree);
  const isMadeBy = (deed: Deed, group: Group) =>
    group.some(
      (order) => couldCarryOut(deed, order) && !(isUnsaved && ordersSaving(order) && onlyEnters(deed)),
    );
  let asking: readonly Group[] | undefined;
  const acts = deeds.flatMap((deed) => {
    const told = headsOf(deed).map((head) => ownersOf(deed, head, orders));
    const owners = deed.answers ? told.map((some) => some ?? asking) : told;
    if (deed.isBegun) asking = owners[0];
    return owners.map((some) => (some ?? orders).filter((group) => isMadeBy(deed, group)));
  });
  const saved = orders.filter(
    (group) => group.some(onlySaves) && deeds.some((deed) => isMadeBy(deed, group)),
  );
  return { possible: new Set([...acts.flat(), ...saved]), own: new Set([...shared(orders, acts), ...saved]) };
}

/** Those that get an act of their own, as many as can. */
function shared(orders: readonly Group[], acts: readonly (readonly Group[])[]): Group[] {
  const takers = new Map<number, Group>();
  const takes = (group: Group, tried: Set<number>): boolean =>
    acts.some((owners, index) => {
      if (!owners.includes(group) || tried.has(index)) return false;
      tried.add(index);
      const taker = takers.get(index);
      if (taker && !takes(taker, tried)) return false;
      takers.set(index, group);
      return true;
    });
  return orders.filter((group) => takes(group, new Set()));
}

/** "Approve & send" is two acts. */
function headsOf({ name = '' }: Deed): string[] {
  const heads = name.split(between).map((part) => wordsOf(part)[0] ?? '');
  return heads.some(Boolean) ? heads.filter(Boolean) : [''];
}

/** The orders that the act tells of; undefined where it tells of none, or all orders are one. */
function ownersOf(deed: Deed, head: string, orders: readonly Group[]): readonly Group[] | undefined {
  if (orders.length < 2) return undefined;
  const words = wordsOf(`${deed.target} ${deed.value}`);
  const isOfVerb = (order: Clause) =>
    isFormOf(head, orderedVerb(order)) || signStandsFor(deed.name ?? '', order) === true;
  const isOfThing = (group: Group) => {
    const others = orders.filter((one) => one !== group).flatMap((one) => one.flatMap(contentOf));
    return group.flatMap(contentOf).some((word) => !holds(others, word) && holds(words, word));
  };
  const ofVerb = orders.filter((group) => group.some(isOfVerb));
  const ofThing = orders.filter(isOfThing);
  const ofBoth = ofVerb.filter((group) => ofThing.includes(group));
  const ofClass = orders.filter((group) => group.some((order) => isOfClass(deed.effect, orderedVerb(order))));
  return [ofBoth, ofVerb, ofThing, ofClass].find((some) => some.length > 0);
}

function isOfClass(effect: string | undefined, verb: string): boolean {
  return verbClasses.includes(effect as VerbClass) && meaningOf(effect as VerbClass).isLike(verb);
}

const ordersSaving = (order: Clause) => saving.has(orderedVerb(order));

function onlySaves(order: Clause): boolean {
  const verb = orderedVerb(order);
  return ordersSaving(order) && contentOf(order).every((word) => word === verb || entries.has(word));
}
