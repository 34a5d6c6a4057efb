/** Tells tasks that may end with what only stands in fields from those whose change a page has to take. */
import type { Clause } from '../../../../../extension/protocol/effects/prompt/clauses/clause';
import { contentOf, holds } from '../../../../../extension/protocol/effects/prompt/clauses/clause-content';
import { isCommanded } from '../../../../../extension/protocol/effects/prompt/clauses/is-commanded';
import { splitClauses } from '../../../../../extension/protocol/effects/prompt/clauses/split-clauses';
import {
  auxiliaries,
  emptyInProhibitions,
  negations,
  others,
} from '../../../../../extension/protocol/effects/prompt/words/negation-words';
import {
  doingWords,
  pressingWords,
} from '../../../../../extension/protocol/effects/prompt/words/prompt-words';
import { meaningOf } from '../../../../../extension/protocol/effects/prompt/words/verb-meanings';
import { wordSet } from '../../../../../extension/protocol/effects/words';
import { isChange, orderedChanges } from './orders-change';

/** They end with a text in a field. */
const entering = wordSet(
  `fill enter type key input draft
  fulle trage tippe gib remplis remplissez saisis saisissez tape rellena introduce teclea
  compila inserisci digita preencha digite insira vul typ wypelnij wpisz`,
);
/** They do so where they name a field: what one writes, such as a comment, is mostly to be sent. */
const writing = wordSet(
  'put write schreibe setze ecris mets escribe pon scrivi metti escreva schrijf zet napisz',
);
const fields = wordSet(
  `field fields box boxes textbox input textarea form forms editor
  feld felder eingabefeld formular champ champs formulaire campo campos casilla formulario campi casella modulo veld velden
  formulier pole pola formularz`,
);
/** Besides the verbs of sending, paying and signing, they name what makes a page take an entry. */
const finishing =
  /^(?:sav(?:e|es|ed|ing)|stor(?:e|ing)|confirm|apply|finish|finali[sz]e|complet|commit|check-?out|speicher|sicher|abse?nd|abschick|abzusenden|abzuschicken|enregistr|sauvegard|valid|guard|salv|grav|opsla|bewa|zapis)/;
const finishers = (['send', 'form', 'pay', 'transfer', 'sign'] as const).map(meaningOf);
/** What a prohibition to finish is about, besides what the task orders: "Do not save the changes". */
const entries = wordSet(
  'changes change entry entries data order payment request application button page step anderungen eingaben modifications cambios modifiche',
);
const empty = [entries, fields, doingWords, pressingWords, negations, auxiliaries, emptyInProhibitions];
const unsaved = wordSet('unsaved unsent unsubmitted ungespeichert');

/** Whether a task forbids what would make a page take what it orders, such as saving or sending it. */
export function forbidsFinishing(prompt: string): boolean {
  const clauses = splitClauses(prompt, isChange);
  const ordered = clauses.filter(({ isIdle }) => !isIdle).flatMap(({ words }) => words);
  return clauses.some(
    (clause) => clause.words.some((word) => unsaved.has(word)) || isOfEntry(clause, ordered),
  );
}

/** Whether a task may end with what was written into fields: it orders no more than that, or forbids to send or save it. */
export function mayStayUnsaved(prompt: string): boolean {
  if (forbidsFinishing(prompt)) return true;
  const changes = orderedChanges(prompt);
  const clauses = splitClauses(prompt, isChange).filter(({ isIdle }) => !isIdle);
  return clauses.some(({ words }) => enters(words)) && changes.every(({ words }) => enters(words));
}

function enters(words: readonly string[]): boolean {
  return (
    isCommanded(words, (word) => entering.has(word)) ||
    (words.some((word) => fields.has(word)) && isCommanded(words, (word) => writing.has(word)))
  );
}

/** "Do not submit it", and not "Do not send a mail to the customer" or "Do not save anything else". */
function isOfEntry(clause: Clause, ordered: readonly string[]): boolean {
  const { words, quotes, prohibits } = clause;
  const all = [...words, ...quotes.flat()];
  if (!prohibits || !all.some(isFinishing) || words.some((word) => others.has(word))) return false;
  return contentOf(clause).every(
    (word) => isFinishing(word) || empty.some((set) => set.has(word)) || holds(ordered, word),
  );
}

function isFinishing(word: string): boolean {
  return finishing.test(word) || finishers.some((verbs) => verbs.isLike(word));
}
