/** Tells "send her a message: …", which announces a text, from "she has a new message: …", which does not. */
import { wordSet } from '../../../words';
import { determiners, softeners } from '../../words/prompt-words';
import { meaningOf } from '../../words/verb-meanings';

/** What is written to somebody. In English and German imperatives most are verbs too: "Reply: …". */
const texts = wordSet(
  `message comment review reply text mail email nachricht kommentar commentaire mensaje comentario messaggio commento mensagem
  bericht reactie wiadomosc`,
);
/** With such a text behind them, besides the verbs for sending: writing it, or putting it somewhere. */
const giving = wordSet(
  `write wrote leave left add give put create compose draft enter insert paste fill type say answer sent posted save drop with following
  schreibe schreib hinterlasse fuge erstelle mit folgende
  ecris laisse ajoute redige avec escribe deja agrega redacta con scrivi lascia aggiungi escreva deixe adicione com
  schrijf laat voeg met napisz zostaw dodaj`,
);
/** They begin no order: somebody has or wants the text. */
const having = wordSet('i we you she he they want wants need needs have has is');
const beforeVerbs = wordSet('to you and then or und et y e en i');

/** @param words of a part of a sentence that a colon ends, folded */
export function writesText(words: readonly string[]): boolean {
  const at = words.findLastIndex((word) => texts.has(word));
  if (at < 0) return false;
  const before = words.slice(0, at);
  const isGiving = (word: string) => giving.has(word) || meaningOf('send').isLike(word);
  if (before.some((word) => isGiving(word) && !texts.has(word))) return true;
  // "To reply", and what begins the order or is the heading of the text.
  return beforeVerbs.has(before.at(-1) ?? '') || before.every(isEmpty);
}

function isEmpty(word: string): boolean {
  return determiners.has(word) || (softeners.has(word) && !having.has(word));
}
