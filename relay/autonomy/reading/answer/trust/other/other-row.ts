/** Tells cells of other rows than the one that the question names: who coaches the men does not coach the hobby group. */
import type { Fact } from '../../../page/fact';
import type { Page } from '../../../page/page';
import type { Question } from '../../../question/question';
import { presence } from '../../match';
import { stemsOf } from '../../stems';

const ofAllRows = /^(?:grand |sub-?)?(?:total|sum)\b/i;

/** Whether its row has no word of what the question names, and the head of another row of the table has. */
export function isOfOtherNamedRow(fact: Fact, { terms, isPolar }: Question, { passages }: Page): boolean {
  const passage = passages[fact.passage];
  if (isPolar || fact.kind !== 'cell' || passage?.table === undefined) return false;
  if (fact.rowLabel === '' || ofAllRows.test(fact.rowLabel)) return false;
  const names = stemsOf(`${fact.label} ${(passage.columns ?? []).join(' ')}`);
  const things = terms.filter(
    (term) => term.start >= 0 && !term.isOfType && term.weight >= 1 && presence(term, names) === 0,
  );
  const own = stemsOf((passage.cells ?? []).join(' '));
  if (things.length === 0 || things.some((term) => presence(term, own) > 0)) return false;
  return passages.some(({ table, cells = [], columns }) => {
    const isHeader = columns?.every((name, at) => name === cells[at]) ?? false;
    const head = stemsOf(cells[0] ?? '');
    return table === passage.table && !isHeader && things.some((term) => presence(term, head) === 1);
  });
}
