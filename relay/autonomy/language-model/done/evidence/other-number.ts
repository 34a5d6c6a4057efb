/** Finds evidence of another thing than the one that the task names by its number: SN-2231 after "Strike SN-2237". */
import { splitClauses } from '../../../../../extension/protocol/effects/prompt/clauses/split-clauses';
import {
  isSameKind,
  numbersMeant,
} from '../../../../../extension/protocol/effects/prompt/things/numbers/is-other-number';
import {
  digitsIn,
  type ThingNumber,
  thingNumbersIn,
} from '../../../../../extension/protocol/effects/prompt/things/numbers/numbers-of-things';
import { isClassVerb } from '../../../../../extension/protocol/effects/prompt/words/verb-meanings';

/**
 * The number that the evidence lacks, where it has numbers of that kind and none that the task names. What no page has
 * shown it cannot cite.
 * @param seen what pages have shown, and the page as it is now
 */
export function otherNumber(
  evidence: string,
  { prompt, seen }: { prompt: string; seen: string },
): { cited: string; meant: string } | undefined {
  const cited = thingNumbersIn(evidence);
  if (cited.length === 0) return undefined;
  const meant = numbersMeant(prompt, splitClauses(prompt, isClassVerb), { name: '', dialog: '' });
  const [named, digits] = [digitsIn(evidence), digitsIn(seen)];
  if (meant.some(({ value }) => isAmong(value, named))) return undefined;
  for (const one of meant) {
    const other = cited.find(({ kind }) => isSameKind(kind, one.kind));
    if (other && isAmong(one.value, digits)) return { cited: inWords(other), meant: inWords(one) };
  }
  return undefined;
}

const isAmong = (value: string, digits: readonly string[]) =>
  value.split('-').every((part) => digits.includes(part));

function inWords({ kind, value }: ThingNumber): string {
  return kind.endsWith('-') ? `${kind.toUpperCase()}${value}` : `${kind} ${value}`;
}
