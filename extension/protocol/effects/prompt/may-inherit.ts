/** Tells what only finishes an act that was let through from another act of the same class. */
import { isLoss } from '../is-loss';
import type { ActFacts } from './act-facts';
import { asksOfOther } from './asks/asks-of-other';
import type { Clause } from './clauses/clause';
import { overlaps } from './clauses/clause-content';
import { isOtherKind, withoutNames } from './things/kinds/is-other-kind';
import { withoutPlaces } from './things/kinds/taken-from';

/** Whether a control is an answer, or says no more than the act before it where nothing else can be meant. */
export function mayInherit(clauses: readonly Clause[], facts: ActFacts): boolean {
  const { what, isFinisher, row, dialog, inDialog, object, isOneOfMany, opened } = facts;
  if (inDialog && asksOfOther(dialog, what, { row: '', opened })) return false;
  // Where nothing is ordered, what is asked about says what the prompt is about.
  const ordered = clauses.filter(({ isIdle }) => !isIdle);
  const all = (ordered.length > 0 ? ordered : clauses).flatMap(({ words }) => words);
  const told = isLoss(what) ? withoutPlaces(all) : all;
  const shown = [...object, ...withoutNames(dialog)];
  // What is lost cannot be asked for by the name of another thing.
  if (isLoss(what) && isOtherKind(told, shown)) return false;
  if (isFinisher || row !== '') return isFinisher;
  if (inDialog) return true;
  return object.length === 0 ? !isOneOfMany : overlaps(told, object);
}
