/** Tells whether a task orders what a rule for mail does: it has the address to which mail is forwarded, and orders deleting. */
import { deletesByRule } from '../../control/mail-rule';
import { forwardsTo } from '../../entered-fields';
import { wordSet, wordsOf } from '../../words';
import type { ActFacts } from '../act-facts';
import type { Clause } from '../clauses/clause';
import { isCommanded } from '../clauses/is-commanded';
import { splitClauses } from '../clauses/split-clauses';
import { isClassVerb, meaningOf } from '../words/verb-meanings';

const settingUp = wordSet(
  `create set setup make add save update change forward redirect send turn delete apply
  erstelle erstellen richte lege leite losche cree creer configure transfere crea crear configura reenvia inoltra crie encaminhe maak
  stuur utworz przekaz`,
);

type RuleFacts = Pick<ActFacts, 'what' | 'entered' | 'ticked'>;

function isRule({ what, entered = [], ticked }: RuleFacts): boolean {
  return what === 'send' ? forwardsTo(entered).length > 0 : what === 'form' && deletesByRule({ ticked });
}

/** Whether it forwards mail to an address that the task has not, or deletes mail where the task orders no deleting. */
export function isOtherMailRule(prompt: string, facts: RuleFacts): boolean {
  if (!isRule(facts)) return false;
  const clauses = splitClauses(prompt, isClassVerb);
  const plain = (words: readonly string[]) => ` ${words.join(' ')} `;
  const forbidden = clauses.filter(({ prohibits }) => prohibits).map(({ words }) => plain(words));
  const isTold = (address: string) => {
    const words = plain(wordsOf(address));
    return plain(wordsOf(prompt)).includes(words) && !forbidden.some((one) => one.includes(words));
  };
  const isDelete = meaningOf('delete').isLike;
  const ordersDeletion = clauses.some(
    ({ words, isIdle, prohibits }) => !isIdle && !prohibits && words.some(isDelete),
  );
  return !forwardsTo(facts.entered ?? []).every(isTold) || (deletesByRule(facts) && !ordersDeletion);
}

/** Whether a clause sets up a rule; nothing where the control does not. */
export function ordersMailRule({ words }: Clause, facts: RuleFacts): boolean | undefined {
  return isRule(facts) ? isCommanded(words, (word) => settingUp.has(word)) : undefined;
}
