/** Tells nouns that only say what kind of thing a verb makes or ends: the appointment of "Book me a haircut". */

import { weekdays } from '../../../../calendar';
import { classifyName } from '../../../names/classify-name';
import { wordSet, wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import type { Clause } from '../../clauses/clause';
import { contentOf, contentWords, overlaps } from '../../clauses/clause-content';
import { isGeneral, isTelling } from '../../clauses/telling-words';
import { determiners, softeners } from '../../words/prompt-words';
import { contracts } from '../contracts/same-contract';

const bookings = wordSet(
  `appointment appointments booking reservation slot visit termin buchung reservierung reservation rendez vous cita reserva turno
  appuntamento prenotazione consulta marcacao afspraak boeking reservering wizyta wizyte rezerwacja rezerwacje`,
);
const bills = wordSet(
  'bill bills invoice invoices payment rechnung facture factura recibo fattura bolletta fatura conta factuur rekening faktura fakture rachunek',
);
const booking = wordSet(
  'book reserve buchen buche reservieren reserviere reserver reservez reserve reservar reserva prenota prenotare agendar marcar boek boeken reserveer reserveren zarezerwuj',
);
const paying = wordSet(
  'pay bezahlen bezahle zahlen payer payez pagar paga pague pagare betaal betalen zaplac',
);
/** What is booked or paid by a word of its own, and is no appointment and no bill. */
const ownKinds = wordSet(
  `flight flights hotel hotels room rooms table tables car cars train trains trip trips ticket tickets taxi seat seats restaurant bus
  cruise apartment house parking order orders deposit subscription membership plan donation event
  flug hotel zimmer tisch auto zug reise karte karten bestellung vol chambre voiture billet commande vuelo habitacion mesa coche
  tren billete entrada pedido volo camera tavolo auto treno biglietto ordine voo quarto carro bilhete encomenda vlucht kamer tafel
  trein kaartje bestelling lot pokoj stolik bilet zamowienie`,
);
/** What appointments are for, and when they are. */
const ofAppointments = wordSet(
  `haircut hairdresser barber dentist doctor dr check checkup massage cleaning session lesson consultation therapy therapist
  physio vaccination inspection manicure treatment viewing
  tomorrow morning afternoon evening
  friseur zahnarzt arzt untersuchung haarschnitt montag dienstag mittwoch donnerstag freitag samstag sonntag morgen
  coiffeur dentiste medecin peluquero dentista medico parrucchiere kapper tandarts fryzjer`,
  ...weekdays,
);
const courses = wordSet(
  'class classes course courses lesson lessons workshop workshops seminar training session kurs cours clase curso corso aula les cursus zajecia',
);
const enrolling = wordSet('enroll enrol register');

/**
 * Whether a control is called by nothing but the kind of what its verb does, the clause names nothing of another kind, and
 * nothing else of the verb can be pressed.
 * @param words of the clause that orders the act
 */
export function isKindAlone({ words }: Clause, facts: ActFacts): boolean {
  const { what, name, object, otherNames = () => [] } = facts;
  if (object.length === 0) return false;
  const verbs = wordsOf(name);
  const isOf = (kind: ReadonlySet<string>) => object.every((word) => kind.has(word));
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  const isBooked =
    what === 'pay' && isOf(bookings) && verbs.some((verb) => booking.has(verb)) && has(booking);
  const isPaid = what === 'pay' && isOf(bills) && verbs.some((verb) => paying.has(verb)) && isBill(words);
  const isCalledOff = what === 'cancel' && isOf(bookings) && has(ofAppointments) && !has(contracts);
  if (!(isBooked || isPaid || isCalledOff) || has(ownKinds)) return false;
  return !otherNames().some((other) => {
    const found = classifyName(other);
    return (
      found?.verbClass === what && found.object.some((word) => isTelling(word) || !object.includes(word))
    );
  });
}

/** "Pay the rent", as opposed to "Pay Ann" and "Pay for the lamp". */
function isBill(words: readonly string[]): boolean {
  const at = words.findIndex((word) => paying.has(word));
  const next = words.slice(at + 1).find((word) => !softeners.has(word)) ?? '';
  return at >= 0 && (determiners.has(next) || overlaps(words, [...bills]));
}

/** "Sign me up for the yoga class", where a control books it. */
export function booksCourse(word: string, name: readonly string[], words: readonly string[]): boolean {
  return enrolling.has(word) && booking.has(name[0] ?? '') && words.some((one) => courses.has(one));
}

/** "Deactivate user" in the row of Ann is for "Deactivate Ann", and "Reset account" not for "Reset the filter for Ann". */
export function isKindOfRow(
  clause: Clause,
  { object, row }: Pick<ActFacts, 'object' | 'row'>,
  isVerb: (word: string) => boolean,
): boolean {
  const here = contentWords(row);
  const content = contentOf(clause).filter((word) => !isVerb(word));
  return (
    object.every(isGeneral) &&
    here.includes(content[0] ?? '') &&
    clause.words.every((word) => isVerb(word) || !isGeneral(word) || object.includes(word))
  );
}
