/** Tells emptying the bin from deleting one thing: "Empty trash" is for nobody who names a note. */
import { folded, wordSet } from '../words';
import { quantifiers } from './prompt-words';
import { isTelling } from './telling-words';

const empties =
  /\b(?:empty|clear)(?: the| your| my)? (?:trash|(?:recycle )?bin)\b|\bpapierkorb (?:\S+ )?leeren\b|\bvider la corbeille\b|\bvaciar(?: la)? papelera\b|\bsvuota(?:re)?(?: il)? cestino\b|\besvaziar(?: a)? lixeira\b|\bprullenbak legen\b|\boproznij kosz\b/;
const bins = wordSet('trash trashed bin papierkorb corbeille papelera cestino lixeira prullenbak kosz');
const emptying = wordSet(
  'empty leere leer leeren vide vider vacia vaciar svuota svuotare esvazie leeg legen oproznij contents contenido contenuto inhalt',
);

/** Whether what is shown empties the bin, and the order names no bin, or a thing in it. */
export function isBinOnly(
  told: readonly string[],
  { name = '', dialog }: { name?: string; dialog: string },
): boolean {
  if (!empties.test(folded(`${name}\n${dialog}`))) return false;
  if (!told.some((word) => bins.has(word))) return true;
  if (told.some((word) => quantifiers.has(word) || emptying.has(word))) return false;
  return told.some((word) => isTelling(word) && !bins.has(word));
}
