/** Tells that another row is meant than that of the control: one that shows more of what the task says, or that and no more. */
import { wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import type { Clause } from '../../clauses/clause';
import { contentWords, holds, isContent, isSame } from '../../clauses/clause-content';
import { headAndTail } from '../../clauses/head-and-tail';
import { isTelling } from '../../clauses/telling-words';
import { ordinals, quantifiers } from '../../words/prompt-words';
import { wordsOfMany } from './words-of-many';

/** How much of what is said a row shows. */
interface Shown {
  /** So many words, in any form. */
  alike: number;
  /** So many of those that tell things apart, as they are said: "Daniel" is not "Danielle". */
  exact: number;
  /** One of its parts has words of what is said and no others: "Tap dripping", and not "Bathroom tap dripping". */
  isWhole: boolean;
}

/**
 * Whether another row is meant, which shows more of the words that say which thing it is: "the newsletter from Acme". Of two rows
 * that show the same words, the one is meant that shows them as they are said, and then the one whose name has no others. Of
 * "all mails from Acme" each row may show a part. A row in which the same was done may be gone, and was meant all the same.
 * @param meant the words of the clause that say which thing is meant
 */
export function isElsewhere(
  { words, quotes }: Pick<Clause, 'words' | 'quotes'>,
  meant: readonly string[],
  facts: Pick<ActFacts, 'row' | 'rowLines' | 'otherRows' | 'rowsDone'>,
): boolean {
  const { row, rowLines = () => row, otherRows = () => [], rowsDone = () => [] } = facts;
  const isMany = words.some((word) => quantifiers.has(word));
  const said = [...new Set(isMany ? wordsOfMany(words, meant) : meant)];
  const others = row === '' || said.length === 0 ? [] : [...otherRows(), ...(isOne(words) ? rowsDone() : [])];
  if (others.length === 0) return false;
  const read = (text: string) => shownIn(text, said, quotes);
  const here = read(rowLines());
  const there = others.map(read);
  if (here.alike < (isMany ? 1 : said.length) && there.some(({ alike }) => alike > here.alike)) return true;
  // "The second draft" is told by its place.
  if (isMany || here.alike === 0 || words.some((word) => ordinals.has(word))) return false;
  return there.some(
    ({ alike, exact, isWhole }) =>
      alike === here.alike && (exact > here.exact || (exact === here.exact && isWhole && !here.isWhole)),
  );
}

/** "The mail from Acme", as opposed to "the mails from Acme", of which there may be more. */
function isOne(words: readonly string[]): boolean {
  return !headAndTail(words).head.at(-1)?.endsWith('s');
}

function isInitial(word: string): boolean {
  return /^\p{Ll}$/u.test(word);
}

function shownIn(text: string, said: readonly string[], quotes: readonly string[][]): Shown {
  const all = wordsOf(text);
  const shown = contentWords(text);
  const lines = text.split('\n').map(wordsOf);
  const counts = lines.map((line) => said.filter((word) => holds(line, word)).length);
  // "L. Berg" has another first name than "Jonas Berg".
  const isSaid = (word: string) =>
    isInitial(word) ? said.some((one) => one.startsWith(word)) : holds(said, word) || !isContent(word);
  return {
    alike: said.filter((word) => holds(shown, word)).length,
    exact: said.filter((word) => isTelling(word) && all.includes(word)).length,
    isWhole: lines.some(
      (line, index) =>
        quotes.some((quote) => isSame(quote, line)) ||
        (counts[index] === Math.max(1, ...counts) && line.every(isSaid)),
    ),
  };
}
