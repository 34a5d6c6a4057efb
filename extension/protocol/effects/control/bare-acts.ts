/** Judges names of one verb by what stands around the control: "Turn off" beside two-factor authentication. */

import { shortMonths } from '../../calendar';
import { deeds } from '../deeds';
import { chosenWords } from '../names/chosen-words';
import { classifyName } from '../names/classify-name';
import { sentencesOf, withoutOpeners } from '../names/classify-title';
import { isOneOf } from '../names/is-one-of';
import { bareVerbOf, byPair, isSamePairVerb, withdrawsRequest } from '../names/name-pairs';
import { refusingVerbs } from '../names/verbs/access-pairs';
import { verbTable } from '../names/verbs/verb-table';
import { folded, wordSet, wordsOf } from '../words';
import type { Consequence, ControlFacts } from './control-facts';

const maxBesideChars = 200;
const months = shortMonths.join('|');
const sessions = wordSet(
  `chrome chromium firefox safari edge opera iphone ipad android windows macos mac linux ubuntu device session sessions gerat sitzung
  appareil dispositivo sesion sessione sessao apparaat`,
);
/** The session that the page is seen in is ended by everybody. */
const own =
  /\b(?:current|this (?:device|browser|session)|dieses gerat|aktuelle|actuel\w*|actual|attuale|atual|huidige)\b/;

/** A name of one verb whose thing stands in its row or dialog, or beside it. */
export function bareAct(control: ControlFacts): Consequence | undefined {
  const { name, row = '', dialog, beside } = control;
  const verb = bareVerbOf(wordsOf(name));
  if (verb === undefined) return undefined;
  const near = (beside?.text.length ?? 0) <= maxBesideChars ? (beside?.text ?? '') : '';
  // Offers of all kinds stand beside "Decline", which leaves everything as it is.
  const around = wordsOf(row || (refusing.has(verb) ? '' : dialog?.title || near));
  if (/^(?:logout|end|terminate|kill)$/.test(verb)) return endingSession(verb, wordsOf(row));
  const object = around.filter((word) => byPair([verb, word]) !== undefined);
  const what = byPair([verb, object[0] ?? ''])?.verbClass;
  if (!what) return undefined;
  return { what, object, isFinisher: false, why: `beside "${object[0]}" its name stands for ${deeds[what]}` };
}

const refusing = wordSet(refusingVerbs);
/** What is refused every day, or belongs to what is being written. */
const passing = wordSet(
  'cookie cookies all call calls changes change suggestion suggestions edit edits tracking terms notifications location offer offers',
);

/** "Reject" under "Reject the spot in part 3?", which says itself what is turned down. */
export function bareRefusal({ name, dialog }: ControlFacts): Consequence | undefined {
  const verb = bareVerbOf(wordsOf(name));
  if (verb === undefined || !refusing.has(verb) || !dialog?.isConfirmation) return undefined;
  const asked = sentencesOf([dialog.title, dialog.asks ?? dialog.says].join('\n')).filter((one) =>
    one.endsWith('?'),
  );
  const isAsked = asked.some((one) => {
    const asked = withoutOpeners(one);
    const [first = '', ...rest] = asked.split(' ');
    const isOwn = isSamePairVerb(first, verb) || asked.startsWith(wordsOf(name).join(' '));
    return isOwn && rest.length > 0 && !rest.some((word) => passing.has(word));
  });
  const why = `it answers a question about ${deeds.cancel}`;
  return isAsked ? { what: 'cancel', object: [], isFinisher: false, why } : undefined;
}

const calledOff = wordSet(verbTable.cancel.onlyWith ?? '');
const callingOff = wordSet(verbTable.cancel.verbs, verbTable.cancel.alone ?? '', refusingVerbs);

/** "Cancel" and "Decline" in the row of what they end, where elsewhere they only close what is open. */
export function bareCancel({
  name,
  row = '',
  isInEachRow,
  dialog,
  form,
  entered = [],
}: ControlFacts): Consequence | undefined {
  const [verb = '', ...rest] = wordsOf(name);
  // "Dismiss" closes a notice, whatever that tells of.
  if (!row || rest.length > 0 || verb === 'dismiss') return undefined;
  const isFinisher = false;
  if (isInEachRow && callingOff.has(verb))
    return { what: 'cancel', object: [], isFinisher, why: `it stands for ${deeds.cancel} in each row` };
  const isFilledIn = dialog !== undefined || (form !== undefined && !form.isBare);
  if (!isFilledIn && isOfRecord(verb, row, entered))
    return { what: 'cancel', object: [], isFinisher, why: `its name stands for ${deeds.cancel}` };
  // Any word may be what a record is called: beside "Cancel" counts what is called off as a rule.
  const isOf = (word: string) =>
    verb === 'cancel' ? isOneOf(calledOff, word) : classifyName(`${name} ${word}`)?.verbClass === 'cancel';
  if (isFilledIn) return undefined;
  const [number] = refusing.has(verb) ? (code.exec(row) ?? []) : [];
  const object = wordsOf(row).find(isOf) ?? number;
  return object === undefined
    ? undefined
    : { what: 'cancel', object: [], isFinisher, why: `it cancels the ${object} of its row` };
}

/** "Decline" in the only row of a list, and "Cancel" beside a day, where nothing is being filled in. */
function isOfRecord(verb: string, row: string, entered: readonly unknown[]): boolean {
  if (entered.length > 0) return false;
  return refusing.has(verb)
    ? !wordsOf(row).some((word) => passing.has(word))
    : verb === 'cancel' && day.test(row);
}

const day = new RegExp(
  `(?<!\\d)\\d{4}-\\d{2}-\\d{2}(?!\\d)|(?<!\\d)\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|(?<!\\d)\\d{1,2}\\.? (?:${months})|(?<!\\p{L})(?:${months})\\p{L}*\\.? \\d{1,2}(?!\\d)`,
  'iu',
);

/** "Decline" beside "Kim Lee wants to join", where neither a list nor a dialog says what is turned down. */
export function refusalBeside({
  name,
  row = '',
  dialog,
  form,
  beside,
}: ControlFacts): Consequence | undefined {
  const words = wordsOf(name);
  const text = folded(beside?.text ?? '');
  if (words.length !== 1 || !refusing.has(words[0] ?? '') || row || dialog || (form && !form.isBare))
    return undefined;
  if (text.length > maxBesideChars || !asking.test(text) || wordsOf(text).some((word) => passing.has(word)))
    return undefined;
  return { what: 'cancel', object: [], isFinisher: false, why: `its name stands for ${deeds.cancel}` };
}

const asking =
  /\b(?:wants? to|asks? (?:to|for)|asked (?:to|for|you)|requests?|requested|applied|applies|application|invited|invites|invitation|is waiting|mochte|bittet|beantragt|demande|solicita|chiede|vraagt)\b/;

/** "Withdraw" beside an application or in a list of claims, where elsewhere it takes out money. */
export function bareWithdrawal(control: ControlFacts): boolean {
  const { name, row = '', dialog, form, around = '', site = '' } = control;
  const verb = wordsOf(name).join(' ');
  const near = [row, dialog?.title, form?.title, around].join(' ');
  if (withdrawsRequest(verb, wordsOf(near))) return true;
  // What a dialog says besides, and the title of the page, may be of both: "We handle your request in two days".
  const all = [near, dialog?.says, site].join(' ');
  if (money.test(folded(all))) return false;
  // Beside a code and no money there is nothing to take out: "Withdraw" in the row of FF-20378.
  return withdrawsRequest(verb, wordsOf(all)) || (withdrawing.test(verb) && code.test(near));
}

const withdrawing = /^(?:withdraw|zuruckziehen|retirer|retirar|ritirare|intrekken)$/;
const code = /(?<![\p{L}\p{N}])\p{Lu}{1,5}-?\d{2,}(?!\p{L})/u;
const money =
  /\p{Sc}|\b(?:amount|balance|bank|wallet|fund|funds|payout|money|iban|card|euros?|dollars?|pounds?|eur|usd|gbp|betrag|konto|guthaben|solde|saldo|importe|importo)\b/u;

/** "Cancel selected" above a list, as opposed to "Cancel selection". */
export function cancelOfChosen({ name }: ControlFacts): Consequence | undefined {
  const words = wordsOf(name);
  const [verb = '', ...rest] = words.filter((word) => !chosenWords.has(word));
  if (words.length < 2 || rest.length > 0 || !callingOff.has(verb)) return undefined;
  return { what: 'cancel', object: [], isFinisher: false, why: `its name stands for ${deeds.cancel}` };
}

/** In the row of a session on another device. */
function endingSession(verb: string, row: readonly string[]): Consequence | undefined {
  const object = row.filter((word) => sessions.has(word));
  if (own.test(row.join(' '))) return undefined;
  if (object.length === 0 && verb === 'terminate' && row.length > 0)
    return { what: 'cancel', object, isFinisher: false, why: `its name stands for ${deeds.cancel}` };
  if (object.length === 0) return undefined;
  return { what: 'cancel', object, isFinisher: false, why: 'it ends the session of its row' };
}

const connections = wordSet(
  `call calls calling huddle voice microphone audio video chat meeting websocket socket terminal console shell ssh vnc sql query
  database mqtt broker stream vpn anruf appel llamada chiamata chamada gesprek`,
);
const accounts = wordSet(
  'account accounts integration integrations app apps linked connected connections calendar bank',
);

/** "Disconnect" in a call or a console ends what was begun there, and no access. */
export function endsCall({ name, row = '', around, site, classes, dialog, beside }: ControlFacts): boolean {
  if (!/^(?:disconnect|trennen|deconnecter|desconectar)$/.test(wordsOf(name).join(' '))) return false;
  const words = wordsOf([row, around, site, classes, dialog?.title, beside?.text].join(' '));
  return words.some((word) => connections.has(word)) && !words.some((word) => accounts.has(word));
}
