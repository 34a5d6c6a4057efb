/** Holds what sets up a rule that forwards mail, or deletes it from then on: "Create filter" where "Forward to" is filled in. */
import { type EnteredField, forwardsTo } from '../entered-fields';
import { isFinisher } from '../names/is-finisher';
import { folded, wordSet, wordsOf } from '../words';
import type { Consequence, ControlFacts } from './control-facts';

const setting = wordSet(
  `create save add update apply set enable activate turn confirm
  erstellen anlegen speichern hinzufugen aktivieren creer enregistrer ajouter activer crear guardar anadir activar
  crea salva aggiungi attiva criar salvar adicionar ativar maken opslaan toevoegen zapisz dodaj utworz`,
);
const deleting =
  /^(?:permanently )?(?:delete|discard|trash|move to (?:the )?(?:trash|bin)|loschen|supprimer|eliminar|elimina|excluir|verwijderen|usun)(?: (?:it|them|the \w+|messages?|mails?|emails?|permanently|forever|immediately)){0,3}$/;
const rules = /\b(?:filter|rule|regel|filtre|regle|filtro|regla|regola|regra)s?\b/;

type RuleFacts = Pick<ControlFacts, 'dialog' | 'around' | 'form' | 'name'> & {
  entered?: readonly EnteredField[] | undefined;
  ticked?: readonly string[] | undefined;
};

/** Whether a rule that is filled in deletes what it is for. */
export function deletesByRule({ ticked = [] }: Pick<RuleFacts, 'ticked'>): boolean {
  return ticked.some((label) => deleting.test(wordsOf(label).join(' ')));
}

export function mailRule(control: ControlFacts): Consequence | undefined {
  const { name, entered = [], dialog, around, form } = control;
  if (!isFinisher(name) && !wordsOf(name).some((word) => setting.has(word))) return undefined;
  const consequence = (what: 'send' | 'form', why: string): Consequence => ({
    what,
    object: wordsOf(name).slice(1),
    isFinisher: isFinisher(name),
    why,
  });
  const to = forwardsTo(entered);
  if (to.length > 0) return consequence('send', `it forwards mail to ${to.join(' and ')}`);
  const place = folded([name, dialog?.title, form?.title, around].join(' '));
  if (!rules.test(place) || !deletesByRule(control)) return undefined;
  return consequence('form', 'what it sets up deletes mail');
}
