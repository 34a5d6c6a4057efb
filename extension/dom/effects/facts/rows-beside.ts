/** Finds the rows that the row of a control can be mistaken for. */
import { wordsOf } from '../../../protocol/effects/words';
import { nameOf } from '../../accessibility/name';
import { isVisible } from '../../tree/visibility';
import { own } from '../../tree/walk';
import { rowLines, rowOf } from './place-of';

/** So many rows are compared with that of the control. */
const maxRows = 100;
const controls = 'button, a[href], [role=button], [role=link], input[type=submit i], input[type=button i]';
const fields =
  'input:is([type=text i], [type=email i], [type=number i], [type=date i], :not([type])), textarea, select, [contenteditable]:not([contenteditable=false i])';

/**
 * The texts, in lines, of the other rows in which the same can be done: those of controls of the same name, and those beside its
 * row where a control begins with the same word.
 * @param twins the controls of the same name
 */
export function rowsBeside(control: Element, twins: readonly Element[]): string[] {
  const row = rowOf(control);
  const ofTwins = twins.slice(0, maxRows).map(rowOf);
  const others = [...ofTwins, ...(row ? alikeBeside(row, control) : [])];
  return [...new Set(others)].filter((one) => one !== row).map(rowLines);
}

/** Whether the same can be done in another row beside its own, and nothing is filled in there that it could abandon. */
export function isInEachRow(control: Element): boolean {
  const row = rowOf(control);
  return row !== undefined && !own(row, 'querySelector')(fields) && alikeBeside(row, control).length > 0;
}

function alikeBeside(row: Element, control: Element): Element[] {
  const [verb] = wordsOf(nameOf(control));
  const siblings = [...((own(row, 'parentElement') as Element | null)?.children ?? [])]
    .filter((one) => one !== row && one.localName === row.localName)
    .slice(0, maxRows);
  return siblings.filter((one) =>
    [...(own(one, 'querySelectorAll')(controls) as NodeListOf<Element>)].some(
      (other) => isVisible(other) && wordsOf(nameOf(other))[0] === verb,
    ),
  );
}
