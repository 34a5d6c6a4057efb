/** Tells a button that opens the dialog in which the task is to be done: "Share" for "In the Share dialog, restrict the link". */
import { wordSet, wordsOf } from '../../words';
import type { ActFacts } from '../act-facts';
import type { Clause } from '../clauses/clause';
import { contentOf, contentWords, isSame, overlaps } from '../clauses/clause-content';
import { isCommanded } from '../clauses/is-commanded';
import { splitClauses } from '../clauses/split-clauses';
import { isTelling } from '../clauses/telling-words';
import { forbidsAct } from '../forbids/vetoes';
import { isClassVerb } from '../words/verb-meanings';

const dialogs = wordSet(
  `dialog dialogs dialogue window popup pop modal panel pane menu sheet drawer overlay popover dropdown box screen wizard form settings
  options dialogfenster fenster fenetre boite ventana cuadro finestra janela venster okno`,
);

/** What applications call the button that shows with whom a thing is shared. */
const sharing = wordSet(
  'share teilen freigeben partager compartir condividi condividere compartilhar partilhar delen udostepnij',
);
/** Who may see or change a thing, and by what link. */
const rights = wordSet('access permission permissions role roles');
/** "Downgrade the editors to viewers." */
const changing = wordSet('downgrade demote upgrade promote change make set switch turn');
const roles = wordSet('viewer viewers editor editors commenter commenters');
const ofLinks = wordSet(
  'link links sharing shared restricted anyone everyone view viewer viewers edit editor editors comment commenter commenters',
);
const people = wordSet('sharing collaborator collaborators');
const openingVerbs = wordSet('open offne ouvre ouvrez abre abra apri otworz');
const endings = wordSet('and then to und dann et puis y luego e poi');

/**
 * Whether it has only the verb as its name, is in no dialog, and the task names a dialog or a menu by that verb, or orders
 * something that is set in the dialog for sharing.
 */
export function opensNamedDialog(prompt: string, facts: ActFacts): boolean {
  const { what, name, object, isFinisher, inDialog, inForm, row } = facts;
  if (what !== 'send' && what !== 'grant') return false;
  const words = wordsOf(name);
  if (words.length !== 1 || object.length > 0 || isFinisher || inDialog) return false;
  const clauses = splitClauses(prompt, isClassVerb);
  const isShared = sharing.has(words[0] ?? '') && !inForm && !clauses.some((one) => forbidsIt(one, words));
  const isMeant = (clause: Clause) =>
    namesDialog(clause, words) || opensIt(clause, words) || (isShared && isOfSharing(clause));
  if (!clauses.some((clause) => !clause.isIdle && isMeant(clause))) return false;
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

/** "Open Share and copy the link." */
function opensIt({ words }: Clause, [verb = '']: readonly string[]): boolean {
  const at = words.indexOf(verb);
  const next = words[at + 1];
  return openingVerbs.has(words[at - 1] ?? '') && (next === undefined || endings.has(next));
}

function forbidsIt({ words, prohibits }: Clause, [verb = '']: readonly string[]): boolean {
  return prohibits !== undefined && words.includes(verb);
}

/** "Change link sharing to restricted", "give Ida edit access", "remove Ida from the collaborators". */
function isOfSharing({ words }: Clause): boolean {
  const isOfLink = words.some((word) => ofLinks.has(word));
  const isOfRole = words.some((word) => roles.has(word)) && isCommanded(words, (word) => changing.has(word));
  return isOfRole || words.some((word) => people.has(word) || (isOfLink && rights.has(word)));
}
