/** Tells "Place an order" and "Empty the trash" from what is only done about an order: "Place a note on the order". */
import type { EffectKind } from '../consequential';
import { fillers } from '../names/verbs/verb-table';
import { wordSet } from '../words';
import { isCommanded } from './clauses/is-commanded';
import { relatives } from './words/negation-words';
import { prepositions } from './words/prepositions';
import { determiners, doingWords, quotingWords, softeners } from './words/prompt-words';
import type { Meaning } from './words/verb-meanings';

/** `place an order`, `leave a comment`, `empty the trash`. */
export function isDone(words: readonly string[], { nouns, phrases }: Meaning, what: EffectKind): boolean {
  const isThing = (word: string, index: number) => nouns.has(word) && isObject(words, index, what);
  if (isCommanded(words, (word) => doingWords.has(word)) && words.some(isThing)) return true;
  const phrase = phrases.find((one) => one.every((word) => words.includes(word)));
  if (!phrase || !isCommanded(words, (word) => phrase.includes(word) || doingWords.has(word))) return false;
  const last = phrase.at(-1) ?? '';
  return !nouns.has(last) || isThing(last, words.lastIndexOf(last));
}

/** Whether the noun is itself what is done, with nothing between it and its verb, and nothing behind that makes another thing of it. */
function isObject(words: readonly string[], noun: number, what: EffectKind): boolean {
  const verb = words.findIndex((word) => adding.has(word) || doingWords.has(word));
  const between = verb < 0 ? [] : words.slice(verb + 1, noun);
  // "Haz una copia del pedido", "fais une capture de la commande".
  const isOfOther = (word: string, index: number) =>
    genitives.has(word) && index > 0 && !determiners.has(between[index - 1] ?? '');
  if (between.some((word, index) => parting.has(word) || isOfOther(word, index))) return false;
  // "Fais voir la commande".
  const [first = ''] = between;
  if (causing.has(words[verb] ?? '') && /(?:er|ir|re|ar)$/.test(first) && !/^[nv]otre$/.test(first))
    return false;
  const next = words[noun + 1] ?? '';
  // "Write thanks into the reply field" only types.
  if (fields.has(next)) return false;
  // "Mach die Nachricht auf" opens it.
  const isParticle = noun + 1 === words.length - 1 && prepositions.has(next);
  if (isParticle && turning.has(words[verb] ?? '')) return false;
  // "Make the reservation public", "Complete the order survey". Of a message its text may follow.
  const isText = what === 'send' && !turning.has(words[verb] ?? '');
  return isText || next === '' || /^\d|^"/.test(next) || closing.some((set) => set.has(next));
}

const causing = new Set('fais faites faire fai fare haz hacer'.split(' '));
const genitives = new Set('de des du d da do der'.split(' '));
const adding = wordSet('add put include ajoute ajoutez anade agrega aggiungi adicione deixe fuge voeg dodaj');
/** Articles of other languages are among the prepositions. */
const parting = new Set(
  [...prepositions].filter((word) => !/^(?:a|an|o|de|des|du|d|no|na|da|do)$/.test(word)),
);
/** Verbs that give their object a quality. */
const turning = wordSet(
  'make set turn keep mark mach mache fais rends rendre haz hacer rendi fai torne faca maak',
);
const fields = wordSet(
  `field box input area textbox textarea editor form feld textfeld champ campo veld pole
  total number status date history details summary address id price amount`,
);
const closing = [
  prepositions,
  relatives,
  quotingWords,
  softeners,
  wordSet(fillers),
  wordSet(
    `process procedure transaction online today tonight here there again immediately asap using yourself straight right
    at as called named ab auf durch heute online prozess vorgang aujourd ici hoy aqui oggi qui hoje aqui vandaag af dzis`,
  ),
];
