/** Tells a question about an everyday change that the task orders: "Change the quantity to 3?" after "Set the quantity to 3". */
import { isBareQuestion, withoutOpeners } from '../names/classify-title';
import { fillers } from '../names/verb-table';
import { wordSet, wordsOf } from '../words';
import type { ActFacts } from './act-facts';
import type { Clause } from './clauses/clause';
import { contentOf, holds, overlaps } from './clauses/clause-content';
import { isCommanded } from './clauses/is-commanded';
import { splitClauses } from './clauses/split-clauses';
import { isTelling } from './clauses/telling-words';
import { forbidsVerb } from './forbidden-verb';
import { doesMore } from './things/acts/does-more';
import { withoutPlace } from './things/names/is-other-name';
import { prepositions } from './words/prepositions';
import { determiners, pronouns, quantifiers, smallWords } from './words/prompt-words';
import { isClassVerb, meaningOf } from './words/verb-meanings';

const changing = wordSet(
  `change edit update correct set modify adjust alter amend revise fix increase decrease raise lower reduce
  andere andern aktualisiere aktualisieren korrigiere korrigieren bearbeite bearbeiten setze setzen anpassen erhohe erhohen
  changer change modifier modifie corriger corrige cambiar cambia modificar modifica corregir actualizar editar
  cambiare modificare correggere correggi aggiorna aggiornare mudar mude alterar altere corrigir corrija atualizar
  wijzig wijzigen pas aanpassen corrigeer corrigeren zmien zmienic popraw`,
);
const saving = wordSet(
  'save store apply speichern speichere enregistrer enregistre guardar guarda salva salvare salvar salve opslaan zapisz',
);
/** They say in a question that what stands around it is meant, or what has been filled in. */
const deictic = wordSet(
  `change changes edit edits value record line details data form settings information really instead new
  anderung anderungen wert zeile wirklich neu modification modifications valeur vraiment cambio cambios cambios valor realmente
  modifica modifiche valore davvero alteracao alteracoes wijziging wijzigingen waarde echt zmiany`,
);
const filling = wordSet(fillers);
const minStemChars = 4;

/**
 * Whether a clause of the prompt orders what the message asks about, with the same verb or one for the same change, about
 * things that the clause names, and with no other number than its own.
 * @param opener the control that has opened the dialog
 */
export function asksOrderedChange(
  prompt: string,
  message: string,
  opener: Pick<ActFacts, 'row' | 'otherRows'>,
): boolean {
  // What else is said may be what comes of it: "The members will be told."
  const sentences = message.split(/(?<=[.!?。\n])\s*/).filter((sentence) => !isBareQuestion(sentence));
  const [question = ''] = sentences;
  if (sentences.length !== 1 || !/\?\s*$/.test(question)) return false;
  const clauses = splitClauses(prompt, isClassVerb);
  const asked = withoutOpeners(question).split(' ');
  if (doesMore(clauses, { name: '', dialog: question }) || forbidsVerb(clauses, asked.join(' '), opener.row))
    return false;
  const verbs = [asked[0] ?? '', asked.at(-1) ?? ''];
  return clauses.some((clause) => {
    if (clause.isIdle) return false;
    const verb = verbs.find((one) => isCommanded(clause.words, (word) => isSameChange(word, one)));
    if (verb !== undefined) return isAbout(clause, verb, withoutVerb(asked, verb), opener);
    const saved = verbs.find((one) => saving.has(one));
    return (
      saved !== undefined && withoutVerb(asked, saved).every((word) => isEmpty(word) || deictic.has(word))
    );
  });
}

function withoutVerb(words: readonly string[], verb: string): string[] {
  return words.filter((word) => word !== verb);
}

/** Whether the question says nothing but what the clause says, and what stands around it is what the clause is about. */
function isAbout(
  clause: Clause,
  verb: string,
  asked: readonly string[],
  { row, otherRows = () => [] }: Pick<ActFacts, 'row' | 'otherRows'>,
): boolean {
  const said = [...clause.words, ...clause.quotes.flat()];
  const hasNumber = said.some(isNumber);
  const isSaid = (word: string) => {
    if (holds(said, word) || isEmpty(word) || deictic.has(word)) return true;
    return isNumber(word) && !hasNumber;
  };
  if (!asked.every(isSaid)) return false;
  const head = contentOf({ words: [...withoutPlace(clause.words)], quotes: clause.quotes });
  const meant = head.filter((word) => isTelling(word) && !isSameChange(word, verb));
  // What the question leaves out says which row is meant.
  const left = contentOf(clause).filter((word) => isTelling(word) && !holds(asked, word));
  const count = (text: string, words: readonly string[]) =>
    words.filter((word) => holds(wordsOf(text), word)).length;
  if (otherRows().some((other) => count(other, left) > count(row, left))) return false;
  return meant.length === 0 || count(row, meant) > 0 || overlaps(meant, asked);
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}

function isEmpty(word: string): boolean {
  return [smallWords, filling, determiners, pronouns, quantifiers, prepositions].some((set) => set.has(word));
}

/** Whether both are verbs for the same change, in any form. */
export function isSameChange(one: string, other: string): boolean {
  if (one === other || stemOf(one) === stemOf(other)) return true;
  const { isVerb } = meaningOf('delete');
  return [changing, saving].some((set) => set.has(one) && set.has(other)) || (isVerb(one) && isVerb(other));
}

function stemOf(verb: string): string {
  const stem = verb.replace(/(?:en|er|ir|ar|re|e|a|n)$/, '');
  return stem.length >= minStemChars ? stem : verb;
}
