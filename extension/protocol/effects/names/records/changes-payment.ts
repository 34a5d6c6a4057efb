/** Tells names by which it is changed how somebody pays: "Update payment method", as opposed to "Add card" on a board. */
import { wordSet, wordsOf } from '../../words';
import { fillers, finishers } from '../verbs/verb-table';

const changing = wordSet(
  `update change replace switch save add set link
  aktualisieren andern ersetzen speichern hinzufugen modifier changer remplacer enregistrer ajouter actualizar cambiar guardar anadir
  aggiorna cambia salva aggiungi atualizar alterar salvar adicionar bijwerken wijzigen opslaan toevoegen zmien zapisz dodaj`,
);
/** They say of themselves that it is about paying. */
const payments = wordSet(
  `payment payments billing credit debit iban zahlung zahlungsart zahlungsmethode zahlungsmittel zahlungsdaten kreditkarte lastschrift bankverbindung
  paiement facturation pago facturacion pagamento fatturazione faturamento betaling betaalmethode betaalwijze platnosc`,
);
/** "Payment" alone may be what is paid. */
const compounds = wordSet(
  'zahlungsart zahlungsmethode zahlungsmittel zahlungsdaten kreditkarte bankverbindung betaalmethode betaalwijze',
);
const besides = wordSet(
  `card cards method methods detail details info information data account bank source address mode moyen mode methode metodo metoda
  karte carte tarjeta carta cartao kaart karta new default primary neu de di do del of for`,
);
const idle = wordSet(fillers, finishers);

/** Whether the name has a verb for it and nothing but how is paid. */
export function changesPayment(name: string): boolean {
  const words = wordsOf(name).filter((word) => !idle.has(word));
  const things = words.filter((word) => !changing.has(word));
  return (
    things.length > 0 &&
    things.length < words.length &&
    things.some((word) => payments.has(word)) &&
    things.every((word) => payments.has(word) || besides.has(word))
  );
}

/** "Payment method", as the title of a dialog or a form. */
export function isAboutPaying(title: string): boolean {
  const words = wordsOf(title).filter((word) => !idle.has(word) && !changing.has(word));
  return (
    (words.length > 1 || compounds.has(words[0] ?? '')) &&
    words.some((word) => payments.has(word)) &&
    words.every((word) => payments.has(word) || besides.has(word))
  );
}

/** "Save", "Update" and "OK". */
export function isBareChange(name: string): boolean {
  const words = wordsOf(name);
  return words.length > 0 && words.every((word) => changing.has(word) || idle.has(word));
}
