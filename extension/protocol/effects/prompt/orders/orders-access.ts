/** Tells that a clause orders the access that is chosen: "Let Ann edit it" before "Can edit", and not "Downgrade the editors to viewers". */
import { isWideAccess, rankOfAccess } from '../../names/records/is-wide-access';
import { wordSet, wordsOf } from '../../words';
import type { ActFacts } from '../act-facts';
import type { Clause } from '../clauses/clause';
import { isLosingVerb } from '../words/verb-meanings';

/** What somebody is to become stands behind these. */
const becoming = wordSet('to as into zu zum zur als en comme a como come naar na');
const taking = wordSet('downgrade demote restrict limit lower reduce');

/** Nothing where the control chooses no access. */
export function ordersAccess(
  { words, quotes }: Clause,
  { what, name }: Pick<ActFacts, 'what' | 'name'>,
): boolean | undefined {
  if (what !== 'grant' || !isWideAccess(name)) return undefined;
  const chosen = wordsOf(name)
    .map(rankOfAccess)
    .filter((rank) => rank >= 0);
  const told = [...words, ...quotes.flat()];
  const isRank = (word: string) => rankOfAccess(word) >= 0;
  const at = told.findLastIndex(
    (word, index) => becoming.has(word) && told.slice(index + 1, index + 4).some(isRank),
  );
  if (at < 0 && told.some((word) => taking.has(word) || isLosingVerb(word))) return false;
  return told.slice(at + 1).some((word) => chosen.includes(rankOfAccess(word)));
}
