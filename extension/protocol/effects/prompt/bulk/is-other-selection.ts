/** Holds a key that deletes what is selected, where that is of another kind than the task wants to be gone. */
import { wordSet, wordsOf } from '../../words';
import { contentOf, holds } from '../clauses/clause-content';
import { isCommanded } from '../clauses/is-commanded';
import { splitClauses } from '../clauses/split-clauses';
import { kinds } from '../words/negation-words';
import { generalThings } from '../words/thing-words';
import { isClassVerb, meaningOf } from '../words/verb-meanings';

/** Anything that is selected may be called so. */
const neutral = wordSet(
  `thing things item items object objects element elements entry entries selection content contents everything data copy copies version
  objekt element elemento elementos elementi oggetto objeto eintrag onderdeel`,
);

/** @param selected what is known of all that is selected: texts, names, classes; none where nothing is */
export function isOtherSelection(prompt: string, selected: readonly string[]): boolean {
  const shown = wordsOf(selected.join(' '));
  if (shown.length === 0) return false;
  const isDelete = meaningOf('delete').isVerb;
  const orders = splitClauses(prompt, isClassVerb).filter(
    ({ words, isIdle }) => !isIdle && isCommanded(words, isDelete),
  );
  return (
    orders.length > 0 &&
    orders.every((order) => {
      const told = [...contentOf(order), ...order.words.filter((word) => !isDelete(word))];
      const isKind = (word: string) => (kinds.has(word) || generalThings.has(word)) && !neutral.has(word);
      return told.some(isKind) && !told.some((word) => holds(shown, word));
    })
  );
}
