import { contentOf, holds } from '../../../../extension/protocol/effects/prompt/clauses/clause-content';
import { splitClauses } from '../../../../extension/protocol/effects/prompt/clauses/split-clauses';
import { isClassVerb } from '../../../../extension/protocol/effects/prompt/words/verb-meanings';
import { wordsOf } from '../../../../extension/protocol/effects/words';

/** Whether evidence has a word, in any form, of what the task is about: the title of a page says nothing of it. */
export function tellsOfTask(evidence: string, prompt: string): boolean {
  const told = wordsOf(evidence);
  return splitClauses(prompt, isClassVerb)
    .flatMap(contentOf)
    .some((word) => holds(told, word));
}
