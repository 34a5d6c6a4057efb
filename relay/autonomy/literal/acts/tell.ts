/** Quotes what the page says of something, after it was opened: `expand Shipping and tell me the fee`. */
import type { Phrase } from '../grammar/instruction';
import { bareWord, wordsOf } from '../grammar/token';
import { articles, prepositions, restrictions } from '../grammar/words';
import { stem } from '../page/kinds';
import type { Page, PageElement } from '../page/page';
import { type Resolved, type Run, spoken } from './run';

/** Behind everything that does something. */
const distance = 60;

export function resolveTell(run: Run, page: Page, what: Phrase): Resolved {
  // Alone it is a question, which `/retrieve` answers.
  if (!run.goesOn) return { failure: '' };
  const words = what
    .flatMap((token) => (isIdle(bareWord(token) ?? '') ? [] : token.words))
    .filter((word) => !/^(?:what|is|are|much|how)$/.test(word))
    .map(stem);
  if (words.length === 0 || words.some((word) => restrictions.has(word))) return { failure: '' };
  const known = new Set(run.asked?.before.elements.map(({ ref }) => ref));
  const all = page.elements.filter((one) => !one.active && one.end === one.index + 1 && says(one, words));
  const fresh = all.filter(({ ref }) => !known.has(ref));
  const texts = [
    ...new Set((fresh.length > 0 ? fresh : all).flatMap((one) => answerIn(page, one, words) ?? [])),
  ];
  const [text, ...others] = texts;
  if (text === undefined || others.length > 0)
    return { failure: `The page does not say in one place what ${spoken(what)} is.` };
  return {
    distance,
    // biome-ignore lint/correctness/useYield: there is nothing to do
    async *perform() {
      return { done: `The page says: ${JSON.stringify(text)}.` };
    },
  };
}

const isIdle = (word: string) => articles.has(word) || prepositions.has(word);

const textOf = ({ text, name }: PageElement) => text ?? name ?? '';

function says(element: PageElement, words: readonly string[]): boolean {
  const own = wordsOf(textOf(element)).map(stem);
  return words.every((word) => own.includes(word));
}

const maxChars = 300;

/** The text itself where it says more than the words, else with the text beside it: `Fee` before `€ 4.90`. */
function answerIn(page: Page, element: PageElement, words: readonly string[]): string | undefined {
  const text = textOf(element);
  if (text.length > maxChars) return undefined;
  if (wordsOf(text).some((word) => !words.includes(stem(word)) && !isIdle(word))) return text;
  const next = page.elements[element.end];
  const isBeside = next && !next.active && next.end === next.index + 1 && next.depth >= element.depth;
  return isBeside && textOf(next) ? `${text}: ${textOf(next)}` : undefined;
}
