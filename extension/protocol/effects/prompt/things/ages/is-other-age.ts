/** Holds an act on a thing that is shown to be newer or older than the task says: 5 days, after "older than 90 days". */
import { wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import { contentOf, holds } from '../../clauses/clause-content';
import { splitClauses } from '../../clauses/split-clauses';
import { isClassVerb } from '../../words/verb-meanings';
import { actOf } from '../acts/act-of';
import { isForAll } from '../acts/is-for-all';
import { type AgeCondition, ageConditionsIn } from './age-conditions';
import { agesIn } from './ages-in';

type AgedFacts = Pick<ActFacts, 'what' | 'name' | 'row' | 'rowLines' | 'dialog' | 'around'>;

/**
 * Whether its row or its dialog says how old the thing is, and nothing of that is an age that the task means, or the
 * control is for all things. What says when the same happened, "Signed in", counts before the rest.
 * @param prompt as it was written
 * @param now in milliseconds
 */
export function isOtherAge(prompt: string, facts: AgedFacts, now: number): boolean {
  const conditions = conditionsOf(prompt, facts);
  if (conditions.length === 0) return false;
  const { row, rowLines = () => row, dialog } = facts;
  if (row === '' && isForAll(facts)) return true;
  const shown = agesIn(`${row === '' ? '' : rowLines()}\n${dialog}`, now);
  const told = conditions.flatMap(({ words }) => words);
  const same = shown.filter(({ label }) => wordsOf(label).some((word) => holds(told, word)));
  const ages = same.length > 0 ? same : shown;
  const isMeant = ({ days }: { days: number }) =>
    conditions.some(({ least, most }) => days >= least && days <= most);
  return ages.length > 0 && !ages.some(isMeant);
}

/** Those of orders for the act, and of these the ones whose things are shown with the control, if any are. */
function conditionsOf(prompt: string, facts: AgedFacts): (AgeCondition & { words: string[] })[] {
  const { what, name, row, dialog, around = '' } = facts;
  const isAct = actOf(what, name);
  const all = ageConditionsIn(prompt).flatMap((condition) => {
    const clauses = splitClauses(condition.before, isClassVerb);
    const last = clauses.at(-1);
    const verb = clauses.findLast(({ goesOn }) => !goesOn);
    if (!last || last.isIdle || !verb?.words.some(isAct)) return [];
    return [{ ...condition, words: contentOf(last) }];
  });
  const near = wordsOf([name, row, dialog, around].join(' '));
  const own = all.filter(({ words }) => words.some((word) => holds(near, word)));
  return own.length > 0 ? own : all;
}
