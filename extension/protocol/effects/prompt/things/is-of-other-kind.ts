/** Holds an act on a thing of another kind than all the things that the task orders it for: a passkey after "Revoke all API keys". */
import { isLoss } from '../../is-loss';
import { wordSet, wordsOf } from '../../words';
import type { ActFacts } from '../act-facts';
import type { Clause } from '../clauses/clause';
import { askedPhrases } from '../dialogs/asked-phrases';
import { relatives } from '../words/negation-words';
import { quantifiers } from '../words/prompt-words';
import { ofAccess } from './acts/access-of';
import { actOf } from './acts/act-of';
import { actingClauses } from './acts/acting-clauses';
import { withoutNames } from './kinds/is-other-kind';

/** Each line has words for things that pages and callers call by each other's names; a word may stand in several. */
const families = [
  'key keys token tokens secret secrets credential credentials',
  'passkey passkeys',
  `application applications app apps integration integrations connection connections plugin plugins extension extensions bot bots
  account accounts`,
  'session sessions device devices browser browsers login logins account accounts',
  'webhook webhooks endpoint endpoints',
  'certificate certificates',
  'domain domains website websites',
  'invitation invitations invite invites',
  `member members user users person persons people guest guests collaborator collaborators participant participants attendee attendees
  subscriber subscribers follower followers customer customers client clients contact contacts employee employees admin admins
  owner owners account accounts`,
  `mail mails email emails message messages letter letters conversation conversations thread threads chat chats notification
  notifications newsletter newsletters`,
  'comment comments reply replies review reviews',
  'subscription subscriptions membership memberships plan plans contract contracts policy policies',
  `booking bookings order orders reservation reservations appointment appointments event events meeting meetings session sessions
  ticket tickets trip trips flight flights shift shifts`,
  'invoice invoices bill bills receipt receipts',
  'card cards method methods',
  'address addresses',
  'file files document documents photo photos picture pictures image images video videos recording recordings upload uploads',
  'label labels tag tags category categories',
  'folder folders directory directories album albums',
  'project projects board boards workspace workspaces repository repositories',
  'backup backups snapshot snapshots',
].map((words) => wordSet(words));

/** As headings they often say in what the things are. */
const containers = wordSet(
  'label labels tag tags category categories folder folders directory directories album albums project projects board boards workspace workspaces repository repositories',
);
/** "Personal API keys (3)", as opposed to a sentence. */
const maxHeadingWords = 4;

/** Whether the name, the question or the heading of the control's part says of what kind its thing is, and the orders another. */
export function isOfOtherKind(clauses: readonly Clause[], facts: ActFacts): boolean {
  const { what, name, row, rowLines = () => row, part = () => '' } = facts;
  const isAct = actOf(what, name);
  if (!isLoss(what) || !clauses.some(({ words, isIdle }) => !isIdle && words.some(isAct))) return false;
  const orders = actingClauses(clauses, isAct).filter(({ prohibits }) => !prohibits);
  const heads = orders.flatMap(headOf);
  const isMany = orders.some(({ words }) => words.some((word) => quantifiers.has(word)));
  if (!isMany || familiesIn(heads).length === 0) return false;
  const [heading = ''] = part().split('\n');
  const said = kindsSaid(facts);
  const told = orders.flatMap(({ words, quotes }) => [...words, ...quotes.flat()]);
  const near = [...said, ...kindLinesOf(rowLines()), ...wordsOf(heading)];
  if (isShared(heads, near)) return false;
  if (familiesIn(said).length > 0) return true;
  const called = kindsOfHeading(heading);
  return called.length > 0 && !isShared(told, called);
}

/** What the name and the question say of the kind. */
function kindsSaid({ what, name, dialog }: Pick<ActFacts, 'what' | 'name' | 'dialog'>): string[] {
  const asked = askedPhrases(dialog, (one) => one === what).flatMap((words) => withoutNames(words.join(' ')));
  return [...withoutNames(name), ...asked];
}

/**
 * Whether all that says of what kind the control's thing is says the kind of one clause, and nothing that of the other: a key,
 * after "Revoke the keys and remove the newest passkey".
 */
export function isOfKindOf(
  clause: Clause,
  other: Clause,
  facts: Pick<ActFacts, 'what' | 'name' | 'dialog' | 'part'> & { rowLines: () => string },
): boolean {
  const [heading = ''] = facts.part?.().split('\n') ?? [];
  const near = [...kindsSaid(facts), ...kindLinesOf(facts.rowLines()), ...kindsOfHeading(heading)];
  const heads = headOf(other);
  return familiesIn(heads).length > 0 && !isShared(heads, near) && isShared(headOf(clause), near);
}

/** The keys of "revoke all API keys that were created before 2026", and the applications of "the access of all applications". */
function headOf({ words }: Clause): readonly string[] {
  const end = words.findIndex((word, at) => at > 1 && relatives.has(word));
  return ofAccess(end < 0 ? words : words.slice(0, end)).head;
}

/** "Guest user" as a part of a row says of what kind it is, where "Slack Bot" may be any name. */
function kindLinesOf(row: string): string[] {
  const lines = row.split('\n').map(wordsOf);
  return lines.filter((line) => line.every((word) => familiesIn([word]).length > 0)).flat();
}

/** What is listed below a heading, if that says nothing else last. */
function kindsOfHeading(heading: string): string[] {
  const words = wordsOf(heading).filter((word) => !/^\d+$/.test(word));
  const last = words.at(-1) ?? '';
  const isOfMany = last.endsWith('s') || last === 'people';
  const isList = words.length <= maxHeadingWords && isOfMany && !containers.has(last);
  return isList && familiesIn([last]).length > 0 ? words : [];
}

function familiesIn(words: readonly string[]): ReadonlySet<string>[] {
  return families.filter((family) => words.some((word) => family.has(word)));
}

function isShared(some: readonly string[], others: readonly string[]): boolean {
  return familiesIn(some).some((family) => others.some((word) => family.has(word)));
}
