/** Tells a question about deleting somebody from an order that only takes away an access: "Delete Bob and all his files?". */
import { wordSet, wordsOf } from '../../../words';
import type { Clause } from '../../clauses/clause';
import { headAndTail } from '../../clauses/head-and-tail';
import { isGeneral } from '../../clauses/telling-words';
import { isAccess } from './access-of';

const destroying = wordSet(
  `delete deletes deleted erase destroy wipe purge loschen losche geloscht supprimer supprimez supprime eliminar elimina
  borrar borra eliminare cancella cancellare excluir apagar exclua verwijderen verwijder wissen usun usunac`,
);
const all = wordSet(
  'everything all alles alle tout tous toutes todo todos tutto tutti tudo wszystko wszystkie',
);

/**
 * Whether the order is for an access, and the question is about deleting more than that.
 * @param shown the control's name and the texts of its dialog
 */
export function destroysMore(ordered: readonly Clause[], shown: string): boolean {
  const isOfAccess =
    ordered.length > 0 && ordered.every(({ words }) => headAndTail(words).head.some(isAccess));
  if (!isOfAccess) return false;
  const told = ordered.flatMap(({ words }) => words);
  return shown.split(/[.!?\n]/).some((sentence) => {
    const words = wordsOf(sentence);
    const isMore = (word: string) =>
      (all.has(word) || isGeneral(word)) && !destroying.has(word) && !told.includes(word);
    return words.some((word) => destroying.has(word)) && !words.some(isAccess) && words.some(isMore);
  });
}
