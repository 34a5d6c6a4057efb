/** Tells which buttons beside a field Enter in it can stand for: "Send" beside a message, and no "Delete board" beside its title. */

import type { EffectKind } from '../../protocol/effects/consequential';
import { classifyControl } from '../../protocol/effects/control/classify-control';
import type { ControlFacts } from '../../protocol/effects/control/control-facts';
import { isLoss } from '../../protocol/effects/is-loss';
import { wordSet, wordsOf } from '../../protocol/effects/words';
import { nameOf } from '../accessibility/name';
import { editingHost, isInput, isTextArea } from '../tree/fields/form-field';
import { composedAncestors, matches, type ShadowLookup } from '../tree/walk';
import { controlFacts } from './facts/control-facts';
import { textOf } from './facts/headings';

/** What a search or filter is called. */
export const lookups = wordSet(
  'search filter find suche suchen filtern recherche rechercher buscar cerca pesquisar zoek szukaj',
);
/** What fields are called that set how something looks, where it is, or how long it takes. */
const settings = wordSet(
  `zoom width height size scale opacity angle rotation rotate radius duration delay speed volume brightness font spacing margin
  padding page rows columns tag tags label labels keyword keywords hashtag
  breite hohe grosse deckkraft winkel dauer geschwindigkeit lautstarke seite schlagwort largeur hauteur taille duree vitesse
  etiquette ancho altura tamano duracion velocidad pagina etiqueta larghezza altezza dimensione durata largura tamanho duracao
  breedte hoogte grootte duur szerokosc wysokosc rozmiar czas`,
);
/** What a field for the name of a thing is called. */
const titles = wordSet(
  'title name rename untitled titel name titre nom titulo nombre titolo nome naam tytul nazwa',
);
/** What fields are called whose numbers are sent. */
const amounts = wordSet(
  'amount sum total value betrag summe montant importe cantidad importo valor bedrag kwota btc eth',
);
const durations = wordSet('duration hours dauer duree duracion durata duracao duur');
/** What is typed so that the button beside it knows what to do it to, or that it is meant. */
const asked =
  wordSet(`type retype enter confirm confirmation verify password passphrase pin code username user email mail id
  reason why feedback tippe eingeben bestatige bestatigen passwort kennwort benutzername saisir saisissez tapez confirmer confirmez
  escribe escriba confirmar contrasena digita scrivi conferma digite senha bevestig wachtwoord wpisz potwierdz haslo`);
const sharing = wordSet(
  'share teilen partager compartir condividi condividere compartilhar partilhar delen udostepnij',
);
const values = new Set('number range date time datetime-local month week color'.split(' '));
const maxLevels = 4;
const maxAroundChars = 300;

/** What a field is called: its name and its placeholder. */
export function wordsOfField(focus: Element): string[] {
  const host = editingHost(focus) ?? focus;
  const hints = ['placeholder', 'data-placeholder', 'aria-placeholder'].map((name) =>
    host.getAttribute(name),
  );
  return wordsOf([nameOf(host), ...hints].join(' '));
}

/** The buttons without those that certainly do something else than what the field is for. */
export function standingFor(buttons: readonly Element[], field: Element, shadow: ShadowLookup): Element[] {
  return buttons.filter((button) => {
    const { facts } = controlFacts(button, shadow);
    const found = classifyControl(facts);
    if (!found || found.isFinisher) return true;
    return isLoss(found.what) ? isAskedFor(field, facts, buttons) : !isPlainBeside(field, found.what, facts);
  });
}

/** Whether what is to be lost is typed there, or that it is meant: "Type DELETE to confirm". */
function isAskedFor(field: Element, facts: ControlFacts, buttons: readonly Element[]): boolean {
  const words = wordsOfField(field);
  if (words.some((word) => lookups.has(word)) || isOf(field, values)) return false;
  if (isOf(field, new Set(['password']))) return true;
  const isNameless = words.length === 0 && initialValue(field) === '' && buttons.length === 1;
  const isTold = [...words, ...wordsAround(field)].some((word) => asked.has(word));
  return isNameless || isTold || classifyControl({ ...facts, name: 'OK', isSubmit: false }) !== undefined;
}

/** Whether a field is a setting, a search or a title, which no button beside it sends. */
function isPlainBeside(field: Element, what: EffectKind, { name }: ControlFacts): boolean {
  const words = wordsOfField(field);
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  if (isOf(field, new Set(['search'])) || has(lookups)) return true;
  if (has(asked)) return false;
  // A person may send an amount, and pay for a duration.
  if (has(amounts) || (what === 'pay' && has(durations))) return false;
  if (has(settings)) return true;
  if (what !== 'send') return false;
  if (sharing.has(wordsOf(name)[0] ?? '') && (has(titles) || isRenamed(field))) return true;
  return words.length > 0 && isOf(field, values) && !/\p{Sc}/u.test(textAround(field));
}

/** It held another text when the page was made, as the name of a thing does and no field for a message. */
function isRenamed(field: Element): boolean {
  const before = initialValue(field);
  return before !== '' && before !== (field as HTMLInputElement).value;
}

function initialValue(field: Element): string {
  return isInput(field) ? (field.getAttribute('value') ?? '').trim() : '';
}

function isOf(field: Element, types: ReadonlySet<string>): boolean {
  return isInput(field) && types.has(field.type);
}

function wordsAround(field: Element): string[] {
  return wordsOf(textAround(field));
}

/** The text of the nearest parts around the field, as far as it is short. */
function textAround(field: Element): string {
  const texts = composedAncestors(field)
    .slice(1, maxLevels)
    .filter((at) => !matches(at, 'body, html, main') && !isTextArea(at))
    .map((at) => textOf(at, maxAroundChars + 1));
  return texts.filter(({ length }) => length <= maxAroundChars).at(-1) ?? '';
}
