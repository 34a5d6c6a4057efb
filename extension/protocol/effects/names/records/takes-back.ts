/** Tells taking back a choice from deleting a record that is called like one: "Remove filter", "Delete the filter for Acme". */
import { wordSet } from '../../words';
import { appliedThings, filterPlaces, listPlaces, takingBackVerbs } from '../verbs/name-exceptions';
import { fillers } from '../verbs/verb-table';

const takingBack = wordSet(takingBackVerbs);
const applied = wordSet(appliedThings);
const filters = wordSet(filterPlaces);
const lists = wordSet(listPlaces);
/** "Eliminar de favoritos". */
const from = wordSet('from aus von de des du del dal dai dalla da das dos uit z ze');
const filling = wordSet(fillers);
/** Nothing that is only chosen is lost for good. */
const lasting = wordSet(
  `permanently forever ever endgultig unwiderruflich definitivement definitivamente permanentemente definitief trwale stale`,
);

/** @param words of a name that begins with the verb, or ends with it */
export function takesBack(verb: string, words: readonly string[]): boolean {
  if (takingBack.has(verb)) return words.some((word) => applied.has(word));
  if (words.some((word, at) => lists.has(word) && words.slice(0, at).some((one) => from.has(one))))
    return true;
  // "Alle Filter löschen" clears them.
  const others = words.filter((word) => word !== verb && (!filling.has(word) || lasting.has(word)));
  return others.length > 0 && others.every((word) => filters.has(word));
}

/** Whether a word is a verb that takes back a choice. */
export function isTakingBack(word: string): boolean {
  return takingBack.has(word);
}
