/** Reads how much was used off the column that says so, where meter readings stand beside: "Usage 3,112 kWh". */
import type { Fact } from '../../page/fact';
import { sums } from '../../page/sections';
import type { Question } from '../../question/question';
import { presence } from '../match';
import { stemsOf } from '../stems';

const asksUsed =
  /\bhow (?:many|much) (?:of (?:my|our|the) )?(?<what>[\p{L}³-]+)(?: [\p{L}-]+){0,2}? (?:did|do|does|have|has|was|were|is|are) [^?]*\b(?:us(?:e|ed|ing)|consum(?:e|ed|ing)|burn(?:ed|t)?)\b/iu;
const ofUse = /^(?:usage|used|use|consumption|consumed)\b/i;
const ofOtherTime = /\b(?:last|previous|prior|before|average|yesterday)\b/i;

/** The cell of the only row, of the one that the question names, or of the sum; undefined for another period. */
export function usedAmount(
  { text, terms }: Question,
  facts: readonly Fact[],
): { fact: Fact; answer: string } | undefined {
  const what = asksUsed.exec(text)?.groups?.what;
  if (what === undefined || ofOtherTime.test(text)) return undefined;
  const cells = facts.filter(
    ({ kind, label, text: cell }) => kind === 'cell' && ofUse.test(label) && /^\d/.test(cell),
  );
  const isUnit = cells.some(({ text: cell, label }) => stemsIn(`${cell} ${label}`, what));
  const isThing = cells.some(({ row, rowLabel }) => stemsIn(`${rowLabel} ${row}`, what));
  if (!isUnit && !isThing) return undefined;
  const names = terms.filter(({ isName, start }) => isName && start >= 0);
  const named = cells.filter(
    ({ row, rowLabel, text: cell, label }) =>
      names.every((term) => presence(term, stemsOf(`${label} ${rowLabel} ${row} ${cell}`)) === 1) &&
      (isUnit || stemsIn(`${rowLabel} ${row}`, what)),
  );
  const total = named.filter(({ rowLabel }) => sums.test(rowLabel));
  const [only, ...others] = total.length === 1 ? total : named;
  return only && others.length === 0 ? { fact: only, answer: only.text } : undefined;
}

function stemsIn(text: string, word: string): boolean {
  const stems = stemsOf(text);
  return [...stemsOf(word)].some((stem) => stems.has(stem));
}
