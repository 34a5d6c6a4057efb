/** Tells that a task wants nothing at all to be changed, where a button files or marks what is shown: "Archive", "Mark as read". */
import { isPageName } from '../../names/is-page-name';
import { wordSet, wordsOf } from '../../words';
import type { Clause } from '../clauses/clause';
import { isContent } from '../clauses/clause-content';
import { splitClauses } from '../clauses/split-clauses';
import { ordersIn } from '../orders/orders-in';
import { auxiliaries, emptyInProhibitions, negations, others } from '../words/negation-words';
import { changing } from '../words/same-change';
import { isClassVerb } from '../words/verb-meanings';

const filing = wordSet(
  `archive unarchive mark unmark move star unstar snooze pin unpin flag unflag assign unassign reassign rename label tag mute unmute lock
  unlock merge resolve reopen restore enable disable activate deactivate
  archivieren markieren verschieben umbenennen zuweisen archiver marquer deplacer renommer archivar marcar mover renombrar
  archivia archiviare segna sposta spostare rinomina arquivar renomear archiveren markeren verplaatsen`,
);
/** "Close the ticket", where "Close" alone shuts what is open. */
const closing = wordSet('close');
const touched = wordSet(
  'changed modified altered edited touched touch untouched anything geandert verandert modifie cambiado',
);
const maxWords = 5;
const onlyTelling =
  /\b(?:just|only|simply) (?:tell|show|read|look|report|answer|check|say)\b|\bread[- ]only\b|\bnur (?:lesen|nachsehen|sagen|anschauen)\b/;

export function forbidsChanges(prompt: string, name: string): boolean {
  const called = wordsOf(name);
  const [verb = '', next] = called;
  if (called.length > maxWords || isPageName(name)) return false;
  if (!filing.has(verb) && !(closing.has(verb) && next !== undefined)) return false;
  const clauses = splitClauses(prompt, isClassVerb);
  if (ordersIn(clauses).length > 0) return false;
  return clauses.some(forbidsAll) || onlyTelling.test(wordsOf(prompt).join(' '));
}

/** "Change nothing", "nothing is to be changed", and not "do not change the header". */
function forbidsAll({ words }: Clause): boolean {
  if (!words.some((word) => negations.has(word)) || words.some((word) => others.has(word))) return false;
  if (!words.some(isChange)) return false;
  return words.every((word) => isChange(word) || isEmpty(word) || !isContent(word));
}

function isChange(word: string): boolean {
  return changing.has(word) || touched.has(word);
}

function isEmpty(word: string): boolean {
  return [negations, auxiliaries, emptyInProhibitions].some((set) => set.has(word));
}
