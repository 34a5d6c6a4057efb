import { wordSet, wordsOf } from '../words';
import { isSignOnly } from './is-sign-only';

/** In the answers that leave everything as it is. */
const declining = wordSet(
  `no not nope never cancel close dismiss keep back later skip stop abort exit don dont t undo quit decline reject
  refuse deny ignore wait hide return previous maybe instead without
  nein nicht nie abbrechen schliessen behalten zuruck spater uberspringen ablehnen stattdessen ohne
  non pas annuler fermer garder conserver retour tard ignorer refuser revenir plutot sans
  cancelar cerrar conservar mantener volver tarde omitir rechazar ahora sin atras
  annulla chiudi conserva mantieni indietro dopo salta rifiuta senza
  nao fechar manter voltar depois pular recusar sem
  nee niet annuleren annuleer sluiten behouden terug overslaan weigeren zonder
  nie anuluj zamknij zachowaj wstecz pozniej pomin odrzuc bez`,
);
/** In names of what shows, keeps or prepares something instead of doing what is asked. */
const harmless = wordSet(
  `learn more help info details show view see read open edit change review preview download export copy print save archive
  rename move settings options why what how contact support expand collapse select choose browse add upload attach search
  find check apply reset clear manage
  mehr erfahren hilfe anzeigen ansehen lesen offnen bearbeiten andern prufen vorschau herunterladen exportieren kopieren
  drucken speichern archivieren umbenennen einstellungen optionen auswahlen hinzufugen suchen wahlen
  plus aide voir afficher lire ouvrir modifier changer verifier apercu telecharger exporter copier imprimer enregistrer
  archiver renommer parametres choisir ajouter chercher
  mas ayuda ver mostrar leer abrir editar cambiar revisar descargar exportar copiar imprimir guardar archivar renombrar
  ajustes elegir anadir buscar
  altro aiuto vedi mostra leggi apri modifica cambia rivedi anteprima scarica esporta copia stampa salva archivia rinomina
  impostazioni scegli aggiungi cerca
  mais ajuda mostrar ler editar alterar rever baixar exportar imprimir salvar arquivar renomear configuracoes escolher
  adicionar
  meer hulp tonen bekijken lezen openen bewerken wijzigen controleren voorbeeld downloaden exporteren kopieren afdrukken
  opslaan archiveren hernoemen instellingen kiezen toevoegen zoeken
  wiecej pomoc pokaz zobacz czytaj otworz edytuj zmien sprawdz podglad pobierz eksportuj kopiuj drukuj zapisz archiwizuj
  ustawienia wybierz dodaj szukaj`,
);
const maxWords = 6;

/** Whether a name can be the answer that agrees to what is asked: "Sounds good", "Get rid of it", "✓". */
export function isAgreement(name: string): boolean {
  if (isSignOnly(name)) return /[✓✔☑👍]/u.test(name);
  const words = wordsOf(name);
  // "Leave" may be what is asked.
  if (/^leave (?:it|them|as|alone|everything)\b/.test(words.join(' '))) return false;
  return words.length <= maxWords && !words.some((word) => declining.has(word) || harmless.has(word));
}
