/** Tells that a clause orders to record what was paid, in its own words: "Mark F-218 as paid" before "Record payment". */
import { amountsEntered } from '../../entered-fields';
import { isMoneyMoved, isSameMoney, recordedMoney } from '../../names/records/records-money';
import { wordSet, wordsOf } from '../../words';
import type { ActFacts } from '../act-facts';
import type { Clause } from '../clauses/clause';
import { contentOf, holds } from '../clauses/clause-content';
import { isCommanded } from '../clauses/is-commanded';
import { isTelling } from '../clauses/telling-words';
import { isCounted } from '../words/is-counted';
import { pronouns, quantifiers } from '../words/prompt-words';

const verbs = wordSet(
  `record log enter register receive add save book mark put note make create process apply pay settle post input capture fill complete
  set clear square reconcile close update refund reimburse transfer deposit withdraw spend issue
  erfasse erfassen verbuche verbuchen buche trage markiere bezahle enregistre saisis ajoute marque paie registra anade marca paga aggiungi segna
  begleiche begleichen ausgleichen solde solder salda saldare liquida liquidar vereffen vereffenen
  registre adicione registreer boek markeer voeg betaal zarejestruj dodaj oznacz`,
);

/** "Payment terms" are no payment. */
const aboutPayments = wordSet(
  'terms term advice method methods details settings reminder reminders date status plan plans option options account',
);
/** With a bill or its number they say that it is paid: "Settle INV-0055 in full". */
const settling = wordSet(
  'settle square begleiche begleichen ausgleichen solde solder salda saldare liquida liquidar vereffen vereffenen',
);
const owed = wordSet(
  'invoice invoices bill bills balance debt debts due dues rechnung rechnungen facture factures factura facturas fattura fatture factuur facturen',
);
/** They say of themselves what it is. */
const paying = wordSet('pay bezahle paie paga betaal');

/**
 * @param before the clause that its pronouns stand for
 * @returns nothing where the control records nothing
 */
export function ordersRecording(
  { words, quotes }: Clause,
  before: Clause | undefined,
  { what, name, object, isFinisher, row, isOneOfMany, entered = [] }: ActFacts,
): boolean | undefined {
  const [thing = ''] = object;
  if (what !== 'transfer' || !isMoneyMoved(thing) || !(isFinisher || recordedMoney(name))) return undefined;
  // "Fully pay the invoice".
  const ordered = /.ly$/.test(words[0] ?? '') && verbs.has(words[1] ?? '') ? words.slice(1) : words;
  if (!isCommanded(ordered, (word) => verbs.has(word))) return false;
  const about = words.some((word) => pronouns.has(word)) ? (before?.words ?? []) : [];
  const all = [...words, ...about];
  const told = [...contentOf({ words: all, quotes }), ...all].filter(
    (word) => isTelling(word) || /\d/.test(word),
  );
  const isOfRow = row === '' || !isOneOfMany || all.some((word) => quantifiers.has(word));
  if (!isOfRow && !told.some((word) => holds(wordsOf(row), word))) return false;
  const said = all
    .filter((word, at) => isMoneyMoved(word) && !isCounted(word) && !aboutPayments.has(all[at + 1] ?? ''))
    .concat(isCommanded(ordered, (word) => paying.has(word)) || settles(ordered, all) ? ['payment'] : []);
  // "Log my lunch at 12.50" has no word for what it is.
  if (said.length === 0) return amountsEntered(entered).some((value) => isWritten(value, all));
  return said.some((word) => isSameMoney(word, thing));
}

function settles(ordered: readonly string[], all: readonly string[]): boolean {
  const isOwed = all.some((word) => owed.has(word) || /\d/.test(word));
  return isOwed && isCommanded(ordered, (word) => settling.has(word));
}

/** Whether the words have the figures of an amount: 1250 as "1250", "1,250" or "1250.00". */
function isWritten(value: number, words: readonly string[]): boolean {
  const forms = [String(value), value.toFixed(2), value.toLocaleString('en')].map(wordsOf);
  return forms.some((form) =>
    words.some((_, at) => form.every((figures, index) => words[at + index] === figures)),
  );
}
