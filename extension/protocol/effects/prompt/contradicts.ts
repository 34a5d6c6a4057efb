/** Compares the age of a thing, and the recipient and the amount that stand beside a transfer, with those of the task. */

import { amountsEntered } from '../entered-fields';
import { folded, wordsOf } from '../words';
import type { ActFacts } from './act-facts';
import { isOtherMailRule } from './orders/orders-mail-rule';
import { isOtherAge } from './things/ages/is-other-age';
import { amountOf, amountsIn } from './things/numbers/amounts';
import { isOtherEntered } from './things/numbers/is-other-entered';
import { isOtherRecipient } from './things/numbers/is-other-recipient';

const shownAmount =
  /(?<!\p{L})(?:amount|sum|total|betrag|summe|montant|importe|cantidad|importo|valor|bedrag|kwota)\s*:?\s*(?:[€$£]|[a-z]{3}(?= ))?\s*(\d[\d.,]*)/gu;
const shownRecipient =
  /(?<!\p{L})(?:recipient|payee|beneficiary|empfanger(?:in)?|destinataire|beneficiaire|destinatario|beneficiario|ontvanger|odbiorca)\s*:?\s+([^\n,;:]{1,60})/gu;
const toPerson = /(?<!\p{L})(?:to|an|à|a|para|aan|do)\s+(\p{Lu}\p{L}+)/gu;

/**
 * Whether what is shown with the control is of another age, for another recipient, or for another amount, than the prompt names, or
 * a rule for mail that it does not order.
 */
export function contradicts(prompt: string, facts: ActFacts): boolean {
  const { what, row, dialog, entered = [] } = facts;
  if (isOtherAge(prompt, facts, Date.now())) return true;
  if (isOtherEntered(prompt, facts) || isOtherMailRule(prompt, facts)) return true;
  if ((what === 'transfer' || what === 'send') && isOtherRecipient(prompt, entered)) return true;
  if (what !== 'transfer') return false;
  const shown = folded(`${row}\n${dialog}`);
  // A form says besides how much is due in all.
  const told = amountsEntered(entered).length > 0 ? [] : amountsIn(prompt);
  const amounts = [...shown.matchAll(shownAmount)].map(([, amount]) => amountOf(amount));
  if (told.length > 0 && amounts.length > 0 && !amounts.some((amount) => told.includes(amount))) return true;
  const recipients = [...shown.matchAll(shownRecipient)].flatMap(([, name = '']) => wordsOf(name));
  const persons = [...prompt.matchAll(toPerson)].flatMap(([, name = '']) => wordsOf(name));
  if (recipients.length === 0 || persons.length === 0) return false;
  return !persons.some((person) => recipients.includes(person));
}
