/** Tells from the title of a dialog or form, or from a dialog's message, what its buttons would do. */

import { verbClasses } from '../consequential';
import { folded, wordSet, wordsOf } from '../words';
import { byTypedWord } from './by-typed-word';
import { type ClassifiedName, classifyName } from './classify-name';
import { unfinishedSteps } from './records/cancels-record';
import { filterPlaces, nameExceptions } from './verbs/name-exceptions';
import { fillers, finishers, verbTable } from './verbs/verb-table';

/** What a question begins with before it comes to the verb. */
const openers = new RegExp(
  `^(?:${[
    '(?:are you|r u) (?:really |absolutely )?sure(?: that)?(?: you)?(?: really)?(?: want| would like)?(?: to)?',
    '(?:do|would) you (?:really |still )?(?:want|like|wish)(?: to)?',
    '(?:you are|you re) about to',
    'this (?:will|action will)',
    '(?:please )?confirm(?: that you want to| to)?',
    '(?:warning|attention|achtung|warnung|atencion|attenzione|atencao)',
    '(?:sind sie|bist du) sicher(?: dass (?:sie|du))?',
    '(?:mochten|wollen) sie',
    '(?:mochtest|willst) du',
    'soll(?:en)?',
    '(?:etes vous|es tu) sur[es]* (?:de|d )(?: ?vouloir)?',
    'voulez vous(?: vraiment)?',
    '(?:estas? (?:usted )?)?segur[oa](?: de)?(?: que)?(?: quieres?| deseas?)?',
    '(?:quieres?|deseas?)(?: realmente)?',
    '(?:sei|e) sicur[oa](?: di)?(?: voler)?',
    '(?:vuoi|desideri)(?: davvero)?',
    '(?:tem (?:a )?certeza)(?: (?:de )?que)?(?: deseja| quer)?',
    '(?:deseja|quer)(?: realmente)?',
    '(?:weet je|weet u) (?:het )?zeker(?: dat (?:je|u))?',
    '(?:wil|wilt) (?:je|u)',
    'czy (?:na pewno )?(?:chcesz)?',
    // "Type DELETE to confirm".
    '(?:please )?(?:type|enter|write)(?= [a-z]+ to (?:confirm|continue|proceed) )',
  ].join('|')}) `,
);

/** "This cannot be undone. The project will be deleted." */
const participles: readonly [ClassifiedName['verbClass'], RegExp][] = [
  [
    'delete',
    /\b(?:(?:be|get|gets|wird|werden|sera|seront|seran|verra|verranno|serao|wordt|worden|zostan\w+) (?:\w+ ){0,6}(?:deleted|erased|removed permanently|permanently removed|geloscht|supprime[es]*|eliminad[oa]s?|borrad[oa]s?|eliminat[oiae]|excluid[oa]s?|apagad[oa]s?|verwijderd|usunie\w+)|se (?:eliminaran?|borraran?)|permanently (?:deletes?|removes?|erases?)|(?:geloscht|verwijderd) (?:werden|wird|worden|wordt))\b/,
  ],
  [
    'pay',
    /\b(?:be charged|be billed|wird belastet|sera debite[es]*|se (?:le |te )?cobrara|verra addebitat[oa]|sera cobrad[oa])\b/,
  ],
  [
    'cancel',
    /\b(?:be cancell?ed|wird storniert|wird gekundigt|(?:storniert|gekundigt) werden|sera resilie[es]*|sera cancelad[oa]|verra annullat[oa])\b/,
  ],
  [
    'transfer',
    /\b(?:be transferred|wird uberwiesen|uberwiesen werden|sera vire[es]*|sera transferid[oa]|verra trasferit[oa])\b/,
  ],
  [
    'send',
    /\b(?:be (?:published|posted publicly)|wird veroffentlicht|veroffentlicht werden|sera publie[es]*|sera publicad[oa]|verra pubblicat[oa])\b/,
  ],
];

/** Says nothing of what it is about. */
const generic =
  /^(?:are you (?:really )?sure|sure|confirm(?:ation)?|please confirm|warning|attention|really|question|notice|alert|sind sie sicher|bist du sicher|bestatigung|bestatigen|warnung|achtung|confirmation|confirmer|etes vous sur[es]*|confirmacion|confirmar|estas? segur[oa]|conferma|sei sicur[oa]|confirmacao|tem certeza|weet je het zeker|bevestigen|potwierdz\w*)$/;

const cookies = wordSet(nameExceptions.grant.anywhere, 'datenschutz privacy consent');
const filling = wordSet(fillers);
const maxChars = 400;

/**
 * The class of a dialog or form.
 * @param title its heading or label; empty if it has none
 * @param text what it says besides
 */
export function classifyTitle(title: string, text = ''): ClassifiedName | undefined {
  const heading = wordsOf(title.slice(0, maxChars)).join(' ');
  const isTold = heading !== '' && !generic.test(heading);
  const found = isTold ? classifySentence(title.slice(0, maxChars)) : undefined;
  const words = wordsOf(text.slice(0, maxChars));
  if (found || words.some((word) => cookies.has(word))) return found;
  // Below a heading of its own, what is no question may be about anything.
  return isTold ? (classifyQuestion(text) ?? byParticiple(text)) : classifyMessage(text);
}

/** The class of what a dialog asks: its first sentence that says one. */
export function classifyMessage(message: string): ClassifiedName | undefined {
  const text = message.slice(0, maxChars);
  for (const sentence of sentencesOf(text)) {
    const found = classifySentence(sentence);
    if (found) return found;
  }
  return byParticiple(text);
}

/** The class of what a text asks; nothing else in it counts. */
export function classifyQuestion(message: string): ClassifiedName | undefined {
  for (const sentence of sentencesOf(message.slice(0, maxChars))) {
    const found = sentence.endsWith('?') ? classifySentence(sentence) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Whether it asks something, or says what will happen, as opposed to a form or a list of what can be done. */
export function isAsking(message: string): boolean {
  return /[?？]/.test(message.slice(0, maxChars)) || byParticiple(message) !== undefined;
}

/** Whether a text says what will be done: "It will be deleted." @param plain folded */
export function isForegone(plain: string): boolean {
  return participles.some(([, pattern]) => pattern.test(plain));
}

function byParticiple(message: string): ClassifiedName | undefined {
  const text = message.slice(0, maxChars);
  const plain = folded(text);
  const [verbClass] = participles.find(([, pattern]) => pattern.test(plain)) ?? [];
  return verbClass && { verbClass, object: wordsOf(text).filter((word) => !filling.has(word)) };
}

const finishing = wordSet(finishers);
const bare =
  wordSet(`sure really certain undone reversed irreversible action operation permanent can cannot not t be is this
  wirklich sicher ruckgangig gemacht werden kann nicht aktion vorgang
  vraiment sur action irreversible annulee ne peut pas etre est irreversible
  seguro segura realmente accion no se puede deshacer es
  davvero sicuro sicura azione non puo essere annullata
  certeza realmente acao nao pode ser desfeita
  zeker echt kan niet ongedaan worden gemaakt
  pewno tej operacji nie mozna cofnac`);

/** Whether a message only asks whether it is meant, "Are you sure? This cannot be undone.", and not what. */
export function isBareQuestion(message: string): boolean {
  return sentencesOf(message.slice(0, maxChars))
    .flatMap((sentence) => withoutOpeners(sentence).split(' '))
    .every((word) => word === '' || isBareWord(word));
}

/** Whether a word of a question says nothing of what is asked. */
function isBareWord(word: string): boolean {
  return bare.has(word) || filling.has(word) || finishing.has(word);
}

/** The point in "2.5 mg" ends none. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?。\n])(?!\d)\s*/).map((sentence) => sentence.trim());
}

/** The words of a sentence without what leads to its verb: "Are you sure you want to". */
export function withoutOpeners(sentence: string): string {
  let words = wordsOf(sentence)
    .join(' ')
    .replace(/^(?:e|i) (?=\w+ sicur)/, '');
  for (let before = ''; before !== words; ) {
    before = words;
    words = `${words} `.replace(openers, '').trim();
  }
  return words;
}

/** "Order sent" says what has happened. */
const happened =
  /(?: (?:sent|placed|received|confirmed|complete|completed|shipped|delivered|cancelled|canceled|saved|updated|deleted|removed|published|posted|paid|failed|declined|success|successful|successfully|gesendet|erhalten|bestatigt|geloscht|bezahlt|erfolgreich|envoyee?|confirmee?|enviad[oa]|confirmad[oa]|realizad[oa]|inviat[oa]|confermat[oa]|verzonden|bevestigd|wyslan[aeoy]))+$/;

/** The class of one sentence of a dialog. */
export function classifySentence(sentence: string): ClassifiedName | undefined {
  const words = withoutOpeners(sentence);
  if (happened.test(words)) return undefined;
  const order = words.replace(/^(?:really|wirklich|vraiment|realmente|davvero|echt) /, '');
  const found =
    classifyName(order) ??
    deletingAfterQuestion(sentence, order) ??
    cancellingByName(sentence, order) ??
    byTypedWord(sentence);
  if (found) return found;
  const nouned = words.split(' ').filter((word) => !filling.has(word));
  // "Account deletion", "Delete confirmation", "Zahlung".
  return nouned.length <= 3 ? byLastNoun(nouned) : undefined;
}

/** "Delete this filter?" A filter of a search is cleared without a question, and with it goes nothing. */
function deletingAfterQuestion(sentence: string, order: string): ClassifiedName | undefined {
  const [verb = '', ...object] = order.split(' ');
  if (!/[?？]\s*$/.test(sentence) || !meansDeleting.has(verb)) return undefined;
  if (!object.some((word) => filters.has(word))) return undefined;
  return { verbClass: 'delete', object: object.filter((word) => !filling.has(word)) };
}

/** "Cancel Home Cover?" What is called by a proper name is no step of a form, and no search. */
function cancellingByName(sentence: string, order: string): ClassifiedName | undefined {
  const [verb = '', ...object] = order.split(' ');
  if (!/[?？]\s*$/.test(sentence) || !cancels.has(verb) || !properName.test(sentence)) return undefined;
  if (object.some((word) => unfinishedSteps.has(word))) return undefined;
  return { verbClass: 'cancel', object: object.filter((word) => !filling.has(word)) };
}

const properName = /\p{L} (?:["“„«'‘]\p{L}|\p{Lu})/u;
const cancels = wordSet(
  'cancel terminate cancelar cancela annuler annulez annuleren annuleer annulla annullare anuluj anulowac',
);
const filters = wordSet(filterPlaces);
const meansDeleting = wordSet('delete destroy erase purge losche vernichten effacer borrar cancella apagar');

const nouns = verbClasses.map((verbClass) => ({ verbClass, nouns: wordSet(verbTable[verbClass].nouns) }));
const asTitle =
  wordSet(`deletion removal erasure loschung suppression eliminacion eliminazione cancellazione exclusao
  payment zahlung paiement pago pagamento betaling platnosc withdrawal uberweisung virement bonifico cancellation
  stornierung kundigung resiliation transaction transaktion transaccion transazione transacao transactie transakcja`);

function byLastNoun(words: readonly string[]): ClassifiedName | undefined {
  const noun = words.at(-1) ?? '';
  const found = asTitle.has(noun) ? nouns.find((one) => one.nouns.has(noun)) : undefined;
  return found && { verbClass: found.verbClass, object: words.slice(0, -1) };
}
