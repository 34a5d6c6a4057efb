/** Splits a sentence at what joins its clauses and at what begins an exception. */
import { isConjunctionIn } from '../words/conjunctions';

export interface Part {
  text: string;
  /** The word or sign before it. */
  separator: string;
  /** It begins an exception: `except Travel`. */
  isException: boolean;
}

const exceptions =
  `with the exceptions? of|except(?:ing)?(?: for| from)?|excluding|apart from|aside from|other than|rather than|
  instead of|in place of|in lieu of|as opposed to|without|minus|barring|leaving (?:out|aside)|unless|
  (?<=\\p{L} )(?<!(?:and|then|or|to|please) )save for(?! later)|
  ausser|ausgenommen|mit ausnahme|bis auf|ohne|anstatt|anstelle|statt|es sei denn|
  sauf|hormis|excepte|a l'exception|sans|au lieu|plutot que|a moins que|
  salvo|excepto|(?<!(?:al|lo) )menos|a excepcion|en vez de|en lugar de|sin|a menos que|
  tranne|eccetto|ad eccezione|invece d\\p{L}+|al posto|senza|a meno che|
  exceto|com excecao|em vez de|ao inves de|sem|
  behalve|uitgezonderd|met uitzondering|in plaats van|zonder|tenzij|
  oprocz|poza|z wyjatkiem|zamiast|bez|chyba ze`.replace(/\s*\n\s*/g, '');
const conjunctions =
  `and|then|but|or|nor|und|dann|aber|oder|sondern|et|puis|mais|ou|ni|y|luego|pero|sino|e|poi|ma|bensi|ed|
  entao|depois|mas|nem|en|daarna|maar|i|potem|ale|lub|ani|lecz`.replace(/\s*\n\s*/g, '');
/** "Sending: never" is one clause. */
const colon = `:(?=\\s)(?!\\s*(?:no|not|never|none|forbidden|prohibited|nein|nicht|nie|niemals|verboten|non|jamais|interdit|nunca|prohibido|mai|vietato|proibido|nao|niet|nooit|nigdy)(?![\\p{L}]))`;
/** That of "$10,000" and "250,00 euros" is within an amount. */
const comma = `(?<!\\p{Sc}\\s?[\\d,.]{1,12}(?=,\\d)),(?!\\d{2,3}(?:\\.\\d\\d)?\\s?(?:\\p{Sc}|(?:euros?|eur|usd|dollars?|pounds?|gbp|chf)(?!\\p{L})))`;
const separator = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<exception>${exceptions})(?![\\p{L}\\p{N}])|${comma}|${colon}|\\s[-–]+\\s|—|[()[\\]]|(?<![\\p{L}\\p{N}])(?<joint>${conjunctions})(?![\\p{L}\\p{N}]|[-'’]\\p{L})`,
  'gu',
);

/** @param sentence folded */
export function sentenceParts(sentence: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let next = { separator: '', isException: false };
  const isConjunction = isConjunctionIn(sentence);
  for (const { 0: found, index, groups } of sentence.matchAll(separator)) {
    if (groups?.joint !== undefined && !isConjunction(groups.joint)) continue;
    parts.push({ text: sentence.slice(from, index), ...next });
    next = { separator: found.trim(), isException: groups?.exception !== undefined };
    from = index + found.length;
  }
  return [...parts, { text: sentence.slice(from), ...next }];
}
