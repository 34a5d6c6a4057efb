/** Holds an act in a part of the page that shows another thing than the prompt names by a number: report BR-2 for HF-1. */
import type { ActFacts } from '../../act-facts';
import type { Clause } from '../../clauses/clause';
import { isSameKind, numbersMeant } from '../numbers/is-other-number';
import { digitsIn, type ThingNumber, thingNumbersIn } from '../numbers/numbers-of-things';
import { isAlikeCode } from './is-alike-code';

export function isOtherPane(prompt: string, clauses: readonly Clause[], facts: ActFacts): boolean {
  const { pane = () => '' } = facts;
  const meant = numbersMeant(prompt, clauses, facts);
  const text = meant.length > 0 ? pane() : '';
  if (text === '') return false;
  const digits = digitsIn(text);
  const shown = thingNumbersIn(text);
  const isShown = ({ value }: ThingNumber) =>
    shown.some((other) => other.value === value) || value.split('-').every((one) => digits.includes(one));
  if (meant.some(isShown)) return false;
  return meant.some((one) =>
    shown.some((other) => isSameKind(other.kind, one.kind) || isAlikeCode(other, one)),
  );
}
