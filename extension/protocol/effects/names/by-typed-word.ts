/** Tells what a text is about that wants a word typed first: "Type DELETE to close the account", "Enter your name to delete all". */
import { wordSet, wordsOf } from '../words';
import { type ClassifiedName, classifyName } from './classify-name';

const typing = wordSet(`type enter write input retype
  geben gib gebe eingeben tippen tippe schreiben schreibe saisissez saisir tapez taper entrez entrer ecrivez
  escribe escriba escribir introduce introduzca introducir teclea teclee digita digitare digiti inserisci inserire scrivi scrivere
  digite digitar escreva escrever insira inserir typ type voer invoeren wpisz wprowadz`);
/** What comes before the purpose. */
const towards = wordSet('to um zum zur pour para per om aby zeby by');
const maxWords = 30;

export function byTypedWord(sentence: string): ClassifiedName | undefined {
  const words = wordsOf(sentence).slice(0, maxWords);
  const at = words.findIndex((word) => typing.has(word));
  if (at < 0) return undefined;
  const purpose = words.findIndex((word, index) => index > at && towards.has(word));
  const found = purpose < 0 ? undefined : classifyName(words.slice(purpose + 1).join(' '));
  // What is entered may be meant to be sent, as a message is.
  return [found, byCapitals(sentence)].find((one) => one && one.verbClass !== 'send');
}

/** The word itself, "Type DELETE", and no kind of thing, "Enter ORDER number". */
const inCapitals =
  /(?<![\p{L}\p{N}])\p{Lu}{3,}(?=\P{L}*$|["'”“»’]|[.,:;!?]|\s+(?:to|below|above|here|in|into|ein|um|hier|pour|ici|dans|para|aqui|en|per|qui|om|aby|eingeben)(?!\p{L}))/gu;

function byCapitals(sentence: string): ClassifiedName | undefined {
  if (!/\p{Ll}/u.test(sentence)) return undefined;
  const words = sentence.match(inCapitals) ?? [];
  return words.map(classifyName).find((found) => found !== undefined);
}
