/** Finds the elements that a page has made anew. In a lazy script, for its judgement of acts is large. */
import type { ShadowLookup } from '../tree/walk';
import { type Identity, pathOf } from './identity';
import { isConsequential } from './is-consequential';
import { Round } from './round';

interface Parts {
  identity: Identity;
  shadow: ShadowLookup;
  listens(element: Element): boolean;
  /** From now on the ref means this element. */
  bind(ref: string, element: Element): void;
}

/**
 * Binds the ref of each removed element to the one that the page has made in its place: the only one with the same print,
 * but for what a number in its name counts, in the same document and path, made when the old one was removed or later. What an act on it may have consequences for
 * is never bound: that has to be looked at again.
 * @returns the refs that were bound
 */
export function rebind({ identity, shadow, listens, bind }: Parts): string[] {
  const round = new Round(identity.batch, shadow);
  const { meanings } = identity;
  const moment = meanings.moment();
  const bound: string[] = [];
  for (const [ref, known] of identity.dead()) {
    const { document, path, removedIn = Infinity } = known;
    if (!document.defaultView || pathOf(document) !== path) continue;
    const same = round.matching(document, known.tag, known);
    if (same.length > 1) identity.tellNoMore(known);
    const isLost = same.length === 0 && known.uncounted !== undefined;
    const [only, ...others] = isLost ? round.matchingUncounted(document, known.tag, known.uncounted) : same;
    if (!only || others.length > 0 || !identity.isAddedSince(only, removedIn)) continue;
    if (meanings.isOtherRow(ref, only, { ...moment, isNew: true, isRepeated: false })) continue;
    if (isConsequential(only, { listens, shadow })) continue;
    bind(ref, only);
    identity.renew(ref, only);
    meanings.move(ref, only, moment.rows);
    bound.push(ref);
  }
  return bound;
}
