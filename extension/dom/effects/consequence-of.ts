import { classifyControl } from '../../protocol/effects/control/classify-control';
import type { Consequence } from '../../protocol/effects/control/control-facts';
import type { Listens } from '../accessibility/interactive';
import type { ShadowLookup } from '../tree/walk';
import { controlFacts, type KnownControl, otherNames } from './facts/control-facts';

/** What pressing a control does, by its name or else by what it says besides, which is its name in the facts then. */
export function consequenceOf(
  element: Element,
  { listens, shadow }: { listens: Listens; shadow: ShadowLookup },
): { known: KnownControl; found: Consequence | undefined } {
  const known = controlFacts(element, shadow);
  // A summary opens its part, unless a script makes something else of it.
  const isOpener = known.facts.isOpener && !(element.localName === 'summary' && listens(element));
  const facts = { ...known.facts, isOpener };
  const named = [facts, ...otherNames(element, facts, shadow).map((name) => ({ ...facts, name }))];
  const consequential = named.find((one) => classifyControl(one)) ?? facts;
  return { known: { ...known, facts: consequential }, found: classifyControl(consequential) };
}
