/** Holds an act on a thing that is shown to be newer or older than the task says: 5 days, after "older than 90 days". */
import { wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import { contentOf, holds } from '../../clauses/clause-content';
import { splitClauses } from '../../clauses/split-clauses';
import { isClassVerb } from '../../words/verb-meanings';
import { actOf } from '../acts/act-of';
import { isForAll } from '../acts/is-for-all';
import { type AgeCondition, ageConditionsIn } from './age-conditions';
import { type Age, agesIn } from './ages-in';
import { eventWords, isMaking, isSameEvent, namesEvent } from './events';

type AgedFacts = Pick<ActFacts, 'what' | 'name' | 'row' | 'rowLines' | 'cells' | 'dialog' | 'around'>;

/**
 * Whether its row or its dialog says how old the thing is, and nothing of that is an age that the task means, or the
 * control is for all things. Of several ages the one counts that says when the same happened: "Last used", and not "Created".
 * @param prompt as it was written
 * @param now in milliseconds
 */
export function isOtherAge(prompt: string, facts: AgedFacts, now: number): boolean {
  const conditions = conditionsOf(prompt, facts);
  if (conditions.length === 0) return false;
  const { row, rowLines = () => row, cells = () => '', dialog } = facts;
  if (row === '' && isForAll(facts)) return true;
  const shown = agesIn(`${row === '' ? '' : cells() || rowLines()}\n${dialog}`, now);
  return shown.length > 0 && !conditions.some((condition) => isMet(condition, shown));
}

function isMet(condition: AgeCondition, shown: readonly Age[]): boolean {
  const { least, most } = condition;
  return agesOf(condition, shown).some(({ days }) => days >= least && days <= most);
}

/** The ages of what the condition says that happened; else those of nothing that is named, else all. */
function agesOf({ event, before }: AgeCondition, shown: readonly Age[]): readonly Age[] {
  const told = eventWords(event === '' ? (/\p{L}+\s*$/u.exec(before)?.[0] ?? '') : event);
  const ofEvent = (label: string) => wordsOf(label).some((word) => holds(told, word));
  const isSame = (label: string) => isSameEvent(label, told) || (event === '' && isMaking(label));
  const ranked = [ofEvent, isSame, (label: string) => !namesEvent(label)];
  const found = ranked
    .map((isOf) => shown.filter(({ label }) => isOf(label)))
    .find((ages) => ages.length > 0);
  // What was used first long ago may be used today.
  const last = found?.filter(({ label }) => /(?<!\p{L})last(?!\p{L})/iu.test(label)) ?? [];
  return last.length > 0 ? last : (found ?? shown);
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
