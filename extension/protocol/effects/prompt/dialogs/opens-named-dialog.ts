/** Tells a button that opens the dialog in which the task is to be done: "Share" for "In the Share dialog, restrict the link". */
import { wordSet, wordsOf } from '../../words';
import type { ActFacts } from '../act-facts';
import type { Clause } from '../clauses/clause';
import { contentOf, contentWords, isSame, overlaps } from '../clauses/clause-content';
import { splitClauses } from '../clauses/split-clauses';
import { isTelling } from '../clauses/telling-words';
import { forbidsAct } from '../forbids/vetoes';
import { isClassVerb } from '../words/verb-meanings';

const dialogs = wordSet(
  `dialog dialogs dialogue window popup pop modal panel pane menu sheet drawer overlay popover dropdown box screen wizard form settings
  options dialogfenster fenster fenetre boite ventana cuadro finestra janela venster okno`,
);

/** Whether it has only the verb as its name, is in no dialog, and the task names a dialog or a menu by that verb. */
export function opensNamedDialog(prompt: string, facts: ActFacts): boolean {
  const { what, name, object, isFinisher, inDialog, row } = facts;
  if (what !== 'send' && what !== 'grant') return false;
  const words = wordsOf(name);
  if (words.length !== 1 || object.length > 0 || isFinisher || inDialog) return false;
  const clauses = splitClauses(prompt, isClassVerb);
  if (!clauses.some((clause) => !clause.isIdle && namesDialog(clause, words))) return false;
  // In one of several rows it opens the dialog of that.
  const told = clauses.flatMap(contentOf).filter(isTelling);
  return (row === '' || overlaps(told, contentWords(row))) && !forbidsAct(clauses, facts);
}

/** "The Share dialog", "the sharing settings", "the dialog 'Share'". */
function namesDialog({ words, quotes }: Clause, name: readonly string[]): boolean {
  const [verb = ''] = name;
  const isQuoted = quotes.some((quote) => isSame(quote, name));
  const isName = (word: string) =>
    word === verb || word === `${verb.replace(/e$/, '')}ing` || (word === '"' && isQuoted);
  return words.some(
    (word, at) =>
      isName(word) &&
      (dialogs.has(words[at + 1] ?? '') || (word === '"' && dialogs.has(words[at - 1] ?? ''))),
  );
}
