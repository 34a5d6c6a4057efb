/** Tells what the page says at one place only, whose label the question has: the cell of a row and column, the only deposit. */
import { collapse } from '../../../../../extension/protocol/collapse';
import type { Page } from '../../page/page';
import type { Question, Term } from '../../question/question';
import { leastOfWhole } from '../least';
import { presence } from '../match';
import type { Candidate } from '../ranking/rank';
import { stemsOf } from '../stems';
import type { Weights } from '../weights';

/** Whether the question names both the row and the column of a cell. */
export function isAddressed({ fact, fit }: Candidate): boolean {
  return fact.kind === 'cell' && fact.rowLabel !== '' && fit >= 0.95;
}

/** Whether the column is of the kind that is asked for, and its head and that of the row have all names of the question. */
export function isNamedCell({ fact }: Candidate, { head, terms, type }: Question): boolean {
  if (fact.kind !== 'cell' || head === undefined || type || !stemsOf(fact.label).has(head)) return false;
  const [row, both] = [stemsOf(fact.rowLabel), stemsOf(`${fact.label} ${fact.rowLabel}`)];
  const names = terms.filter(({ isName, start }) => isName && start >= 0);
  return names.some((term) => presence(term, row) === 1) && names.every((term) => presence(term, both) === 1);
}

const maxBelowHeading = 2;

/** Whether a heading has the name, what stands right below the first one, or a labelled value. */
function isOfSubject(term: Term, passages: Page['passages']): boolean {
  const heading = passages.findIndex(({ kind }) => kind === 'heading');
  return passages.some(
    ({ kind, region, text, name }, index) =>
      presence(term, stemsOf(text)) === 1 &&
      ((kind === 'definition' && name !== undefined) ||
        (!region && kind === 'heading') ||
        (!region && kind === 'paragraph' && index > heading && index <= heading + maxBelowHeading)),
  );
}

const leastCertain = 0.8;
const leastRelation = 0.9;

/** Whether it has the type and the only label of the page with these words, and the rest of the question names the subject. */
export function isOnlyLabelled(
  { fact, fit, relation, spans }: Candidate,
  { type, isCount, terms }: Question,
  { passages }: Page,
  { namesPresent, absent }: Weights,
): boolean {
  if (fact.kind !== 'value' || fit < leastOfWhole || relation < leastRelation || namesPresent < 1)
    return false;
  if (!type || (!isCount && !spans.some(({ certainty }) => certainty >= leastCertain))) return false;
  if (absent.some(({ start }) => start >= 0)) return false;
  if (!terms.every((term) => !term.isName || term.start < 0 || isOfSubject(term, passages))) return false;
  const own = stemsOf(fact.label);
  if (!terms.some((term) => !term.isOfType && term.weight >= 1 && presence(term, own) === 1)) return false;
  const label = collapse(fact.label).toLowerCase();
  const labels = passages.filter(({ name = '', text }) =>
    [name, text].some((one) => collapse(one).toLowerCase().startsWith(label)),
  );
  return labels.length === 1;
}
