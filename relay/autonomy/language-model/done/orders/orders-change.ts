/** Tells tasks that order a change from those that only ask, look or go somewhere. */
import type { Clause } from '../../../../../extension/protocol/effects/prompt/clauses/clause';
import { isCommanded } from '../../../../../extension/protocol/effects/prompt/clauses/is-commanded';
import { onlyAsks } from '../../../../../extension/protocol/effects/prompt/clauses/only-asks';
import { splitClauses } from '../../../../../extension/protocol/effects/prompt/clauses/split-clauses';
import { tellsCaller } from '../../../../../extension/protocol/effects/prompt/orders/tells-caller';
import {
  leaving,
  relatives,
  unharmed,
} from '../../../../../extension/protocol/effects/prompt/words/negation-words';
import {
  determiners,
  quantifiers,
  softeners,
} from '../../../../../extension/protocol/effects/prompt/words/prompt-words';
import { isClassVerb } from '../../../../../extension/protocol/effects/prompt/words/verb-meanings';
import { wordSet } from '../../../../../extension/protocol/effects/words';
import { startsWithOrder } from './starts-with-order';

/** Besides the verbs of acts with consequences. Pressing, opening, sorting and the like may be done to look at something. */
const changing = wordSet(
  `add save edit rename move change set update mark archive unarchive upload insert attach invite assign reassign submit fill
  clear enable disable activate deactivate suspend resume disconnect unlink rollback revert unpublish demote promote approve
  reject decline refuse upgrade downgrade renew reschedule register unsubscribe subscribe pin unpin star unstar mute unmute
  block unblock tick untick create apply replace restore merge duplicate snooze raise
  speichere speichern bearbeite andere verschiebe erstelle lege setze fulle aktualisiere archiviere aktiviere deaktiviere
  genehmige ersetze
  enregistre modifie deplace cree ajoute ajoutez remplis change active desactive archive remplace
  guarda edita mueve crea anade agrega rellena cambia activa desactiva archiva reemplaza
  salva modifica sposta crea aggiungi compila cambia attiva disattiva archivia sostituisci
  salve edite mova crie adicione preencha mude ative desative arquive substitua
  bewaar bewerk verplaats voeg wijzig vul activeer archiveer vervang
  zapisz edytuj przenies utworz dodaj zmien ustaw usun zarchiwizuj`,
);
/** They end, name or say something where nothing of the caller's own follows: "Stop at the first hit", "Reply with a number". */
const weak = wordSet('stop end leave reply respond answer return report give');
const own = wordSet('the my our all every this that these those to');
/** What a model makes for its answer: "Create a list of the open invoices", "Add up the totals". */
const forAnswer = wordSet(
  `list summary overview comparison up together summarise summarize total totals bullet bullets ranking
  liste zusammenfassung ubersicht resume lista resumen riassunto elenco lijst samenvatting podsumowanie`,
);
/** What is changed to see something: "Set the filter to Paid". */
const views = wordSet(
  'filter filters filtro filtre sort sorting sortierung view ansicht vue vista tab tabs page seite zoom map',
);

/** What is made lasts: "Create a filter for mails from Ines". */
const making = wordSet(
  'create save rename duplicate erstelle lege speichere cree enregistre crea guarda salva crie utworz maak',
);

/** In "2,480 pounds" no other thing follows the comma. */
const thousands = /(?<=\d),(?=\d{3}(?!\d))/g;

/** "(V-1031)" and "(400 ms)" are a part of what they stand in. */
const asides = /\((?!(?:not|no|nicht|pas|non|except|without|only)\b)([^\s(),;]+(?: [^\s(),;]+){0,2})\)/gi;
/** "Leaving everything else as it is" is about what no act may do. */
const sparing = wordSet('leaving keeping preserving retaining lassend laissant dejando lasciando deixando');
const keeping = wordSet('keep retain preserve behalte garde conserva mantieni mantem behoud zachowaj');
/** "Six and a half minutes" is one number. */
const fractions = / and (?:a|one|three) (?:half|quarters?)\b/gi;
/** "Left becomes right" tells how something is, or comes to be. */
const stating = wordSet('is are was were becomes become means');
/** What is behind its colon begins no clause. */
const addresses = /\bhttps?:\/\/\S+/gi;

/** Whether the prompt orders something to be changed: it is not done as long as nothing has been done. */
export function ordersChange(prompt: string): boolean {
  return orderedChanges(prompt).length > 0;
}

/** The parts of the prompt that each order a change; one that names only another thing for the same change is its own part. */
export function orderedChanges(prompt: string): Clause[] {
  const plain = prompt
    .replace(thousands, '')
    .replace(addresses, 'there')
    .replace(asides, '$1')
    .replace(fractions, '');
  const clauses = splitClauses(plain, isChange);
  let isOrdered = false;
  return clauses.filter((clause, index) => {
    const { words, isIdle, prohibits, goesOn } = clause;
    const isOrder =
      !isIdle &&
      !prohibits &&
      !onlyAsks(clauses, index) &&
      !tellsCaller(words) &&
      !spares(words) &&
      (isCommanded(words, (word) => isChange(word) && isMeant(words, word)) ||
        switches(words) ||
        isOtherOrder(clause) ||
        (goesOn && isOrdered && !states(words)));
    isOrdered = isOrder;
    return isOrder;
  });
}

/** "Switch the heating to Eco", and not "Switch to the second tab". */
function switches(words: readonly string[]): boolean {
  const start = words.findIndex((word) => !softeners.has(word));
  const [verb = '', next = '', ...rest] = words.slice(start);
  const isThing = determiners.has(next) || quantifiers.has(next);
  return (
    verb === 'switch' &&
    isThing &&
    rest.includes('to') &&
    !rest.slice(0, maxObjectWords).some((word) => views.has(word))
  );
}

/** "Leaving the rest", "Leave the others as they are", "Keep the photo unchanged". */
function spares(words: readonly string[]): boolean {
  if (sparing.has(words[0] ?? '')) return true;
  const [verb = '', ...rest] = words.slice(words.findIndex((word) => !softeners.has(word)));
  if (!leaving.has(verb) && !keeping.has(verb)) return false;
  return (
    unharmed.has(rest.at(-1) ?? '') ||
    /(?:^| )as (?:(?:it|they|he|she|this|that|these|those) )?(?:is|are|was|were)$/.test(rest.join(' '))
  );
}

/** Whether something is said of a thing that the clause begins with, and not of the one that it orders something for. */
function states(words: readonly string[]): boolean {
  const at = words.findIndex((word) => stating.has(word));
  return at > 0 && !words.slice(0, at).some((word) => relatives.has(word));
}

/** By a verb of no list. */
function isOtherOrder({ words, goesOn }: Clause): boolean {
  const isOther = words.some((word) => forAnswer.has(word) || views.has(word));
  return !isOther && startsWithOrder(words, { goesOn, isJudged: isChange });
}

export function isChange(word: string): boolean {
  return changing.has(word) || isClassVerb(word);
}

function isMeant(words: readonly string[], verb: string): boolean {
  const behind = words.slice(words.indexOf(verb) + 1);
  if (weak.has(verb) && !own.has(behind[0] ?? '')) return false;
  const object = behind.slice(0, maxObjectWords);
  const onlyShows = changing.has(verb) && !making.has(verb);
  return !object.some((word) => forAnswer.has(word) || (onlyShows && views.has(word)));
}

/** How far behind its verb an object stands: "the date filter". */
const maxObjectWords = 3;
