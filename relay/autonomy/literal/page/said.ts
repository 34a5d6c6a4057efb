/** What elements of a page say, compared word by word, in singular or plural. */
import { withoutCurrency, wordsOf } from '../grammar/token';
import { articles } from '../grammar/words';
import { stem } from './kinds';
import type { PageElement } from './page';

const saidBy = new WeakMap<PageElement, readonly string[]>();

/** Whether the element reads the words one after another, in singular or plural. */
export function says(element: PageElement, words: readonly string[]): boolean {
  const wanted = joined(words);
  return textsOf(element).some((text) => text.includes(wanted));
}

/** Whether the element says these words and no others. */
export function isAllOf(element: PageElement, words: readonly string[]): boolean {
  return textsOf(element).includes(joined(words));
}

function textsOf(element: PageElement): readonly string[] {
  const known = saidBy.get(element);
  if (known) return known;
  const value = element.type === 'password' ? '' : element.value;
  const own = [element.name, element.text, element.title, value].flatMap((text) => stemmed(text ?? ''));
  saidBy.set(element, own);
  return own;
}

/** Whether its text begins with the words: `Ada: Lunch?`, `From Ada`. */
export function begins({ text, name }: PageElement, words: readonly string[]): boolean {
  const own = wordsOf(text ?? name ?? '')
    .join(' ')
    .replace(/^(?:from|by|to) /, '');
  return `${own} `.startsWith(`${words.join(' ')} `);
}

/** Whether the words stand in its accessible name. */
export function isNamed({ name }: PageElement, words: readonly string[]): boolean {
  const wanted = joined(words);
  return stemmed(name ?? '').some((one) => one.includes(wanted));
}

/** As articles in a text: never the `A` of `Vitamin A`. */
const smallArticles = new RegExp(`^\\s*(?:${[...articles].join('|')})\\b`, 'i');
const innerArticles = new RegExp(`(?<=\\s)(?:${[...articles].join('|')})\\b`, 'g');

/** A text as it is, and without its articles and currencies, which phrases may be without. */
function stemmed(text: string): string[] {
  const plain = text.replace(innerArticles, '').replace(smallArticles, '');
  const all = plain === text || plain.trim() === '' ? [wordsOf(text)] : [wordsOf(text), wordsOf(plain)];
  return [...new Set(all.flatMap((words) => [joined(words), joined(withoutCurrency(words))]))];
}

const joined = (words: readonly string[]) => ` ${words.map(stem).join(' ')} `;
