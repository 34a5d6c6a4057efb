/**
 * The words of the verb classes, as controls are named: English, German, French, Spanish, Italian, Portuguese, Dutch and
 * Polish. The rule that reads names by them is classify-name.ts.
 */
import type { VerbClass } from '../../consequential';

export interface ClassWords {
  /** Verbs that a name begins with, or ends with in German and Dutch. */
  verbs: string;
  /** What the class is about: `Place order`, `Confirm deletion`. Counts only after a word that finishes something. */
  nouns: string;
  /** Beginnings of names that are more than one word. */
  phrases?: readonly string[];
  /** The verb means the class only beside one of these. */
  onlyWith?: string;
  /** Verbs that mean it beside anything: `stornieren`. */
  alone?: string;
  /** What callers write in prompts besides. */
  inPrompts?: string;
  /** What they write of other things too, so that a word of the act must stand beside it: "move 50 euros", "make it public". */
  weakInPrompts?: string;
  /** What callers call the act there: "Complete the checkout". */
  nounsInPrompts?: string;
}

export const verbTable: Record<VerbClass, ClassWords> = {
  pay: {
    verbs: `pay buy sell purchase order book reserve preorder donate
      verkaufen kaufen bezahlen zahlen bestellen buchen reservieren spenden kaufe bestelle bezahle buche
      payer acheter vendre commander reserver regler achetez payez commandez reservez achete paye
      comprar vender pagar reservar pedir donar compra paga reserva compre pague encargar
      acquista acquistare vendere comprare pagare ordina ordinare prenota prenotare dona
      encomendar encomende doar
      kopen verkopen koop betalen betaal bestel reserveren reserveer doneren
      sprzedaj kup kupic kupuje zaplac zaplacic zamow zamowic zamawiam zarezerwuj rezerwuj`,
    nouns: `order orders purchase payment booking reservation donation bid deposit
      bestellung kauf zahlung buchung reservierung spende auftrag
      commande achat paiement reservation don
      pedido compra pago reserva donacion
      ordine acquisto pagamento prenotazione donazione
      encomenda doacao
      bestelling betaling aankoop boeking reservering
      zamowienie zakup platnosc rezerwacja`,
    phrases: ['buy with', 'boek nu', 'boek deze', 'check out and pay', 'subscribe and pay'],
    nounsInPrompts: 'checkout kasse caisse cassa donatie',
    inPrompts: `checkout commande buys buying ordering booking paying purchasing
      kauf bestell bezahl kaufst reserviere boeken boek paie paies`,
  },
  delete: {
    verbs: `delete remove erase destroy wipe purge revoke ban shred
      loschen entfernen vernichten losche entferne widerrufen widerrufe
      supprimer effacer retirer enlever supprimez effacez supprime efface revoquer revoquez
      eliminar borrar quitar suprimir elimina borra elimine borre quita revocar
      rimuovi rimuovere eliminare cancella cancellare revoca revocare
      excluir apagar remover deletar exclua apague remova exclui apaga revogar revogue
      verwijderen verwijder wissen wis intrekken
      usun usunac skasuj skasowac`,
    nouns: `deletion removal erasure loschung suppression eliminacion eliminazione cancellazione exclusao remocao
      verwijdering usuniecie`,
    phrases: [
      'move to trash',
      'move to bin',
      'empty trash',
      'empty the trash',
      'empty bin',
      'empty the bin',
      'empty recycle bin',
      'empty the recycle bin',
      'close account',
      'close my account',
      'close your account',
      'deactivate account',
      'deactivate my account',
      'deactivate user',
      'suspend account',
      'suspend user',
      'drop table',
      'drop database',
      'discard draft',
      'discard message',
      'entwurf verwerfen',
      'descartar borrador',
      'descartar rascunho',
      'scarta bozza',
      'factory reset',
      'reset to factory',
      'auf werkseinstellungen',
      'retablir les parametres d usine',
      'restablecer valores de fabrica',
      'ripristina impostazioni di fabbrica',
      'restaurar padroes de fabrica',
      'fabrieksinstellingen herstellen',
      'przywroc ustawienia fabryczne',
      'papierkorb leeren',
      'konto schliessen',
      'konto deaktivieren',
      'vider la corbeille',
      'vaciar papelera',
      'vaciar la papelera',
      'svuota cestino',
      'svuota il cestino',
      'esvaziar lixeira',
      'prullenbak legen',
      'oproznij kosz',
    ],
    inPrompts: `discard trash deleting removing erasing losch entfern verwirf verwerfe verwerfen descartar scarta scartare`,
    weakInPrompts: 'clear drop',
  },
  send: {
    verbs: `send resend post publish share tweet repost invite deploy
      senden absenden abschicken verschicken schicken versenden teilen veroffentlichen posten sende schicke teile
      veroffentliche einladen
      envoyer publier partager poster diffuser envoyez publiez partagez envoie publie partage inviter invitez
      enviar publicar compartir mandar envia publica comparte envie manda compartilhar compartilhe publique partilhar
      invitar convidar convide
      invia inviare pubblica pubblicare condividi condividere manda spedisci spedire invita invitare
      verzenden verstuur versturen verzend delen publiceren publiceer plaatsen uitnodigen
      wyslij wyslac opublikuj udostepnij zapros`,
    nouns: `comment review reply post message answer feedback invite invitation invitations
      kommentar bewertung beitrag nachricht antwort
      commentaire avis message reponse
      comentario resena mensaje respuesta publicacion
      commento recensione messaggio risposta
      avaliacao mensagem resposta publicacao
      reactie beoordeling bericht
      komentarz opinia wiadomosc`,
    phrases: ['go live', 'plaats reactie', 'plaats bericht', 'plaats je reactie'],
    inPrompts: `submit email mail message reply respond comment forward sending posting publishing sharing
      antworte antworten beantworte beantworten kommentiere
      reponds repondre commente
      responde responder comenta
      rispondi commenta responda comente stuur antwoord deel retweet odpowiedz skomentuj`,
  },
  transfer: {
    verbs: `transfer withdraw wire
      uberweisen uberweise ubertragen
      virer transferer transferez
      transferir transfiere transfira
      trasferisci trasferire
      overmaken overschrijven
      przelej przelac`,
    nouns: `transaction transaktion transaccion transazione transacao transactie transakcja transfer withdrawal uberweisung virement transferencia bonifico trasferimento overschrijving przelew`,
    phrases: [
      'make transfer',
      'effectuer le virement',
      'effettua bonifico',
      'effettua il bonifico',
      'send money',
      'send funds',
      'send cash',
      'geld senden',
      'geld schicken',
      'envoyer de l argent',
      'enviar dinero',
      'invia denaro',
      'enviar dinheiro',
      'geld sturen',
      'wyslij pieniadze',
    ],
    inPrompts: 'uberweis',
    weakInPrompts: 'move send pay schicke sende envoie envia invia',
    nounsInPrompts:
      'money funds euro euros eur dollar dollars usd pounds gbp geld argent dinero denaro soldi dinheiro pieniadze',
  },
  grant: {
    verbs: `grant authorize authorise allow approve
      freigeben zulassen erlauben genehmigen autorisieren gewahren genehmige erlaube
      autoriser accorder approuver autorisez autorise
      autorizar permitir conceder aprobar autoriza permite
      autorizza autorizzare consenti consentire concedi approva
      aprovar autorize permita
      toestaan autoriseren goedkeuren
      zezwol autoryzuj`,
    nouns: `access permission permissions authorization zugriff berechtigung acces autorisation acceso permiso accesso
      autorizzazione acesso permissao toegang dostep`,
    phrases: [
      'give access',
      'give permission',
      'make public',
      'make admin',
      'make owner',
      'set as owner',
      'donner acces',
      'rendre public',
      'dar acceso',
      'hacer publico',
      'dai accesso',
      'rendi pubblico',
      'dar acesso',
      'tornar publico',
      'offentlich machen',
      'openbaar maken',
    ],
    weakInPrompts:
      'connect link verbinde give make set change share promote promoting teile gib mache mach setze setz befordere promeus nomme asciende nombra promuovi nomina promova promoveer awansuj',
    nounsInPrompts:
      'rights role admin administrator owner public everyone anyone rechte rolle offentlich droits publique derechos rol publico diritti ruolo pubblico direitos papel rechten openbaar prawa rola',
  },
  sign: {
    verbs: `sign esign cosign
      unterschreiben unterzeichnen signieren unterschreibe unterzeichne
      signer signez signe
      firmar firmare
      ondertekenen onderteken
      podpisz podpisac`,
    nouns: 'signature unterschrift firma assinatura handtekening podpis',
    phrases: [
      'firma ora',
      'firma il',
      'firma documento',
      'firma contratto',
      'assinar documento',
      'assinar contrato',
      'assinar o documento',
      'assinar o contrato',
      'assinar termo',
      'assinar digitalmente',
    ],
    inPrompts: 'assinar assine firma signoff',
  },
  cancel: {
    verbs: `cancel terminate end leave
      abbestellen absagen beenden verlassen verlasse
      annuler annulez annule quitter quittez
      cancelar anular cancela anula abandonar salir
      annulla annullare abbandona abbandonare
      cancele sair
      annuleren annuleer verlaten verlaat
      anuluj anulowac opusc`,
    onlyWith: `instance instances server servers cluster employment lease subscription order orders booking reservation appointment membership group team organization organisation workspace server channel plan contract meeting event flight trip
      payment transfer policy trial renewal account ticket permit licence license tenancy rental retainer placement engagement mandate
      debit insurance cover coverage enrolment enrollment registration sponsorship pledge donation service
      gruppe organisation arbeitsbereich kanal abo abonnement bestellung buchung reservierung termin mitgliedschaft vertrag
      groupe equipe organisation commande reservation rendez adhesion contrat
      grupo equipo suscripcion pedido reserva cita membresia contrato plan
      gruppo squadra abbonamento ordine prenotazione appuntamento iscrizione contratto
      equipe assinatura inscricao consulta encomenda
      groep bestelling boeking reservering afspraak lidmaatschap
      grupe zespol subskrypcje zamowienie rezerwacje wizyte`,
    alone: 'stornieren kundigen kundige storniere resilier resiliez disdici disdire opzeggen',
    nouns:
      'cancellation stornierung kundigung annulation resiliation cancelacion disdetta cancelamento opzegging',
    phrases: ['dar de baja', 'darse de baja', 'darme de baja'],
    inPrompts: 'stop abort discard rescind withdraw retract unsubscribe cancelling canceling stornier kundig',
  },
};

/** Words that finish what a dialog or form is about, when a name has nothing else. */
export const finishers = `ok okay yes confirm submit continue proceed done accept agree understand acknowledge finish complete
  finalize go apply verstanden compris entiendo entendido entendi capito begrepen rozumiem
  ja bestatigen bestatige fortfahren weiter fertig abschliessen akzeptieren zustimmen ausfuhren
  oui confirmer valider continuer soumettre terminer accepter d'accord confirmez validez
  si confirmar aceptar continuar finalizar completar aceitar concluir sim
  conferma confermare continua procedi accetta completa concludi
  bevestigen bevestig doorgaan akkoord voltooien
  tak potwierdz kontynuuj dalej zatwierdz`;

/** Words that carry no meaning of their own at the ends of a name. */
export const fillers = `now please permanently forever ever instantly immediately anyway securely safely and or it this that i am im
  sure a an the my your all to us for of selected item items one
  jetzt bitte endgultig unwiderruflich sofort trotzdem nun und oder den die das dem der ein eine einen mein meine meinen
  dein ihr ihre kostenpflichtig zahlungspflichtig verbindlich hier ausgewahlte alle es sie
  maintenant definitivement immediatement quand meme et le la les l un une mon ma mes votre vos ce cette de du des d
  ahora definitivamente permanentemente y el los las mi mis tu su sus este esta lo
  ora adesso subito definitivamente e il i gli mio mia tuo tua questo questa
  agora imediatamente o os as meu minha seu sua este esta
  nu definitief en het een mijn uw deze dit
  teraz trwale na stale i`;

/** Words that do or make what the noun after them says: `Place order`, `Make payment`. */
export const lightVerbs = `place make process perform
  aufgeben abgeben tatigen durchfuhren absenden abschicken
  passer effectuer realiser
  realizar hacer efectuar
  effettua inserisci esegui
  fazer efetuar
  plaatsen
  zloz wykonaj`;

/** Beside a price these mean paying. */
export const paidVerbs = `subscribe upgrade rent bid join unlock renew activate tip start get
  abonnieren mieten bieten verlangern abonner louer suscribirse alquilar abbonati noleggia assinar alugar abonneren huren
  subskrybuj wynajmij`;

/** Beside a plan these change what is paid for it. */
export const planChanges = 'change switch wechseln changer cambiar cambia mudar wijzigen zmien';
