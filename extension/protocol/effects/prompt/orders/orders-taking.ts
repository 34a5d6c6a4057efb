/** Tells whether a clause orders an act that takes something away in words of its own: "Archive project", "Downgrade to Basic". */
import { changesPlan, isSameTaking, takingVerbOf } from '../../names/verbs/taking-verbs';
import { wordsOf } from '../../words';
import type { ActFacts } from '../act-facts';
import type { Clause } from '../clauses/clause';
import { contentOf, contentWords, holds, overlaps } from '../clauses/clause-content';
import { isCommanded } from '../clauses/is-commanded';
import { isTelling } from '../clauses/telling-words';
import { pronouns } from '../words/prompt-words';

/**
 * @param before the clause that its pronouns stand for
 * @returns nothing where the control is of no such act
 */
export function ordersTaking(
  clause: Clause,
  before: Clause | undefined,
  { name, object, row, page }: ActFacts,
): boolean | undefined {
  const { words } = clause;
  const verb = takingVerbOf(name);
  if (verb === undefined) return undefined;
  if (!isCommanded(words, (word) => isSameTaking(word, verb, name, words))) return false;
  if (changesPlan(verb) && row !== '' && isToOther(clause, row)) return false;
  const about = words.some((word) => pronouns.has(word)) ? (before?.words ?? []) : [];
  const shown = contentWords([row, ...(page?.headings ?? [])].join(' '));
  return (
    object.length === 0 ||
    object.some((word) => holds([...words, ...about], word)) ||
    overlaps(contentOf(clause).filter(isTelling), shown)
  );
}

/** "Switch my subscription to Team" is not for "Downgrade" in the row of Basic. */
function isToOther({ words, quotes }: Clause, row: string): boolean {
  const at = words.lastIndexOf('to');
  const target = at < 0 ? [] : contentOf({ words: words.slice(at + 1), quotes });
  return target.length > 0 && !overlaps(target, wordsOf(row));
}
