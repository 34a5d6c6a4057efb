/**
 * Verbs that have consequences where the noun at the end of their phrase is of a kind of thing: "Schedule payment", as opposed to
 * "Schedule payment reminder". All words are folded.
 */
import type { VerbClass } from '../../consequential';
import { wordSet } from '../../words';
import { fillers } from './verb-table';

const recurring = `standing debit debits autopay mandate dauerauftrag lastschrift prelevement domiciliacion incasso`;
const payments = `${recurring} payment payments zahlung zahlungen virement transferencia bonifico betaling overschrijving`;
const starting = `create schedule arrange initiate start begin plan activate resume einrichten richte anlegen lege planen programmer creer
  programar crear configurar programmare creare instellen plannen`;
/** What lasts until somebody ends it. */
const running = `subscription subscriptions membership renewal contract lease tenancy permit licence license mandate cover coverage
  insurance enrolment enrollment registration sponsorship pledge donation donations service retainer placement rental plan benefit
  benefits employment engagement`;

/** The class, its verbs, and the things that they mean it with. */
const headPairs: readonly (readonly [VerbClass, ReadonlySet<string>, ReadonlySet<string>])[] = [
  pair('pay', starting, payments),
  // "Set up payments" may only say how to pay.
  pair('pay', `setup ${starting}`, recurring),
  pair('pay', 'settle', 'up balance bill debt tab account'),
  pair('cancel', 'stop end pause discontinue halt stoppen', `${payments} ${running}`),
  pair('cancel', 'discharge', 'patient patients resident residents inmate tenant client animal'),
  pair(
    'cancel',
    'writeoff',
    'stock loan amount loss losses asset assets goods item items remainder rest arrears',
  ),
  pair(
    'delete',
    'deactivate',
    `product products listing listings campaign licence license vendor supplier employee employees patient student students tenant
    store shop sim number profile membership`,
  ),
  pair('transfer', 'apply assign', `credit credits funds payment payments overpayment prepayment deposit`),
  pair('transfer', 'charge', 'card cards customer client guest account deposit'),
  pair('transfer', 'run process submit', 'payroll payrolls'),
  pair('transfer', 'mail post', 'cheque cheques check checks'),
  pair('send', 'request', 'money payment payments funds'),
  pair('send', 'lodge', 'application claim claims complaint appeal return request objection tax'),
  pair('send', 'ship dispatch fulfil fulfill', 'order orders shipment shipments package parcel goods'),
];

function pair(verbClass: VerbClass, verbs: string, things: string) {
  return [verbClass, wordSet(verbs), wordSet(things)] as const;
}

/** What a phrase goes on with behind its noun. */
const goingOn = wordSet(
  'of on in at for with to by from per via until as about von vom fur mit bei an am zu zum zur de du des pour del para con per di do da voor van',
);
const filling = wordSet(fillers);
const ofShops = wordSet(
  'store shop gift promo promotional coupon voucher reward rewards loyalty bonus referral tax extra',
);
/** They make "standing order" and "direct debit" one thing. */
const joints = wordSet('order orders');

/** The class of a phrase, if its verb means it with the noun at its end. */
export function byHead(verb: string, rest: readonly string[]): VerbClass | undefined {
  const end = rest.findIndex((word) => goingOn.has(word) || /\d/.test(word));
  const phrase = (end < 0 ? rest : rest.slice(0, end)).filter((word) => !filling.has(word));
  const isJoint = joints.has(phrase.at(-1) ?? '') && phrase.at(-2) === 'standing';
  const head = phrase.at(isJoint ? -2 : -1) ?? '';
  // A shop takes off what it has given.
  if (verb === 'apply' && phrase.some((word) => ofShops.has(word))) return undefined;
  return headPairs.find(([, verbs, things]) => verbs.has(verb) && things.has(head))?.[0];
}

/** Whether both are verbs of one line of the table. */
export function isSameHeadVerb(one: string, other: string): boolean {
  return headPairs.some(([, verbs]) => verbs.has(one) && verbs.has(other));
}
