/**
 * Verbs for taking away access or protection, ending sessions, handing over rights, undoing releases, accepting offers and
 * voiding documents, as `name-pairs.ts` reads them. All words are folded.
 */
import type { VerbClass } from '../../consequential';

const people = `customer customers client clients user users member members seller buyer host guest guests contact player players
  participant participants attendee attendees employee admin admins moderator everyone everybody benutzer nutzer mitglied utilisateur
  membre usuario miembro utente membro gebruiker lid`;

/** What somebody has asked for, or offers, is turned down. */
export const refusingVerbs = `decline reject refuse deny ablehnen lehne decliner refuser refusez rejeter rejette rechazar rechaza denegar deniega
  rifiuta rifiutare recusar recuse rejeitar rejeite weigeren weiger afwijzen odrzuc`;

/** The class, its verbs, and the things beside which they mean it. */
export const accessPairs: readonly [VerbClass, string, string][] = [
  [
    'cancel',
    `disable deactivate deaktivieren deaktiviere abschalten ausschalten desactiver desactivez desactivar disattiva disattivare
    desativar uitschakelen wylacz`,
    `2fa mfa totp sso factor authentication verification encryption firewall protection protections antivirus passcode
    security lock backup backups zwei faktor authentifizierung verschlusselung schutz virenschutz deux facteurs authentification
    chiffrement dos factores pasos autenticacion verificacion cifrado proteccion due fattori autenticazione verifica protezione
    dois fatores autenticacao verificacao protecao tweestaps verificatie beveiliging`,
  ],
  [
    'delete',
    'disable deactivate suspend lock freeze ban block demote sperren sperre deaktivieren suspendre suspendez suspender sospendi',
    `${people} account accounts access login card cards konto zugang zugriff karte compte acces carte cuenta acceso tarjeta
    accesso carta conta acesso cartao`,
  ],
  ['delete', 'kick evict expel boot eject', people],
  [
    'delete',
    'disconnect unlink unpair detach trennen deconnecter dissocier desconectar desvincular scollega ontkoppelen odlacz',
    `account accounts app apps application integration integrations device devices service provider calendar bank repository
    google github gitlab facebook slack microsoft apple konto anwendung gerat compte application appareil cuenta aplicacion
    dispositivo conta aplicativo apparaat`,
  ],
  [
    'delete',
    'forget untrust distrust vergessen oublier olvidar dimentica esquecer vergeten',
    'device devices browser network card computer phone gerat appareil dispositivo apparaat',
  ],
  [
    'delete',
    'regenerate rotate invalidate expire',
    'token tokens secret secrets key keys credential credentials certificate',
  ],
  ['delete', 'reset', 'token tokens secret secrets credential credentials 2fa mfa authentication'],
  ['delete', 'restore', 'backup snapshot'],
  [
    'delete',
    'merge combine',
    `duplicate duplicates contact contacts customer customers client clients account accounts company companies patient patients
    ticket tickets lead leads profile profiles case cases`,
  ],
  ['cancel', 'logout signout', 'everywhere everyone everybody all devices sessions others users user member'],
  ['cancel', 'end terminate close kill', 'sessions'],
  ['cancel', 'terminate kill', 'session'],
  [
    'cancel',
    'rollback revert',
    'deployment deploy release production build commit merge migration transaction update pull rollout',
  ],
  [
    'cancel',
    'unpublish takedown',
    'site website page post article listing app video ad store product service offline',
  ],
  [
    'cancel',
    'void invalidate annul writeoff',
    `invoice invoices bill check cheque transaction payment receipt label order ticket contract document policy debt balance
    certificate rechnung facture factura fattura fatura factuur`,
  ],
  [
    'cancel',
    refusingVerbs,
    `request requests placement placements spot spots quote quotes quotation order orders invoice invoices proposal proposals
    submission submissions nomination nominations referral referrals petition petitions entry entries listing listings shift swap
    application applications applicant applicants candidate candidates leave absence expense expenses claim claims
    timesheet timesheets invitation invitations booking bookings reservation reservations appointment appointments appeal appeals
    anfrage antrag bewerbung urlaub einladung demande candidature conge invitation solicitud candidatura vacaciones invitacion
    richiesta candidatura ferie invito pedido convite aanvraag sollicitatie verlof uitnodiging wniosek zaproszenie`,
  ],
  [
    'cancel',
    'dismiss',
    'request requests application applications applicant applicants claim claims complaint complaints appeal appeals petition petitions',
  ],
  ['transfer', 'reverse', 'payment payments charge transaction transfer payout'],
  ['transfer', 'request claim', 'payout payouts'],
  ['transfer', 'handover pass assign change reassign give', 'ownership'],
  ['transfer', 'handover', 'account admin administration rights project workspace organization keys'],
  ['grant', 'promote', 'admin administrator owner moderator'],
  [
    'sign',
    'accept agree take annehmen annimm accepter acceptez aceptar acepta accetta accettare aceitar accepteren przyjmij',
    `offer bid proposal quote quotation estimate counteroffer deal contract loan angebot gebot kostenvoranschlag vertrag offre
    devis contrat oferta presupuesto propuesta contrato offerta preventivo proposta orcamento aanbod offerte oferte`,
  ],
];

/** They need no thing beside them, and with another one than those above they may mean something else. */
export const loneVerbs: readonly [VerbClass, string][] = [
  ['delete', 'kick evict expel demote disconnect unlink unpair suspend trennen'],
  ['delete', 'deactivate deaktivieren desactiver desactivar disattiva desativar'],
  ['cancel', 'rollback unpublish takedown void writeoff discharge'],
  ['transfer', 'getpaid cashout refund charge reconcile'],
];
/** With anything that is named beside them. */
export const strongVerbs: readonly [VerbClass, string][] = [
  ['delete', 'kick evict expel demote disconnect unlink unpair uninstall deregister unregister unenroll'],
  ['cancel', 'unpublish'],
];
/** Behind one of these they mean something else: "Kick off", "Disconnect from call". */
export const otherwise = `off start in back on ball call calls vpn chat huddle meeting audio video voice stream
  and or instructions manual count`;
/** They say when or how, and of no thing. */
export const howWords = 'faster early sooner today tonight out me us access';
/** Whose thing may stand around them, as in the row of a session or an offer. */
export const bareVerbs = `disable deactivate deaktivieren deaktiviere abschalten ausschalten desactiver desactivar disattiva disattivare
  desativar uitschakelen wylacz logout end terminate kill revert forget accept annehmen accepter aceptar accetta aceitar accepteren
  przyjmij allocate match block ${refusingVerbs}`;
