/** Verbs that have consequences only with certain things: "Format disk", where "Format text" has none. All words are folded. */

import type { VerbClass } from '../consequential';
import { wordSet, wordsOf } from '../words';
import { between } from './plain-name';
import { byBlocking } from './records/blocks-person';
import { closedRecord } from './records/closes-record';
import { accessPairs, bareVerbs, howWords, loneVerbs, otherwise, strongVerbs } from './verbs/access-pairs';
import { byHead, isSameHeadVerb } from './verbs/head-pairs';
import { inOneWord } from './verbs/phrasal-verbs';
import { fillers } from './verbs/verb-table';

interface Pair {
  verbClass: VerbClass;
  verbs: ReadonlySet<string>;
  things: ReadonlySet<string>;
}

const pair = (verbClass: VerbClass, verbs: string, things: string): Pair => ({
  verbClass,
  verbs: wordSet(verbs),
  things: wordSet(things),
});

const people = `customer customers client clients user users member members seller buyer host owner sender contact contacts team
  everyone everybody subscribers participants guests kunde kunden nutzer benutzer mitglied verkaufer absender client utilisateur
  vendeur membre cliente usuario vendedor miembro`;
const emptying = `empty leeren leere vider vide videz vaciar vacia svuotare svuota esvaziar esvazie legen leegmaken oproznij`;
/** What money that came in is set against. */
const settled = `payment payments invoice invoices bill bills transaction transactions receipt receipts`;
const pairs: readonly Pair[] = [
  pair(
    'send',
    'submit file einreichen reiche soumettre deposer presentar',
    `application applications claim claims complaint return taxes tax offer proposal bid report request ticket solved approval
    timesheet expenses expense manuscript bug
    antrag bewerbung angebot steuererklarung beschwerde forderung candidature demande declaration offre reclamation solicitud
    oferta declaracion reclamacion`,
  ),
  pair(
    'send',
    'email mail message broadcast notify benachrichtigen benachrichtige notifier notificar',
    `${people}
    all alle invoice invoices receipt report quote statement rechnung facture factura`,
  ),
  pair('send', 'merge', 'pull request branch'),
  pair(
    'transfer',
    'refund erstatte erstatten rembourser reembolsar',
    `${people} order payment bestellung commande pedido`,
  ),
  pair(
    'transfer',
    'issue process release veranlassen effectuer emitir',
    'refund funds escrow ruckerstattung remboursement reembolso',
  ),
  pair('transfer', 'release freigeben liberer liberar', 'payment payments zahlung paiement pago'),
  pair('transfer', 'allocate', `credit credits money funds balance overpayment prepayment ${settled}`),
  pair('transfer', 'match', settled),
  pair('transfer', 'reconcile', `statement account accounts bank balance item items all ${settled}`),
  pair('pay', 'top aufladen recharger recargar', 'up guthaben konto compte saldo'),
  pair('pay', 'add', 'funds money'),
  pair('pay', 'start', 'subscription membership'),
  pair(
    'delete',
    'reset clear zurucksetzen reinitialiser restablecer',
    'data history device account everything daten verlauf donnees datos',
  ),
  pair('delete', 'empty leeren vider vaciar', 'cart basket bag warenkorb panier carrito'),
  // One message may be what is being typed, and files what is chosen.
  pair(
    'delete',
    `clear limpar limpa limpe wyczysc ${emptying}`,
    `chat chats conversation conversations thread threads messages mails emails inbox mailbox spam junk history log logs calendar
    database notes tasks contacts calls records
    verlauf chatverlauf unterhaltung unterhaltungen nachrichten posteingang protokoll notizen
    historique discussion messagerie journal
    historial conversacion mensajes bandeja registro
    cronologia conversazione messaggi registro
    historico conversa mensagens
    gesprek geschiedenis berichten logboek
    czat historie rozmowe wiadomosci skrzynke`,
  ),
  pair(
    'delete',
    emptying,
    `folder folders album albums playlist playlists library archive table bucket deleted papierkorb ordner spamordner corbeille dossier
    papelera carpeta cestino cartella lixeira pasta prullenbak map kosz`,
  ),
  pair(
    'delete',
    'format formatieren formater formatear',
    'disk drive partition volume card festplatte disque disco',
  ),
  pair(
    'delete',
    'block blockieren sperren bloquer bloquear blocca blokkeren zablokuj',
    `${people} person people profile caller callers number follower followers domain`,
  ),
  pair(
    'cancel',
    'disable deactivate deaktivieren desactiver desactivar',
    '2fa mfa factor authentication firewall protection backups zwei faktor deux facteurs dos factores autenticacion',
  ),
  pair(
    'cancel',
    'stop shut power reboot stoppen arreter detener',
    'instance instances server servers machine vm container cluster down off serveur servidor',
  ),
  ...accessPairs.map(([verbClass, verbs, own]) => pair(verbClass, verbs, own)),
];
const lone = loneVerbs.map(([verbClass, verbs]) => ({ verbClass, verbs: wordSet(verbs) }));
const strong = strongVerbs.map(([verbClass, verbs]) => ({ verbClass, verbs: wordSet(verbs) }));
const meansOther = wordSet(otherwise);
const how = wordSet(howWords);
const bare = wordSet(bareVerbs);
const alone: readonly [VerbClass, ReadonlySet<string>][] = [
  ['cancel', wordSet('unsubscribe desabonner')],
  ['delete', wordSet('overwrite uberschreiben ecraser sobrescribir')],
  ['send', wordSet('broadcast postuler')],
];
/** The name is of a thing to read or to set. */
const things = wordSet(
  `policy policies settings setting options template templates address history notifications preferences status details list lists
  guide help faq filter filters search zoom view state format form tour video quote text cells code
  input field box selection query highlight highlights error errors formatting level type`,
);
const filling = wordSet(fillers);

interface FoundPair {
  verbClass: VerbClass;
  verb: string;
  object: string[];
}

/** The class of such a name, and its verb. */
export function byPair(called: readonly string[]): FoundPair | undefined {
  const words = inOneWord(called.join(' ')).split(' ');
  const kept = words.filter((word) => !filling.has(word) || word === 'all');
  const [first = ''] = kept;
  const last = kept.at(-1) ?? '';
  const closed = closedRecord(words);
  if (closed) return { verbClass: 'cancel', ...closed };
  if (words.join(' ').startsWith('apply now')) return { verbClass: 'send', verb: 'apply', object: [] };
  const isHistory = last === 'history' && /^(?:clear|reset|empty)$/.test(first);
  if (things.has(last) && !isHistory && !(last === 'quote' && accepting.test(first))) return undefined;
  // Only in German and Dutch the verb comes last: "All mail" and "Customer email" are things.
  for (const verb of new Set([first, ...(/en$/.test(last) ? [last] : [])])) {
    const object = kept.filter((word) => word !== verb && word !== 'all');
    const found = pairs.find(({ verbs, things: own }) => {
      return verbs.has(verb) && kept.some((word) => word !== verb && own.has(word));
    });
    const byNoun = byHead(verb, verb === first ? words.slice(words.indexOf(first) + 1) : object);
    if (byNoun) return { verbClass: byNoun, verb, object };
    if (found)
      return { verbClass: found.verbClass, verb, object: object.filter((word) => !particles.has(word)) };
    const single = alone.find(([, verbs]) => verbs.has(verb));
    if (single && verb === first) return { verbClass: single[0], verb, object };
    if (verb === 'refund' && kept.some((word) => /^\d+$/.test(word)))
      return { verbClass: 'transfer', verb, object: [] };
  }
  return byVerbAlone(first, words.slice(words.indexOf(first) + 1));
}

/** "Kick", "Roll back to version 3", "Disconnect Acme", as opposed to "Kick off" and "Disconnect from call". */
function byVerbAlone(verb: string, rest: readonly string[]): FoundPair | undefined {
  const object = rest.filter((word) => !filling.has(word) && !how.has(word) && !/^v?\d/.test(word));
  const known = object.every((word) => word === 'version') ? [...lone, ...strong] : strong;
  const found = known.find(({ verbs }) => verbs.has(verb));
  if (!found || rest.some((word) => meansOther.has(word) && !filling.has(word) && !how.has(word)))
    return undefined;
  return { verbClass: found.verbClass, verb, object };
}

const accepting = /^(?:accept|agree|take|reject|decline|refuse)$/;
const particles = new Set(['up', 'down', 'off']);

/** The verb of such a name. */
export function pairVerbOf(name: string): string | undefined {
  const [whole = [], ...parts] = [name, ...name.split(between)].map(wordsOf);
  const verb = byBlocking(name)?.verb ?? [whole, ...parts].map((words) => byPair(words)?.verb).find(Boolean);
  return verb ?? bareVerbOf(whole);
}

/** The verb of a name that has nothing else, whose thing stands around it: "Turn off", "Log out". */
export function bareVerbOf(words: readonly string[]): string | undefined {
  const kept = words.filter((word) => !filling.has(word));
  const verb = inOneWord(kept.join(' '));
  return bare.has(verb) ? verb : undefined;
}

/** "Withdraw application" takes back what is handed in, accepted or refused, where "Withdraw funds" takes out money. */
export function withdrawsRequest(verb: string, things: readonly string[]): boolean {
  const isHandedIn = (word: string) =>
    handedIn.has(word) || handling.some(({ things: own }) => own.has(word));
  return verb === 'withdraw' && things.some(isHandedIn);
}

const handing = ['submit', 'accept', 'decline'];
const handling = pairs.filter(({ verbs }) => handing.some((verb) => verbs.has(verb)));
const handedIn = wordSet(
  'consent consents nomination nominations submission submissions entry entries objection petition motion resignation paper abstract',
);

/** Whether both are verbs for the same with the same things: "empty" and "clear". */
export function isSamePairVerb(one: string, other: string): boolean {
  return (
    one === other ||
    isSameHeadVerb(one, other) ||
    pairs.some(({ verbs }) => verbs.has(one) && verbs.has(other))
  );
}
