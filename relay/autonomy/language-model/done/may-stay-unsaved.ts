import { splitClauses } from '../../../../extension/protocol/effects/prompt/clauses/split-clauses';
import { wordSet } from '../../../../extension/protocol/effects/words';
import { isChange, orderedChanges } from './orders-change';

const entering = wordSet(
  `fill enter type write key input put draft
  fulle trage tippe gib schreibe remplis remplissez saisis saisissez tape ecris rellena escribe introduce teclea
  compila scrivi inserisci digita preencha escreva digite insira vul typ schrijf wypelnij wpisz napisz`,
);

/** Whether a task may end with what was written into fields: it orders no more than that, or forbids an act such as sending it. */
export function mayStayUnsaved(prompt: string): boolean {
  const clauses = splitClauses(prompt, isChange);
  if (clauses.some(({ prohibits }) => prohibits === 'act')) return true;
  const enters = (words: readonly string[]) => words.some((word) => entering.has(word));
  return (
    clauses.some(({ words, isIdle }) => !isIdle && enters(words)) &&
    orderedChanges(prompt).every(({ words }) => enters(words))
  );
}
