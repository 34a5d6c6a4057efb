/** Tells a dialog that asks about one thing by its name in quotation marks, where the task orders the act for a thing of another name. */
import { isLoss } from '../../../is-loss';
import { sentencesIn } from '../../../sentences-in';
import { wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import type { Clause } from '../../clauses/clause';
import { holds } from '../../clauses/clause-content';
import { isTelling } from '../../clauses/telling-words';
import { prepositions } from '../../words/prepositions';
import { quantifiers } from '../../words/prompt-words';
import { isLosingVerb } from '../../words/verb-meanings';
import { namesInQuotes } from '../kinds/is-other-kind';
import { writtenNamesIn } from './written-names';

type AskedFacts = Pick<ActFacts, 'what' | 'dialog'> & Partial<Pick<ActFacts, 'row' | 'opened' | 'page'>>;

/**
 * Whether no word of the one name in the question stands in the prompt or with the control, and each order for the act has a name of
 * the thing itself that the dialog does not show.
 * @param orders the clauses with the verb of the act
 */
export function asksOfOtherName(
  prompt: string,
  orders: readonly Clause[],
  { what, dialog, row = '', opened, page }: AskedFacts,
): boolean {
  if (!isLoss(what) || orders.length === 0) return false;
  const asked = sentencesIn(dialog).filter((one) => one.endsWith('?') && wordsOf(one).some(isLosingVerb));
  const names = new Set(asked.flatMap(namesInQuotes).map((name) => wordsOf(name).join(' ')));
  const words = [...names]
    .join(' ')
    .split(' ')
    .filter((word) => isTelling(word) || /\d/.test(word));
  if (names.size !== 1 || words.length === 0) return false;
  // A code may be what the thing of the row or the page is called besides.
  const near = wordsOf([prompt, row, opened?.shown, ...(page?.headings ?? [])].join(' '));
  if (words.some((word) => holds(near, word))) return false;
  const shown = wordsOf(`${dialog} ${row}`);
  const written = writtenNamesIn(prompt, true);
  return orders.every((order) => {
    const told = written.filter(
      ({ words, before }) => isOwn(before) && words.every((word) => order.words.includes(word)),
    );
    const quotes = order.words.flatMap((word, at) => (word === '"' ? [order.words[at - 1] ?? ''] : []));
    const quoted = order.quotes.filter((_, at) => isOwn(quotes[at] ?? ''));
    const called = [...told.flatMap((name) => name.words), ...quoted.flat()].filter(isTelling);
    const isOfMany = order.words.some((word) => quantifiers.has(word));
    return !isOfMany && called.length > 0 && !called.some((word) => holds(shown, word));
  });
}

/** "The message from Ben" may have any title. @param before what stands before a name */
function isOwn(before: string): boolean {
  return !prepositions.has(before);
}
