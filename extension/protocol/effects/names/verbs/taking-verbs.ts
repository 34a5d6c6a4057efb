/**
 * Tells acts that take something away from the user, or change what he pays for, in words of their own: "Archive project",
 * "Downgrade". They are named by their own verb alone: who cancels a plan has not ordered a cheaper one. All words are folded.
 */
import { wordSet, wordsOf } from '../../words';
import { chosenWords } from '../chosen-words';
import { fillers } from './verb-table';

interface Taking {
  verbs: ReadonlySet<string>;
  /** Beside which they mean it; absent where they mean it beside all. */
  things?: ReadonlySet<string>;
}

const taking = (verbs: string, things?: string): Taking => ({
  verbs: wordSet(verbs),
  ...(things !== undefined && { things: wordSet(things) }),
});

/** Mails, chats and notes are archived every day, and come back with a click. */
const records = `project projects workspace workspaces repository repositories repo channel channels team teams group groups site sites
  space spaces board boards class course courses store shop account accounts organization organisation customer customers client clients
  employee employees product products property properties campaign campaigns database environment case cases patient patients user users
  member members vendor vendors supplier suppliers listing listings collection building unit tenant tenants student students job jobs
  position pipeline fund portfolio asset assets vehicle vehicles branch location locations department
  projekt projekte kunde kunden konto gruppe projet projets client compte proyecto proyectos cliente cuenta progetto progetti projeto
  projetos conta project projecten klant`;
const levelNames =
  'free basic starter lite standard pro plus premium business enterprise annual yearly monthly';
const tiers = `${levelNames} plan plans tier subscription
  membership package tarif abo abonnement forfait piano`;
const takings: readonly Taking[] = [
  taking('archive archivieren archiviere archiver archivar archiviare arquivar archiveren', records),
  taking(
    'retire discontinue decommission sunset dissolve disband dismantle delist unlist relinquish forfeit renounce offboard downgrade',
  ),
  taking('herabstufen herunterstufen retrograder', tiers),
  taking('drop', 'course courses class classes enrollment enrolment shift coverage cover insurance player'),
  taking('waive', 'right rights claim claims fee coverage protection benefit benefits deposit refund'),
  taking(
    'suspend',
    'subscription subscriptions plan membership service services benefits payments delivery deliveries',
  ),
  taking(
    'reduce release surrender',
    'seat seats licence licences license licenses plan coverage cover policy storage',
  ),
  taking('expire', 'link links invite invites invitation coupon coupons voucher points'),
  taking('reset', 'progress score scores streak statistics stats points'),
  taking('lapse', 'policy cover coverage insurance membership'),
];
/** "Switch to the Basic plan", "Change to annual billing". */
const switching =
  /^(?:(?:switch|change|move)(?: (?:back|down|me|over))*|go (?:back|down)) to (?:(?:the|a|an|our|your) )?(?:\w+ )?(?:plan|billing|tier)$/;
const toTier =
  /^(?:switch|move|go back) to (?:free|basic|starter|lite|standard|pro|plus|premium|business|enterprise|annual|yearly|monthly)$/;
const renewing = /^(?:turn off|disable|stop|switch off) (?:the )?auto(?:matic)? ?-?renew(?:al|ing)?$/;
const filling = wordSet(fillers);
/** The name is of something to read or to set: "Archive settings". */
const pages = wordSet(
  'settings setting options history list log details policy policies view filter guide help date reason later template templates page preferences',
);

export interface TakingName {
  verb: string;
  /** What the name says besides. */
  object: string[];
}

/** The verb of such a name and what it is about; undefined for all else. */
export function takingName(name: string): TakingName | undefined {
  const words = wordsOf(name);
  const [verb = '', ...rest] = words;
  const object = rest.filter((word) => !filling.has(word));
  if (words.length > maxWords || pages.has(words.at(-1) ?? '')) return undefined;
  const text = words.join(' ');
  // Which plan it is, is compared with the verb.
  if (switching.test(text) || toTier.test(text)) return { verb: 'switch', object: [] };
  if (renewing.test(text)) return { verb, object: [] };
  const found = takings.find(({ verbs }) => verbs.has(verb));
  const last = object.find((word) => found?.things?.has(word));
  if (!found || (found.things && last === undefined)) return undefined;
  return { verb, object: verb === 'downgrade' ? [] : object };
}

const maxWords = 6;

/** Whether a bare name of such a verb means it beside these words: "Archive" under the heading "Projects". */
export function isTakingBeside(verb: string, around: readonly string[]): boolean {
  return takings.some(
    ({ verbs, things }) => verbs.has(verb) && things !== undefined && around.some((word) => things.has(word)),
  );
}

/** The verb of such a name, also where that is all of it, or stands for all of a list: "Archive", "Archive all". */
export function takingVerbOf(name: string): string | undefined {
  const [verb = '', ...rest] = wordsOf(name).filter((word) => !filling.has(word) && !chosenWords.has(word));
  const isBare = rest.length === 0 && takings.some(({ verbs }) => verbs.has(verb));
  return isBare ? verb : takingName(name)?.verb;
}

/**
 * Whether a word of a prompt orders what the verb of such a name does.
 * @param name of the control
 * @param words of the clause
 */
export function isSameTaking(word: string, verb: string, name: string, words: readonly string[]): boolean {
  if (renewals.has(verb) && renewals.has(word)) return words.some((one) => /^(?:auto)?renew/.test(one));
  if (plans.has(verb) && (plans.has(word) || word === 'subscribe')) {
    const isOfPlan = word === 'downgrade' || (words.includes('to') && words.some((one) => tiersOf.has(one)));
    return isOfPlan && wordsOf(name).every((one) => !levels.has(one) || words.includes(one));
  }
  const isAlike = ({ verbs, things }: Taking) => things !== undefined && verbs.has(word) && verbs.has(verb);
  return word === verb || takings.some(isAlike);
}

/** Whether such a verb is for another plan. */
export function changesPlan(verb: string): boolean {
  return plans.has(verb);
}

const renewals = wordSet('turn disable stop end cancel deactivate');
const plans = wordSet('downgrade switch change move go');
const levels = wordSet(levelNames);
const tiersOf = wordSet(tiers, 'billing');
