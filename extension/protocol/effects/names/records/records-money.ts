/** Tells names by which money that was paid is entered in the books: "Record payment", "Save expense", "Mark as paid". */
import { wordSet, wordsOf } from '../../words';
import { fillers, finishers } from '../verbs/verb-table';

const recording = wordSet(
  `record log enter register receive receipt add save spend input capture
  erfassen erfasse verbuchen eintragen speichern hinzufugen enregistrer saisir ajouter registrar anadir guardar registra aggiungi salva
  adicionar salvar registreren toevoegen opslaan zarejestruj dodaj zapisz`,
);
/** Of one group are the words for one thing. */
const groups = [
  `payment payments receipt receipts prepayment prepayments overpayment repayment repayments instalment installment deposit deposits paid
  received money cash zahlung zahlungen paiement paiements pago pagos pagamento pagamenti pagamentos betaling betalingen platnosc bezahlt`,
  'refund refunds refunded reimbursement reimbursements reimbursed ruckerstattung remboursement reembolso rimborso terugbetaling',
  'expense expenses spending spend spent ausgabe ausgaben depense depenses gasto gastos spesa spese despesa despesas uitgave uitgaven',
  'transfer transfers transferred umbuchung virement transferencia trasferimento overboeking',
  'withdrawal withdrawals withdrawn',
  'transaction transactions transaktion transaccion transazione transacao transactie transakcja',
].map((words) => wordSet(words));
const asPaid =
  /^(?:mark (?:\S+ ){0,3}?(?:as )?(?:fully |partly |partially )?(?:paid|refunded|reimbursed|settled)|als (?:bezahlt|betaald) (?:markieren|markeren)|marquer comme paye\w*|marcar como pagad?[oa]s?|segna come pagat[oaie]|oznacz jako oplacon\w+)$/;
const filling = wordSet(fillers);
const finishing = wordSet(finishers);
/** What a phrase goes on with behind its noun: "Record payment for INV-0055". */
const goingOn = wordSet(
  'of on in at for with to by from as via fur von mit bei an auf pour de du des sur para por con per di da voor van aan za do',
);

/** A word for what was paid. */
export function isMoneyMoved(word: string): boolean {
  return groups.some((group) => group.has(word));
}

export function isSameMoney(one: string, other: string): boolean {
  return groups.some((group) => group.has(one) && group.has(other));
}

/** What is entered: the payment of "Record payment". Undefined for all other names: "Add payment method". */
export function recordedMoney(name: string): string | undefined {
  const words = wordsOf(name);
  const text = words.join(' ');
  if (asPaid.test(text)) return /refund|reimburs/.test(text) ? 'refund' : 'payment';
  const end = words.findIndex((word, at) => at > 0 && (goingOn.has(word) || /\d/.test(word)));
  const phrase = (end < 0 ? words : words.slice(0, end)).filter((word) => !filling.has(word));
  // German and Dutch verbs come last.
  const verbAt = recording.has(phrase[0] ?? '') ? 0 : phrase.length - 1;
  const noun = phrase.filter((_, at) => at !== verbAt).at(-1);
  return phrase.length > 1 && recording.has(phrase[verbAt] ?? '') && noun !== undefined && isMoneyMoved(noun)
    ? noun
    : undefined;
}

/** "Mark as paid", which needs no amount. */
export function marksAsPaid(name: string): boolean {
  return asPaid.test(wordsOf(name).join(' '));
}

/** "Save", "Record" and "OK", which say in a form about a payment that it is entered. */
export function isBareRecording(name: string): boolean {
  const words = wordsOf(name).filter((word) => !filling.has(word));
  return words.length > 0 && words.every((word) => recording.has(word) || finishing.has(word));
}
