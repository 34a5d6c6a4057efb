/** Holds an act where the control's row or dialog shows another thing than the task names, by its name, its day or its verb. */
import type { ActFacts } from '../act-facts';
import type { Clause } from '../clauses/clause';
import { quantifiers } from '../words/prompt-words';
import { isLikeClassVerb } from '../words/verb-meanings';
import { actOf } from './acts/act-of';
import { actingClauses } from './acts/acting-clauses';
import { destroysMore } from './acts/destroys-more';
import { isOfOtherOrder } from './acts/is-of-other-order';
import { isOtherDate } from './days/is-other-date';
import { isOtherPeriod } from './days/is-other-period';
import { isOtherFullName } from './names/is-other-full-name';
import { lacksName } from './names/lacks-name';

export type PlacedFacts = Pick<ActFacts, 'name' | 'dialog'> &
  Partial<Pick<ActFacts, 'what' | 'row' | 'rowLines' | 'around' | 'page' | 'isOneOfMany'>>;

/** Whether what is shown with the control differs from what the task orders the act for. */
export function showsOther(prompt: string, clauses: readonly Clause[], facts: PlacedFacts): boolean {
  const { what = 'delete', name, dialog, row = '', rowLines = () => row, around = '', page } = facts;
  const { isOneOfMany = false } = facts;
  if (row === '' && dialog === '') return false;
  const isAct = actOf(what, name);
  const isOrdered = clauses.some(({ words, isIdle }) => !isIdle && words.some(isAct));
  const ordered = actingClauses(clauses, isOrdered ? isAct : isLikeClassVerb);
  if (destroysMore(ordered, `${name}\n${dialog}`)) return true;
  // Each of many things has a name and a day of its own.
  if (ordered.some(({ words }) => words.some((word) => quantifiers.has(word)))) return false;
  const shown = [name, row === '' ? '' : rowLines(), dialog].join('\n');
  // A part of the page for one thing, such as "Danger zone", leaves its name to the rest.
  const ofPage = () => [...(page?.headings ?? []), isOneOfMany ? '' : (page?.text() ?? '')].join('\n');
  if (isOtherFullName(prompt, ordered, shown)) return true;
  const own = ordered.filter(({ words }) => words.some(isAct));
  if (what !== 'send' && (isOtherDate(own, shown) || isOtherPeriod(own, shown))) return true;
  return (
    row !== '' &&
    (isOfOtherOrder(clauses, { what, name }, shown) ||
      lacksName(
        prompt,
        ordered,
        { what, name, shown, isAlone: !isOneOfMany },
        [shown, around, ofPage()].join('\n'),
      ))
  );
}
