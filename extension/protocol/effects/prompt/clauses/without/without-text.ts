/** Takes out of a sentence what it announces as text to be written. */

import { quotingWords } from '../../words/prompt-words';
import { notesDown } from './notes-down';

/** Stands for a quotation. */
export const mark = '\u0001';

const writes = /\b(?:write|type|enter|search|say|schreib\w*|tippe|ecris|escribe|scrivi|escreva)\b[^:]*$/i;

/** Where an unquoted text ends and the next step begins. */
const steps = [
  /,?\s(?:and|und|et|y|e|en|i)\s(?=(?:send|post|publish|submit|schicke?|sende|envoie|envia|invia|verstuur|wyslij)(?:la|lo)? ?(?:it|them|the \w+|sie|es|ihn|-?le|-?la|het|ja|go)?(?: off| out| ab)?\W*$)/i,
  /,?\s(?:and |und |et |y |e |en |i )?(?:then|dann|puis|luego|poi|depois|daarna|potem)\s/i,
];
const joint = '(?:and|but|yet|though|und|aber|jedoch|doch|et|mais|y|pero|e|ma|mas|en|maar|i|ale)';
const soft = '(?:please |bitte |just |nur |only |also |then )*';
/** "But do not", "… aber schicke sie nicht", and what says at once that it is not to go out. */
const forbids = `${soft}(?:(?:do|must|should|may|shall|can|could|would|will)(?: not\\b|n'?t\\b)|dont\\b|never\\b|not (?:yet|to be)\\b|nothing\\b|no (?:sending|posting|publishing|submitting)|don'?t\\b|nicht\\b|nie(?:mals)?\\b|ne |n'|no (?:la|lo|las|los|le|envi|mand|public)|non |nao |niet\\b|nie )`;
const germanic =
  '(?:schick|send|veroffentlich|verstuur|verzend|stuur|plaats|poste)\\w* (?:\\S+ ){0,3}(?:nicht|niet)\\b';
const keeps =
  '(?:leave|keep|save|store|lass|lasse|speichere|speicher|behalte|laisse|garde|enregistre|deja|guarda|lascia|salva|deixe|salve|guarde|laat|bewaar|zostaw|zapisz)(?:[ -]?(?:lo|la|le|les))?(?=[ ,.!]|$)(?: (?:it|this|that|them|everything|the (?:message|mail|email|reply|comment|post|draft|sending|rest)|sie|es|ihn|die \\S+|den \\S+|het|go|ja|o|a)(?![\\p{L}])|(?= (?:as|als|comme|come|como|jako|unsent)(?![\\p{L}]))|(?<=l[aoe]s?))';
const without =
  "(?:without (?:\\w+ )?(?:sending|posting|publishing|submitting|sharing)|ohne (?:\\S+ ){0,2}(?:(?:ab|ver)?zu ?\\w*|\\w*zu)(?:senden|schicken|veroffentlichen)|sans (?:l'|le |la |les )?(?:envoyer|publier|poster)|sin (?:enviar|mandar|publicar)|senza (?:inviar|spedir|pubblicar)|sem (?:o |a )?(?:enviar|publicar)|zonder (?:\\S+ ){0,2}te (?:verzenden|versturen|plaatsen)|bez (?:wysylania|publikowania))";
const drafts =
  '(?:unsent|unposted|unpublished|as (?:a )?drafts?|als (?:entwurf|concept)|(?:comme|en) brouillon|como (?:borrador|rascunho)|come bozza|jako szkic|in the drafts)(?![\\p{L}])';
const limits = [
  // A text may have such words itself, so that something must part them from it.
  `[,;–—-]\\s*(?:${joint} )?(?:${forbids}|${germanic}|${soft}${keeps})`,
  `\\s${joint} (?:${forbids}|${germanic}|${soft}${keeps})`,
  `[,;]?\\s(?:${joint} )?(?:${without}|${drafts})`,
].map((source) => new RegExp(source, 'u'));

/** Without what a colon or a word such as "saying" announces. @param sentence folded */
export function withoutText(sentence: string): string {
  const words = [...sentence.matchAll(/[\p{L}\p{N}]+|:(?=\s)/gu)];
  const at = words.find(({ 0: word, index }) =>
    word === ':' ? announces(sentence.slice(0, index)) : quotingWords.has(word.toLowerCase()),
  );
  if (!at) return sentence;
  const after = sentence.slice(at.index);
  const end = endOfText(after, at[0].length);
  // Quotations in it stay countable.
  const marks = after.slice(0, end).split(mark).length - 1;
  return `${sentence.slice(0, at.index)} ${mark.repeat(marks)} ${after.slice(end)}`;
}

function announces(before: string): boolean {
  return writes.test(before) || notesDown(before.split(/[:,]/).at(-1) ?? '');
}

/** A text in quotation marks ends with them, another one where something follows that can be none of it. */
function endOfText(after: string, from: number): number {
  const [quoted] = new RegExp(`^:?\\s*${mark}(?=\\s*(?:[,;.!]|$|(?:${joint}|or|then|without)\\s))`).exec(
    after.slice(from),
  ) ?? [''];
  if (quoted) return from + quoted.length;
  const step = steps.map((one) => one.exec(after)?.index).find((index) => index !== undefined);
  const ends = limits.map((one) => one.exec(after.slice(from + 1))?.index).filter((one) => one !== undefined);
  return Math.min(step ?? after.length, ...ends.map((index) => index + from + 1));
}
