/** Finds the numbers and codes by which things are told apart: "order 1047", "#87", "INV-2041". */

import { folded, wordSet, wordsOf } from '../../../words';
import { isContent } from '../../clauses/clause-content';
import { isClassVerb } from '../../words/verb-meanings';

/** A number of a thing. */
export interface ThingNumber {
  /** The word before it, folded: `order`; the letters of a code, `inv-`; `#` for a number of anything; empty for a bare one. */
  kind: string;
  /** Without leading zeros. */
  value: string;
  /** The words around it, folded. */
  before: string;
  next: string;
  /** The word after it as it was written. */
  written: string;
  /** Nothing stands before it. */
  isFirst: boolean;
  /** A sign says that it is a number of a thing: "no. 12". */
  isMarked: boolean;
}

/** What is numbered, so that the number of one says nothing of that of another. */
export const numberedKinds = wordSet(
  `order orders invoice invoices bill bills ticket tickets case cases issue issues booking bookings reservation reservations
  appointment request requests claim claims contract policy account customer client member transaction payment quote quotes estimate
  receipt shipment parcel package delivery return rma job jobs task tasks record entry document project purchase ref reference
  phone tel room table seat model zip postcode user users expense expenses employee patient student lead deal product listing build
  bestellung bestellungen rechnung rechnungen auftrag buchung reservierung termin vorgang fall kunde vertrag konto angebot
  kundennummer bestellnummer rechnungsnummer auftragsnummer
  commande commandes facture factures dossier contrat compte devis colis
  pedido pedidos factura facturas reserva contrato cuenta cliente ordine ordini fattura fatture prenotazione conto
  encomenda fatura bestelling bestellingen factuur facturen boeking reservering zamowienie zamowienia faktura fakture faktury rezerwacja rezerwacje zgloszenie zgloszenia`,
);
const numberWords = wordSet('number numbers no nr num nummer numero numer id code');
const currencies =
  'eur|usd|gbp|chf|cad|aud|jpy|inr|sek|nok|dkk|pln|zl|czk|huf|brl|mxn|euros?|dollars?|pounds?|francs?|franken|dolares';
const months =
  '(?:jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|f[eé]vrier|mar(?:ch|s|zo)?|m[aä]rz|m[aä]r|apr(?:il)?|avril|abril|may|mai|mayo|maggio|june?|juni?|juin|junio|july?|juli|juillet|julio|aug(?:ust)?|ao[uû]t|agosto|sept?(?:ember)?|septembre|septiembre|o[ck]t(?:ober)?|octobre|octubre|nov(?:ember|embre)?|de[cz](?:ember)?|d[eé]cembre|diciembre)';
const units =
  'kg|g|ml|cl|l|cm|mm|m|km|kb|mb|gb|tb|px|w|watt|kwh|v|mah|lumen|lm|h|hrs?|min|mins|sec|am|pm|uhr|pcs|stk|stuck|points?|pts';

/** Amounts, dates, times, shares, phone numbers and quantities. */
const others = [
  String.raw`\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}(?!\s?\d)|%)`,
  String.raw`\b(?:${currencies})\s?\d[\d.,]*|\d[\d.,]*\s?(?:${currencies})(?!\p{L}|\s?\d)`,
  String.raw`\+\d[\d\s()/-]{6,}`,
  String.raw`(?<![\p{L}\d-])\d{4}-\d{2}-\d{2}(?!\d)|(?<![\p{L}\d])\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})?(?!\d)|(?<![\p{L}\d-])\d{1,2}-\d{1,2}-\d{4}(?!\d)`,
  String.raw`(?<![\p{L}\d])\d{1,2}(?:st|nd|rd|th|er|\.)?\s+(?:of\s+|de\s+)?${months}(?!\p{L})\.?(?:,?\s+(?:de\s+)?\d{4}(?!\d))?`,
  String.raw`(?<!\p{L})${months}\.?\s+\d{1,2}(?:st|nd|rd|th)?(?!\d)(?:,?\s+\d{4}(?!\d))?|(?<!\p{L})${months}\.?,?\s+\d{4}(?!\d)`,
  String.raw`\d{1,2}:\d{2}(?::\d{2})?`,
  String.raw`(?<!\p{L})(?:qty|quantity|menge|anzahl|cantidad|quantit[eéà])\s*[.:]?\s*\d+|(?<![\p{L}\d])\d+\s?[x×](?![\p{L}\d])|(?<![\p{L}\d])[x×]\s?\d+(?![\p{L}\d])`,
  String.raw`(?<![\p{L}\d-])\d+\s?(?:${units})(?![\p{L}\d])`,
  String.raw`(?<![\p{L}\d#-])\d{1,3}(?:[.,]\d{3})+(?!\d)|(?<![\p{L}\d#-])\d+[.,]\d+(?!\d)`,
].map((source) => new RegExp(source, 'giu'));

const found =
  /(?<=(^|[^\p{L}\p{N}]))(?:(\p{L}{1,12})([-_]?)(\d+(?:[-_/]\d+)*)|(?:(\p{L}{2,20})[\s:(.]{0,3}?)?(?:(?:\s|(?<!\p{L}))(no|nr|num|number|nummer|numero|n|id|code)(?!\p{L})[.°º]{0,2})?(\s*[:(]?\s*[#№]?\s*)(\d+))(?![\p{L}\p{N}]|[.,]\d)/giu;
/** "1047, 1048 and 1049". */
const goesOn = /^(?:\s*(?:,|&|and|und|et|y|e|en|i|or|oder))+\s*#?(\d+)(?![\p{L}\p{N}]|[.,]\d)/iu;

/** A text without the numbers that are no names of things. */
function withoutOthers(text: string): string {
  return others.reduce((rest, pattern) => rest.replace(pattern, ' ; '), text.normalize('NFC'));
}

/** All digits of a text that can be the number of a thing. */
export function digitsIn(text: string): string[] {
  return (withoutOthers(text).match(/\d+/g) ?? []).map(plain);
}

/** The numbers and codes of things in a text, in its order. */
export function thingNumbersIn(text: string): ThingNumber[] {
  const rest = withoutOthers(text);
  return [...codesIn(rest), ...[...rest.matchAll(found)].flatMap((hit) => numbersOf(hit, rest))];
}

/** "X7K2PQ", which is of the kind of all codes as long as it. */
function codesIn(text: string): ThingNumber[] {
  return (text.match(mixed) ?? []).map((code) => ({
    kind: `code${code.length}-`,
    value: folded(code),
    before: '',
    next: '',
    written: '',
    isFirst: false,
    isMarked: false,
  }));
}

const mixed =
  /(?<![\p{L}\p{N}-])(?=[A-Z\d]*\d[A-Z\d]*[A-Z]|\d+[A-Z])(?=[A-Z\d]*[A-Z])[A-Z\d]{5,}(?![\p{L}\p{N}-])/gu;

/** The word before a number stands within so many characters. */
const maxBeforeChars = 80;

function numbersOf(hit: RegExpExecArray, rest: string): ThingNumber[] {
  const [all, , letters, joint, code = '', word = '', marked, sign = '', digits = ''] = hit;
  const before = wordsOf(rest.slice(Math.max(0, hit.index - maxBeforeChars), hit.index)).at(-1) ?? '';
  const after = rest.slice(hit.index + all.length);
  const [, written = ''] = /^\s+(\p{L}+)/u.exec(after) ?? [];
  const next = folded(written);
  const isFirst = rest.slice(0, hit.index).trim() === '' && word === '';
  if (letters !== undefined) {
    if (joint === '' && letters !== letters.toUpperCase()) return [];
    return [
      {
        kind: `${folded(letters)}-`,
        value: plain(code),
        before,
        next,
        written,
        isFirst: false,
        isMarked: false,
      },
    ];
  }
  const called = folded(word);
  const isMarked = marked !== undefined || /[#№]/.test(sign);
  const isKind = numberedKinds.has(called) || (isContent(called) && !isClassVerb(called));
  const isOfAny = numberWords.has(called) || (isMarked && !(called !== '' && isKind));
  const kind = isOfAny ? '#' : called;
  // In "AB 1234" the letters are of a code.
  const isCode = /^\p{Lu}{2,4}$/u.test(word) && digits.length > 2 && !numberedKinds.has(called) && !isOfAny;
  const one = {
    kind: isCode ? `${called}-` : kind,
    value: plain(digits),
    before,
    next,
    written,
    isFirst,
    isMarked,
  };
  return [one, ...following(after).map((value) => ({ ...one, value, next: '' }))];
}

function following(after: string): string[] {
  const [all = '', digits] = goesOn.exec(after) ?? [];
  return digits === undefined ? [] : [plain(digits), ...following(after.slice(all.length))];
}

function plain(digits: string): string {
  return digits.replace(/[_/]/g, '-').replace(/^0+(?=\d)/, '');
}
