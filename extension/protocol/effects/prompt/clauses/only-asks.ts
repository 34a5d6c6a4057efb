/** Tells a wish or a "check out" from an order by what is asked behind it: "I want to book the room. What does it cost?" */
import { wordSet } from '../../words';
import { interrogatives, softeners } from '../words/prompt-words';
import type { Clause } from './clause';

/** Whether the clause is no plain order, and one behind it wants to know what comes before ordering, or praises what is seen. */
export function onlyAsks(clauses: readonly Clause[], at: number): boolean {
  const clause = clauses[at];
  if (!clause || clause.isIdle) return false;
  const isLook = isCheckout(clause);
  if (!isLook && !isWish(clause)) return false;
  const behind = clauses.slice(at + 1);
  const asked = behind.filter(({ isIdle, prohibits }) => isIdle && !prohibits).flatMap(({ words }) => words);
  const isAsked = asked.some(
    (word) => inquiring.has(word) || interrogatives.has(word) || (isLook && word === 'items'),
  );
  if (isAsked && !asked.some((word) => reporting.has(word))) return true;
  return (
    isLook && !clauses.some(({ words }) => words.some((word) => carts.has(word))) && behind.some(praises)
  );
}

function isCheckout({ words }: Clause): boolean {
  return words[startOf(words)] === 'checkout';
}

/** "I'd like to book the room", and not "I want you to book it". */
function isWish({ words }: Clause): boolean {
  const before = words.slice(0, startOf(words));
  return before.some((word) => wishes.has(word)) && !before.some((word) => orders.has(word));
}

function startOf(words: readonly string[]): number {
  const start = words.findIndex((word) => !softeners.has(word));
  return start < 0 ? words.length : start;
}

/** "The new lamps are here", "it is gorgeous". */
function praises({ words, isIdle }: Clause): boolean {
  return !isIdle && subjects.has(words[0] ?? '') && words.some((word) => copulas.has(word));
}

const wishes = wordSet(
  `want like need wish mochte mochten will veux voudrais quiero quisiera necesito voglio vorrei quero gostaria preciso wil chce`,
);
const orders = wordSet('you du sie vous tu usted u');
/** What one wants to know before one orders. */
const inquiring = wordSet(
  `price prices cost costs total sum fee fees charge charges amount much many possible available stock cheaper cheapest shipping
  deadline terms conditions is are can does do will would has
  preis preise kosten kostet gesamt summe gebuhr moglich lieferbar frist versand
  prix coute cout frais montant somme possible disponible delai livraison
  precio coste cuesta cuestan total importe tarifa posible disponible plazo envio
  prezzo costo costa costano totale importo possibile disponibile spedizione
  preco custo custa taxa possivel disponivel prazo frete
  prijs kosten totaal bedrag mogelijk beschikbaar verzending
  cena cene koszt kosztuje kwota mozliwe dostepny`,
);
/** What one is told of an order that has been placed. */
const reporting = wordSet(
  `number confirmation receipt reference id code done finished worked successful went happened arrive arrives arrival delivered
  completed once afterwards ends ended result outcome
  nummer bestatigung fertig erledigt geklappt numero confirmation fini confirmacion listo hecho conferma fatto confirmacao feito
  bevestiging klaar potwierdzenie`,
);
const carts = wordSet('cart basket bag trolley card paypal guest order add');
const subjects = wordSet('the a our my your these this that those it they there new all what');
const copulas = wordSet('is are isn aren was were s re look looks has have arrived came');
