/** Tells what is still to be paid from what has been paid. */
import type { Fact } from '../../../page/fact';
import { inPlainWords } from '../../../question/plain-words';
import type { Question } from '../../../question/question';

const owedAsked = /\b(?:owed?|owing|due|outstanding|unpaid)\b/i;
const paidAsked =
  /\b(?:already|so far|until now|up to now) (?:been )?paid\b|\bpaid (?:already|so far|until now|up to now)\b/i;
const owedSaid = /\b(?:to pay|to be paid|due|outstanding|owing|owed?|unpaid|payable|pay by)\b/i;
const paidSaid = /\b(?:paid|received|payments?|deducted)\b/i;

/** Whether the label says the one where the question asks for the other. */
export function isOtherSideOfDebt({ kind, label, rowLabel }: Fact, { type, text }: Question): boolean {
  if (type !== 'money' || kind === 'sentence') return false;
  const labels = `${label} · ${rowLabel}`;
  const [isOwed, isPaid] = [owedSaid.test(labels), paidSaid.test(labels)];
  if (isOwed === isPaid) return false;
  if (paidAsked.test(text)) return isOwed;
  return owedAsked.test(inPlainWords(text)) && isPaid;
}
