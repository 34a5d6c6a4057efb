/** Holds an act on the page of another thing than the task names: that of invoice 58 of Bell & Co after "Void the invoice of Redfern". */
import { wordSet, wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import type { Clause } from '../../clauses/clause';
import { holds } from '../../clauses/clause-content';
import { isGeneral, isTelling } from '../../clauses/telling-words';
import { isLikeClassVerb, meaningOf } from '../../words/verb-meanings';
import { actingClauses } from '../acts/acting-clauses';
import { isOtherFullName } from '../names/is-other-full-name';
import { lacksName } from '../names/lacks-name';
import { numberedKinds, thingNumbersIn } from '../numbers/numbers-of-things';

/** Headings of parts of any site, which are written as names are. */
export const partsOfSites = wordSet(
  `overview dashboard home start welcome back setting settings preference preferences option options detail details summary information
  info danger zone general advanced basic more privacy security safety notification notifications billing payments plans pricing usage
  manage manager management admin administration console portal control panel center centre area hub tools app apps search result
  results help support contact about sign login profile personal data edit view show create new update confirm confirmation review
  step steps next important please final last special offer offers thank thanks sorry error warning attention almost done ready check
  checkout basket cart bag wishlist calendar schedule agenda today recent activity feed news explore discover library archive inbox
  sales purchases purchasing finance accounting reports reporting analytics integrations developer developers members people team`,
);
const joints = wordSet('of and the de von van la le for s');

/**
 * Whether the page has the number or the name of a thing as its heading, and nowhere a name by which the task says what is meant.
 * Pages call things in other words than tasks do, so that any part of a name will do.
 */
export function isOtherPage(
  prompt: string,
  clauses: readonly Clause[],
  { what, name, row, dialog, page }: ActFacts,
): boolean {
  // What is paid is often called by what it is for.
  if (!page || row !== '' || what === 'pay') return false;
  const acting = actingClauses(clauses, meaningOf(what).isLike);
  if (isOtherFullName(prompt, acting, page.headings.join('\n'))) return true;
  const told = wordsOf(prompt);
  if (!page.headings.some((heading) => isOfOneThing(heading, told))) return false;
  const shown = [name, dialog, ...page.headings, page.text()].join('\n');
  return lacksName(prompt, acting, { what, isAlone: true }, shown);
}

/** "INV-0058", "Order 1053", "Murray River Winery", as opposed to "Invoices", "Danger Zone" and "Third quarter results". */
function isOfOneThing(heading: string, told: readonly string[]): boolean {
  const words = wordsOf(heading);
  if (words.some((word) => isTelling(word) && holds(told, word))) return false;
  const isThing = ({ kind }: { kind: string }) =>
    kind === '#' || kind.endsWith('-') || numberedKinds.has(kind);
  if (thingNumbersIn(heading).some(isThing)) return true;
  const isName = (word: string) =>
    isTelling(word) || (isGeneral(word) && !isLikeClassVerb(word)) || joints.has(word);
  if (words.filter(isTelling).length < 2 || !words.every(isName)) return false;
  if (words.some((word) => partsOfSites.has(word))) return false;
  const written = heading.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return written.every((word) => /^\p{Lu}/u.test(word) || joints.has(word.toLowerCase()));
}
