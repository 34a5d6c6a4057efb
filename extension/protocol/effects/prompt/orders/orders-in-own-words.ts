import type { ActFacts } from '../act-facts';
import type { Clause } from '../clauses/clause';
import { ordersAccess } from './orders-access';
import { ordersMailRule } from './orders-mail-rule';
import { ordersPaymentChange } from './orders-payment-change';
import { ordersRecording } from './orders-recording';
import { ordersState } from './orders-state';
import { ordersTaking } from './orders-taking';

/**
 * Whether a clause orders what tasks have words of their own for: to take something away, to record what was paid, to change how, to give access, to set
 * up a rule for mail, to record a decision.
 * @param before the clause that its pronouns stand for
 * @returns nothing where the control does none of these
 */
export function ordersInOwnWords(
  clause: Clause,
  before: Clause | undefined,
  facts: ActFacts,
): boolean | undefined {
  return (
    ordersMailRule(clause, facts) ??
    ordersTaking(clause, before, facts) ??
    ordersRecording(clause, before, facts) ??
    ordersPaymentChange(clause, facts) ??
    ordersAccess(clause, facts) ??
    ordersState(clause, facts)
  );
}
