/** Takes the part of a statement that answers. */
import { wordsOf } from '../../language/words';
import type { Question } from '../../question/question';
import { agreement } from '../match';

/** The Y of "X is Y", if the question is about X. */
export function clauseIn(sentence: string, question: Question): string {
  const text = clauseWithMost(sentence, question);
  const copula =
    /\s(?:is|are|was|were|means|stands for|refers to|includes?|consists? of|became|remains)\s/i.exec(text);
  // Which one it is may stand beside its name, before the verb.
  if (!copula || question.head !== undefined || wordsOf(text).length > 40) return text;
  const head = text.slice(0, copula.index);
  const tail = text.slice(copula.index + copula[0].length);
  const inHead = question.terms.filter((term) => marksOf(head, term.stem)).length;
  const inTail = question.terms.filter((term) => marksOf(tail, term.stem)).length;
  if (inTail > 0 || inHead < Math.max(1, question.terms.length * 0.6) || wordsOf(head).length > 12)
    return text;
  return trimEnd(tail);
}

/** Of statements with ";" between them the one with most words of the question, where others have none. */
function clauseWithMost(text: string, question: Question): string {
  const clauses = text.split(/;\s/);
  const counts = clauses.map((clause) => question.terms.filter(({ stem }) => marksOf(clause, stem)).length);
  const having = clauses.filter((_, index) => (counts[index] ?? 0) > 0);
  return having.length === 1 ? (having[0] ?? text) : text;
}

function marksOf(text: string, stem: string): boolean {
  return wordsOf(text).some((word) => agreement(stem, word.stem) > 0);
}

function trimEnd(text: string): string {
  return text.replace(/[.;,\s]+$/, '');
}
