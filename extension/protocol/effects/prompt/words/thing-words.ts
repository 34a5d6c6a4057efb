/** Words that name things in general, which say nothing of which one is meant. */
import { everydayPlaces } from '../../names/verbs/name-exceptions';
import { wordSet } from '../../words';

/** What pages and callers call things besides the kinds that prohibitions know. */
export const generalThings = wordSet(
  `thing things item items object objects element elements entry entries record records row rows line lines field fields value values
  content contents data selection copy copies version versions revision revisions instance instances resource resources
  group groups team teams workspace workspaces channel channels album albums playlist playlists list lists board boards card cards
  image images video videos photo photos picture pictures repository repositories access role roles permission permissions
  page pages site sites section sections category categories collaborator collaborators employee employees guest guests
  person persons participant participants customer customers client clients subscriber subscribers owner admin
  subscription subscriptions membership memberships plan plans contract trial reservation reservations appointment appointments
  meeting meetings ticket tickets payment purchase session sessions device devices key keys token tokens passkey passkeys
  address addresses method rule rules filter alert alerts reminder reminders request requests application database server servers
  domain backup backups snapshot branch issue issues thread threads conversation conversations chat chats channel review reviews
  article articles page collection collections bookmark bookmarks link links code inbox mailbox trash library archive history
  profile number numbers nummer numero everyone me everything
  objekt element eintrag eintrage zeile version gruppe bild seite abo abonnement mitgliedschaft vertrag termin reservierung
  element entree ligne version groupe image page abonnement adhesion contrat rendez vous reservation
  elemento entrada fila linea version grupo imagen foto pagina suscripcion membresia contrato cita reserva cuenta
  voce riga versione gruppo immagine pagina abbonamento iscrizione contratto appuntamento prenotazione
  linha versao grupo imagem assinatura contrato consulta
  onderdeel rij regel versie groep afbeelding abonnement lidmaatschap afspraak element wiersz wersja grupa zdjecie subskrypcja`,
  'pdf doc docx xls xlsx odt ppt pptx txt csv png jpg jpeg gif svg mp3 mp4 mov zip html json xml md',
  everydayPlaces,
);

/** What things have: behind the word for a thing they make another thing of it, "the account picture". */
export const partNouns = wordSet(
  `history picture photo image avatar name nickname title description password passphrase address number log logs note notes setting
  settings preference preferences background theme color colour cover logo icon tag tags badge key token invite invitation request
  link alias rule reminder alert alerts notification notifications signature balance limit comment comments reply attachment
  attachments file files data info information detail details statistics report summary copy backup export import draft filter
  filters bio status entry entries line lines row rows page pages member members user users role roles label labels shortcut album albums folder
  folders room rooms list lists menu tab tabs window panel
  version versions template thumbnail caption header footer section sections item items task tasks message messages survey method`,
);

/** Say what a thing is like, where the word before "label" is else its name: "the unread mail", "the travel label". */
const describing = wordSet(
  `old new big small large little long short red blue green white black yellow empty full broken wrong right good bad unread read open
  closed public private shared duplicate double extra same own recent current former spare used test temporary final original main
  other entire whole single local remote personal first last blank unused free paid premium annual monthly yearly weekly daily
  active existing recurring running
  alt alte alten neu neue neuen leer leere leeren gross grosse grossen klein kleine kleinen
  vieux vieille nouveau nouvelle vide viejo vieja nuevo nueva vacio vacia vecchio vecchia nuovo nuova vuoto vuota
  velho velha novo nova vazio vazia oude nieuwe lege stary stara nowy nowa pusty`,
);

export function isDescribing(word: string): boolean {
  return describing.has(word) || /.{3}(?:ed|ing|able|ible|est)$/.test(word);
}

/** Before "of the posts" they leave the posts themselves as what is meant. */
export const amounts = wordSet(
  `one ones two three four five some several few most rest remaining many couple lot lots pair number none both all each any other
  others einige mehrere beide alle rest meisten eine einer quelques plusieurs reste unos unas algunos varios resto alcuni
  alguns varios enkele sommige kilka`,
);

/** What holds many other things, and is lost only where it is named itself. */
export const grave = wordSet('account workspace organization organisation company team database');
