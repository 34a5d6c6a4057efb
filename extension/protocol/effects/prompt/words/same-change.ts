/** Tells verbs of everyday changes that mean the same: "Change the quantity?" after "Set the quantity". */
import { wordSet } from '../../words';
import { meaningOf } from './verb-meanings';

export const changing = wordSet(
  `change edit update correct set modify adjust alter amend revise fix increase decrease raise lower reduce
  andere andern aktualisiere aktualisieren korrigiere korrigieren bearbeite bearbeiten setze setzen anpassen erhohe erhohen
  changer change modifier modifie corriger corrige cambiar cambia modificar modifica corregir actualizar editar
  cambiare modificare correggere correggi aggiorna aggiornare mudar mude alterar altere corrigir corrija atualizar
  wijzig wijzigen pas aanpassen corrigeer corrigeren zmien zmienic popraw`,
);
export const saving = wordSet(
  'save store apply speichern speichere enregistrer enregistre guardar guarda salva salvare salvar salve opslaan zapisz',
);
const stopping = wordSet('stop end disable deactivate cancel');
const starting = wordSet('start begin enable activate');
const closing = wordSet('close resolve');
const moving = wordSet('move reschedule postpone relocate shift');
const assigning = wordSet('assign allocate give');
const taking = wordSet('take remove');
const alike = [changing, saving, stopping, starting, closing, moving, assigning, taking];
const rising = wordSet('increase raise erhohe erhohen');
const falling = wordSet('decrease lower reduce senke senken');
const minStemChars = 4;
/** "Turn off the heating", "switch the heating on". */
const switching = /^(?:turn|switch|shut)$/;
const maxBetween = 6;

/** Whether both are verbs for the same change, in any form. */
export function isSameChange(one: string, other: string): boolean {
  if (isOpposite(one, other)) return false;
  if (one === other || stemOf(one) === stemOf(other)) return true;
  const { isVerb } = meaningOf('delete');
  return alike.some((set) => set.has(one) && set.has(other)) || (isVerb(one) && isVerb(other));
}

/** Whether one undoes the other: raise and lower, start and stop, lock and unlock. */
export function isOpposite(one: string, other: string): boolean {
  const isPair = (some: string, rest: string) =>
    rest === `un${some}` ||
    (rising.has(some) && falling.has(rest)) ||
    (starting.has(some) && stopping.has(rest));
  return isPair(one, other) || isPair(other, one);
}

/** The words with one verb in the place of the two of "turn off" and "switch on". */
export function withChangeVerbs(words: string[]): string[] {
  const at = words.findIndex((word) => switching.test(word));
  const particle = words.findIndex(
    (word, index) => at >= 0 && index > at && index <= at + maxBetween && (word === 'off' || word === 'on'),
  );
  // "Turn the sign on the door".
  const isOwn = words[particle] === 'off' || particle === at + 1 || particle === words.length - 1;
  if (particle < 0 || !isOwn) return words;
  const verb = words[particle] === 'off' ? 'stop' : 'start';
  return words.flatMap((word, index) => (index === particle ? [] : [index === at ? verb : word]));
}

function stemOf(verb: string): string {
  const stem = verb.replace(/(?:en|er|ir|ar|re|e|a|n)$/, '');
  return stem.length >= minStemChars ? stem : verb;
}
