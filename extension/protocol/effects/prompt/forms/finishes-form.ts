/** Whether the last control of a form is what the task orders in words that the control has not. */
import type { ActFacts } from '../act-facts';
import type { Clause } from '../clauses/clause';
import { approvesCreated } from './approves-created';
import { filesForm } from './files-form';

export function finishesForm(clauses: readonly Clause[], facts: ActFacts): boolean {
  return (facts.what === 'send' && filesForm(clauses, facts)) || approvesCreated(clauses, facts);
}
