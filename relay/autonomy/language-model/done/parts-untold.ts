/** Finds the parts of a task that nothing tells of: evidence of one part proves nothing of the others. */
import type { Clause } from '../../../../extension/protocol/effects/prompt/clauses/clause';
import { contentOf, holds } from '../../../../extension/protocol/effects/prompt/clauses/clause-content';
import { softeners } from '../../../../extension/protocol/effects/prompt/words/prompt-words';
import { wordsOf } from '../../../../extension/protocol/effects/words';
import { isChange, orderedChanges } from './orders-change';

const maxPartChars = 80;

/**
 * The changes that the prompt orders, in its words, of which neither text has a word that is about that part alone. None
 * where the prompt orders but one.
 * @param evidence what shows that the task is done
 * @param acted the names and values of what was acted on
 */
export function partsUntold(prompt: string, evidence: string, acted: string): string[] {
  const parts = orderedChanges(prompt).map((clause) => ({
    clause,
    content: contentOf(clause).filter((word) => !isChange(word) && word !== verbOf(clause)),
  }));
  if (parts.length < 2) return [];
  const told = [...new Set(wordsOf(`${evidence} ${acted}`))];
  return parts.flatMap(({ clause, content }, index) => {
    const others = parts.flatMap((other, at) => (at === index ? [] : other.content));
    const own = content.filter((word) => !holds(others, word));
    return own.length === 0 || own.some((word) => holds(told, word)) ? [] : wordsIn(clause);
  });
}

/** Of a clause that begins with one, it tells of nothing: "strike it off". */
function verbOf({ words, goesOn }: Clause): string | undefined {
  return goesOn ? undefined : words.find((word) => !softeners.has(word));
}

function wordsIn({ words, quotes }: Clause): string {
  const left = [...quotes];
  const text = words.map((word) => (word === '"' ? (left.shift() ?? []).join(' ') : word)).join(' ');
  return text.length <= maxPartChars ? text : `${text.slice(0, maxPartChars)}…`;
}
