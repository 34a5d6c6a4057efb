/** Compares the items of a list by a number that stands in each beside the same word: "13 goals", "Attendance 1,206". */
import { spansOf } from '../../language/spans/spans';
import { numberIn } from '../../language/spans/units';
import { stemOf, wordsOf } from '../../language/words';
import type { Fact } from '../../page/fact';
import { factOf, minRows } from '../../page/listings';
import type { Page, Passage } from '../../page/page';
import type { Question } from '../../question/question';
import type { Superlative } from '../../question/superlatives';
import { agreement } from '../match';
import { measure } from './compared-column';

export function compareItems(
  question: Question,
  { passages }: Page,
): { fact: Fact; answer: string } | undefined {
  const { superlative } = question;
  if (!superlative || superlative.place !== undefined) return undefined;
  const words = [
    ...superlative.columns.map(stemOf),
    ...question.terms
      .filter(({ start, isName, isOfType }) => start >= 0 && !isName && !isOfType)
      .map(({ stem }) => stem),
  ];
  const lists = new Map<string, { passage: Passage; index: number }[]>();
  for (const [index, passage] of passages.entries()) {
    if (passage.kind !== 'item' || passage.region === 'nav' || passage.region === 'footer') continue;
    const key = `${passage.trail.join('/')} ${passage.group ?? ''}`;
    lists.set(key, [...(lists.get(key) ?? []), { passage, index }]);
  }
  const sign = superlative.direction === 'most' ? -1 : 1;
  for (const items of lists.values()) {
    const measured = items
      .map(({ passage, index }) => ({
        text: passage.text,
        index,
        value: measuredIn(passage.text, words, superlative),
      }))
      .filter(({ value }) => !Number.isNaN(value));
    if (measured.length < minRows || measured.length < items.length) continue;
    const [best] = measured.toSorted((a, b) => sign * (a.value - b.value));
    if (!best) continue;
    const row = { key: { label: '', text: best.text }, fields: [], passage: best.index, quotes: [best.text] };
    return { fact: factOf(row), answer: best.text };
  }
  return undefined;
}

/** The only amount of what is compared, or the number right before or after one of the words; NaN if there is none. */
function measuredIn(text: string, words: readonly string[], { measures }: Superlative): number {
  const [amount, ...others] = measures.flatMap((type) => spansOf(type, text));
  if (amount && others.length === 0) return measure(amount.text);
  const found = wordsOf(text);
  const isOne = (stem = '') => words.some((word) => agreement(word, stem) >= 0.8);
  const at = found.findIndex(
    ({ text: word }, index) =>
      /^\d/.test(word) && (isOne(found[index - 1]?.stem) || isOne(found[index + 1]?.stem)),
  );
  return at < 0 ? Number.NaN : numberIn(found[at]?.text ?? '');
}
