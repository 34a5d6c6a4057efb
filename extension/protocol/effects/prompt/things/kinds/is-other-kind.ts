/** Tells things of one kind from things of another: a label from an account. */
import { wordSet, wordsOf } from '../../../words';
import { holds } from '../../clauses/clause-content';
import { kinds } from '../../words/negation-words';

/** Kinds that pages and callers call by each other's names. */
const alike = [
  `mail mails email emails message messages letter letters conversation conversations thread draft drafts nachricht
  nachrichten brief briefe entwurf entwurfe courriel brouillon lettre correo mensaje borrador carta messaggio bozza lettera
  mensagem rascunho bericht concept wiadomosc szkic list`,
  `file files document documents folder folders datei dateien dokument ordner fichier dossier archivo carpeta file cartella
  arquivo pasta bestand map plik folder`,
  `user users member members contact contacts person people kontakt kontakte mitglied mitglieder contact membre contacto
  miembro contatto membro contactpersoon lid`,
  `order orders booking bookings reservation bestellung buchung reservierung commande reserva pedido ordine prenotazione
  encomenda bestelling boeking`,
  'photo photos picture pictures note notes entry entries task tasks event events notiz notizen termin post posts',
  'photo photos note notes entry entries comment comments',
].map((words) => wordSet(words));

const quoted =
  /["“”„«»]([^"“”„«»\n]{1,80})["“”„«»]|(?<![\p{L}\p{N}])['‘]([^'‘’\n]{1,80})['’](?![\p{L}\p{N}])/gu;

/** The words of a dialog without its thing's own name, which may have a word for another kind: the mail "Invoice 77". */
export function withoutNames(dialog: string): string[] {
  return wordsOf(dialog.replace(quoted, ' '));
}

/** What stands in quotation marks, where an apostrophe is none. */
export function namesInQuotes(text: string): string[] {
  return [...text.matchAll(quoted)].map(([, double = '', single = double]) => single);
}

/** Two words for one thing. */
const synonyms = [
  'mail mails email emails message messages',
  'photo photos picture pictures image images',
  'foto fotos bild bilder',
  'chat chats conversation conversations thread threads',
  'event events appointment appointments meeting meetings',
  'booking bookings reservation reservations appointment appointments',
  'file files document documents',
  'folder folders directory directories',
  'post posts article articles',
  'everywhere everyone devices sessions others all',
  '2fa mfa factor step authentication verification',
  'nachricht nachrichten mail mails',
  'chat chats unterhaltung unterhaltungen chatverlauf',
  'datei dateien dokument dokumente',
  'buchung buchungen reservierung reservierungen termin termine',
  'conversation discussion chat',
].map((words) => wordSet(words));

export function isSynonym(one: string, other: string): boolean {
  return synonyms.some((all) => all.has(one) && all.has(other));
}

const discarding = wordSet('discard verwerfen verwirf verwerfe descartar descarta descarte scartare scarta');
const drafts = wordSet('draft drafts entwurf entwurfe borrador rascunho bozza');
const texts = wordSet(
  `message mail email reply answer response comment post letter article text nachricht antwort kommentar beitrag brief text
  mensaje correo respuesta comentario mensagem resposta messaggio risposta commento`,
);

/** Whether a draft is what is called by a word for a text: what is discarded was not sent. @param words of the order */
export function isDraftOf(words: readonly string[], one: string, other: string): boolean {
  return drafts.has(other) && texts.has(one) && words.some((word) => discarding.has(word));
}

/** Whether both are words for kinds that are called by each other's names. */
export function isAlikeKind(one: string, other: string): boolean {
  return alike.some((all) => all.has(one) && all.has(other));
}

/** Whether both say of what kind their thing is, and none of the kinds is the same. */
export function isOtherKind(said: readonly string[], shown: readonly string[]): boolean {
  const [meant, there] = [said, shown].map((words) => words.filter((word) => kinds.has(word)));
  if (!meant?.length || !there?.length) return false;
  const isSame = (one: string) => holds(there, one) || there.some((other) => isAlikeKind(one, other));
  return !meant.some(isSame);
}
