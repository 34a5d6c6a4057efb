/** Tells that "Approve" at the end of a form for a new invoice is a way of saving what "Create an invoice and send it" orders. */
import { wordSet, wordsOf } from '../../words';
import type { ActFacts } from '../act-facts';
import type { Clause } from '../clauses/clause';
import { isContent } from '../clauses/clause-content';
import { isCommanded } from '../clauses/is-commanded';
import { prepositions } from '../words/prepositions';
import { determiners } from '../words/prompt-words';

const approving = wordSet(
  'approve genehmigen genehmige freigeben approuver aprobar approva approvare aprovar goedkeuren zatwierdz',
);
const creating = wordSet(
  `create add make issue raise enter record book register prepare new
  erstelle erstellen lege anlegen cree creer ajoute crea crear anade creare aggiungi crie criar maak aanmaken utworz dodaj`,
);
/** What the form is called in which it is created. */
const fresh = wordSet(
  `new create add neue neuer neues nouveau nouvelle creer nueva nuevo crear nuova nuovo crea nova novo criar nieuwe nieuw nowy nowa nowe`,
);
/** They order that it is left for somebody else. */
const leaving = wordSet(
  'draft drafts approval unapproved pending entwurf brouillon borrador bozza rascunho concept szkic',
);

export function approvesCreated(
  clauses: readonly Clause[],
  { what, name, object, row, dialog, around = '', page }: ActFacts,
): boolean {
  const [verb = '', ...rest] = wordsOf(name);
  if (what !== 'grant' || row !== '' || !approving.has(verb) || rest.length > object.length) return false;
  if (clauses.some(({ words }) => words.some((word) => leaving.has(word)))) return false;
  const titles = [...(page?.headings ?? []), dialog, around].map(wordsOf);
  return clauses.some(({ words, isIdle }) => {
    if (isIdle || !isCommanded(words, (word) => creating.has(word))) return false;
    const thing = createdBy(words);
    const isForNew = titles.some((title) => title.some((word, at) => word === thing && startsNew(title, at)));
    return thing !== undefined && isForNew && object.every((word) => word === thing);
  });
}

/** The invoice of "create a new invoice for Bell & Co". */
function createdBy(words: readonly string[]): string | undefined {
  const start = words.findIndex((word) => creating.has(word));
  const isEnd = (word: string) => prepositions.has(word) && !determiners.has(word);
  const end = words.findIndex((word, index) => index > start && isEnd(word));
  return words.slice(start + 1, end < 0 ? undefined : end).findLast(isContent);
}

/** "New invoice", "Create sales invoice". */
function startsNew(title: readonly string[], at: number): boolean {
  return title.slice(Math.max(0, at - 2), at).some((word) => fresh.has(word));
}
