/** Tells emptying the bin and resetting a device from deleting one thing: "Empty trash" is for nobody who names a note. */
import { folded, wordSet } from '../../words';
import { isTelling } from '../clauses/telling-words';
import { kinds } from '../words/negation-words';
import { quantifiers } from '../words/prompt-words';

const empties =
  /\b(?:empty|clear)(?: the| your| my)? (?:trash|(?:recycle )?bin)\b|\bpapierkorb (?:\S+ )?leeren\b|\bvider la corbeille\b|\bvaciar(?: la)? papelera\b|\bsvuota(?:re)?(?: il)? cestino\b|\besvaziar(?: a)? lixeira\b|\bprullenbak legen\b|\boproznij kosz\b/;
const bins = wordSet('trash trashed bin papierkorb corbeille papelera cestino lixeira prullenbak kosz');
const emptying = wordSet(
  'empty leere leer leeren vide vider vacia vaciar svuota svuotare esvazie leeg legen oproznij contents contenido contenuto inhalt',
);

const resets =
  /\bfactory (?:reset|settings|defaults)\b|\bwerkseinstellungen\b|\bparametres d'usine\b|\b(?:valores|padroes) de fabrica\b|\bimpostazioni di fabbrica\b|\bfabrieksinstellingen\b|\bustawienia fabryczne\b/;
const resetting = wordSet(
  'factory reset resetting zurucksetzen werkseinstellungen usine fabrica fabbrica fabrieksinstellingen fabryczne',
);

/** "The draft in the trash", as opposed to "the mails in the trash". */
function isOneKind(word: string): boolean {
  return kinds.has(word) && !word.endsWith('s');
}

/** Whether what is shown empties the bin or resets all, and the order names nothing of that, or a thing in the bin. */
export function isSweeping(
  told: readonly string[],
  { name = '', dialog }: { name?: string; dialog: string },
): boolean {
  const shown = folded(`${name}\n${dialog}`);
  if (resets.test(shown)) return !told.some((word) => resetting.has(word));
  if (!empties.test(shown)) return false;
  if (!told.some((word) => bins.has(word))) return true;
  if (told.some((word) => quantifiers.has(word) || emptying.has(word))) return false;
  return told.some((word) => (isTelling(word) || isOneKind(word)) && !bins.has(word));
}
