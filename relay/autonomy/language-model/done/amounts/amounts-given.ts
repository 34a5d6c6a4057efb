/** Finds the amounts of money that a task gives for what it orders: "Record a payment of $100", "Set the rent to 640 euros". */
import type { Clause } from '../../../../../extension/protocol/effects/prompt/clauses/clause';
import {
  type Amount,
  writtenAmountsIn,
} from '../../../../../extension/protocol/effects/prompt/things/numbers/amounts';
import { isCompared } from '../../../../../extension/protocol/effects/prompt/things/numbers/is-other-amount';
import { meaningOf } from '../../../../../extension/protocol/effects/prompt/words/verb-meanings';
import { wordSet, wordsOf } from '../../../../../extension/protocol/effects/words';
import { orderedVerb, ordersLoss } from '../orders/ordered-verb';
import { orderedChanges } from '../orders/orders-change';

/** What is bought may have another price than the task expects. */
const buying = wordSet(
  `buy order purchase book reserve rent hire preorder subscribe upgrade downgrade switch renew get check
  kaufe kaufen bestelle bestellen buche buchen reserviere miete achete acheter achetez commande commander commandez reserve reserver loue
  compra comprar pide pedir reserva reservar alquila acquista acquistare ordina ordinare prenota prenotare compre encomende
  koop kopen bestel bestellen boek reserveer huur kup kupic zamow zarezerwuj`,
);
const carts = wordSet(
  'cart basket bag trolley wishlist warenkorb panier cesta carrito carrello carrinho mandje koszyk',
);
/** Their amounts only say which thing is meant. */
const judging = [meaningOf('grant'), meaningOf('sign')];
/** "The payment of 20 euros" is a new one where it is to be recorded. */
const making =
  /^(?:record|enter|add|create|log|register|make|issue|raise|post|erfass|erstell|buche|trag|enregistr|saisi|cree|ajout|registr|crea|anad|introdu|inseri|aggiung|adicion|voeg|maak|zapisz|dodaj|utworz)/;
/** "The $40 invoice", "the transfer of 250 euros". */
const described =
  /(?<!\p{L})(?:the|my|our|his|her|their|its|this|that|der|die|das|den|dem|meine?n?|le|la|les|mon|ma|el|los|las|mi|il|lo|mio|mia|o|os|meu|minha|de|het|mijn)\s+(?:[\p{L}-]+\s+){0,3}?(?:(?:of|for|over|worth|about|von|uber|de|di|por|van|na)\s+)?$/u;
/** Before the value that something is to have. */
const towards = /(?<!\p{L}|\bup )(?:to|at|auf|a|na|naar|op)\s+(?:an?\s+)?$/u;
/** "Raise the limit by 500 euros": the field gets another value. */
const relative = /(?<!\p{L})(?:by|um)\s+(?:an?\s+)?$/u;
/** In quotation marks it is a part of what something is called, unless they hold a value: "Set the price to '$12 a month'". */
const inQuotes = /(?:^|[\s(])["'“„«]([^"'”»]*)$/u;

/** Those that say which thing is meant, what it may cost, or that are compared with, are none. */
export function amountsGiven(prompt: string): Amount[] {
  const written = writtenAmountsIn(prompt);
  if (written.length === 0) return [];
  const orders = orderedChanges(prompt);
  return written.filter((amount) => {
    const order = orders.find((one) => has(one, amount));
    return order !== undefined && isGiven(amount, orders, order);
  });
}

function isGiven(amount: Amount, orders: readonly Clause[], order: Clause): boolean {
  const head = orders.slice(0, orders.indexOf(order) + 1).findLast(({ goesOn }) => !goesOn) ?? order;
  const verb = orderedVerb(head);
  const isOfThing =
    buying.has(verb) ||
    ordersLoss(head) ||
    judging.some(({ isVerb, isWeak }) => isVerb(verb) && !isWeak(verb)) ||
    [...head.words, ...order.words].some((word) => carts.has(word));
  if (isOfThing || relative.test(amount.before)) return false;
  const [quoted, within] = inQuotes.exec(amount.before) ?? [];
  if (within) return false;
  if (towards.test(quoted ? amount.before.slice(0, -1) : amount.before)) return true;
  if (quoted) return false;
  return !isCompared(amount) && (making.test(verb) || !described.test(amount.before));
}

function has({ words, quotes }: Clause, { digits }: Amount): boolean {
  const texts = [words, ...quotes];
  // Clauses are read without the commas of thousands, and end at others.
  const forms = [digits, digits.replace(/,(?=\d{3})/g, ''), digits.replace(/,\d{1,2}$/, '')];
  return forms
    .map(wordsOf)
    .some((sought) =>
      texts.some((all) => all.some((_, at) => sought.every((word, index) => all[at + index] === word))),
    );
}
