/** The words by which prompts forbid and make exceptions: English, German, French, Spanish, Italian, Portuguese, Dutch, Polish. */
import { wordSet } from '../../words';

/** Before a verb: it is not to be done. */
export const negations = wordSet(
  `not dont never cannot cant wont wouldnt shouldnt mustnt isnt arent doesnt didnt t nor neither none nothing nobody no zero
  nicht nichts kein keine keinen keinem keiner niemals nie weder
  ne n non pas jamais rien aucun aucune personne
  nunca nada ningun ninguna jamas nadie
  mai niente nulla nessun nessuna nessuno
  nao nenhum nenhuma
  niet niets geen nooit
  nigdy nic zaden zadna zadnych zadnej zadnego`,
);

/** The verb is for another time. */
export const postponing = wordSet(`before until till avant antes prima bevor voordat totdat zanim`);

/** After the verb these are no negation of it, unless in a relative clause: `non-urgent`, "Bestellung no. 5". */
export const weakAfterVerb = wordSet('non ne n no nao mai personne zero');

/** After a verb these say that nothing is to be done. */
export const negatesObject = wordSet(
  `never nothing none nobody neither nichts niemals nie weder kein keine keinen keinem keiner jamais rien aucun aucune nunca nada
  ningun ninguna jamas nadie niente nulla nessun nessuna nessuno nenhum nenhuma niets geen nooit nigdy nic zaden zadna zadnych`,
);

/** They negate the verb from behind: "Lösche das Label nicht". */
export const negatesFromBehind = wordSet('nicht niet');

/** It is not to be done: "sending is forbidden", "avoid deleting". */
export const forbidding = wordSet(
  `forbidden prohibited banned disallowed unwanted undesired taboo avoid avoided avoiding refrain abstain prevent prevented forbid
  forbids forbade prohibit refuse hate dislike cease quit skip skipped unnecessary impermissible myself ourselves mine
  verboten untersagt vermeide vermeiden vermieden unterlasse unterlassen verzichte unerwunscht tabu
  interdit interdite interdits defendu evite eviter evitez abstiens
  prohibido prohibida prohibe evita evitar abstente
  vietato vietata evitare astieniti
  proibido proibida evite evitem
  verboden vermijd vermijden
  zabronione zabroniony zakazane unikaj`,
);

/** What is said of an act that one may do, after a negation. */
export const permissions = wordSet(
  `allowed permitted okay ok needed necessary required wanted desired yet now acceptable appropriate asked authorized authorised
  erlaubt gestattet erwunscht notig gewollt autorise permis souhaite permitido permitida permesso consentito necessario
  permitido toegestaan gewenst nodig dozwolone wolno`,
);

/** The rest of the clause describes a thing. */
export const relatives = wordSet(
  `that which who whose whom where what whatever when if because since although though while whether i we you he she they as once after before there
  provided until
  welche welcher welches wo wenn weil falls que qui dont ou quand si cuyo donde cuando che cui dove quando se onde cujo dat
  waar omdat ktory ktora ktore ktorych ktorego jesli gdy`,
);

/** A verb before one of these is what the sentence is about: "Delete is the wrong button". */
export const auxiliaries = wordSet(
  `is are was were be must should shall may might can could will would has have had ought comes stays remains isn aren mustn
  shouldn cannot cant ist sind war wird werden darf durfen soll sollen muss kann est sont doit peut es son debe puede e sono
  deve puo zijn moet mag kan jest sa musi`,
);

/** What they are about stays as it is. */
export const keepingWords = wordSet(
  `keep keeping preserve retain spare ignore exclude protect
  behalte behalten verschone bewahre ignoriere
  garde gardez garder conserve conservez epargne ignore
  conserva conservar manten mantener guarda ignora excluye
  conserva mantieni tieni ignora escludi
  mantenha conserve guarde ignore
  houd behoud bewaar negeer
  zachowaj pomin`,
);

/** Said of what stays: "Travel stays", "Travel must remain". */
export const staying = wordSet(
  `stay stays remain remains bleibt bleiben reste restent queda quedan resta restano fica ficam blijft blijven zostaje zostaja`,
);

/** "Leave it alone", "It is to be left untouched". */
export const unharmed = wordSet(
  `alone untouched intact unchanged kept spared left behalten unberuhrt intacto intacta intatto intact ongemoeid`,
);

export const leaving = wordSet('leave lass lasst laisse laissez deja dejad lascia deixe laat zostaw');

/** Of two verbs after one negation, this one is not what the second goes on with: "Don't wait and send it". */
export const idleVerbs = wordSet(
  `ask wait hesitate worry bother pause think panic dither linger frag frage warte zogere attends hesite esperes dudes aspettare
  esitare wacht aarzel`,
);

/** Verbs that only look at their thing. */
export const lookingVerbs = wordSet(
  `open read view look preview visit expand scroll print watch play listen skim browse
  offne offnen lies lese lesen ansehen anschauen
  ouvre ouvrir ouvrez lis lire regarde regarder
  abre abrir abras lee leer leas mira mirar
  apri aprire leggi leggere guarda guardare
  abra leia ler veja
  open openen lees lezen bekijk bekijken
  otworz otwieraj czytaj przeczytaj`,
);

/** Prohibitions and exceptions have these besides the thing that they are about. */
export const emptyInProhibitions = wordSet(
  `any anything anyone anybody ever yet again don do does did doesn didn isn aren shouldn mustn couldn wouldn won ll ve re m d s
  be being been under circumstances circumstance event cause reason account case way means time moment want wanted wants wish
  like please button key icon touch touched touching alter change modify include including counting affect go near out up job wait later
  tomorrow optional decision turn business ones only just nur bloss seulement seul solo solamente
  soltanto apenas alleen maar tylko
  sure careful certain right really absolutely definitely certainly simply just still ok okay fine good idea enough sufficient
  allowed permitted necessary needed required acceptable appropriate own control pages mailbox thing things stuff something
  etwas irgendetwas irgendwas jemals darf durfen dich dir
  quoi ce soit jamais plus algo cualquier cosa qualcosa alcuna nulla qualquer coisa iets ooit cokolwiek`,
);

/** What things are called that have names: "the label Travel". */
export const kinds = wordSet(
  `label labels mail mails email emails message messages draft drafts letter letters file files folder folders contact contacts
  member members user users person people note notes entry entries project projects order orders booking bookings event events
  photo photos picture post posts comment comments document documents account accounts task tasks upload uploads download downloads invoice invoices product
  nachricht nachrichten entwurf entwurfe brief briefe datei dateien ordner kontakt kontakte mitglied mitglieder notiz notizen
  projekt projekte bestellung buchung termin dokument konto rechnung
  etiquette etiquettes courriel brouillon lettre fichier dossier contact membre commande reservation
  etiqueta etiquetas correo mensaje borrador carta archivo carpeta contacto miembro pedido reserva
  etichetta messaggio bozza lettera file cartella contatto membro ordine mensagem rascunho arquivo pasta membro encomenda
  bericht concept brief bestand map contactpersoon lid bestelling etykieta wiadomosc szkic list plik folder kontakt`,
);

/** "Delete nothing else": what is ordered besides is still to be done. */
export const others = wordSet(
  `else other others another more rest remaining twice again anderes andere anderen sonst weiteres autre autres otro otra otros
  altro altri altre outro outros anders andere inne reszta`,
);
