/** Finds what is chosen in a list, where a control outside of its rows acts on all of that: "Delete" above ticked mails. */
import type { TickedRows } from '../../../../protocol/effects/prompt/act-facts';
import { roleOf } from '../../../accessibility/role';
import { labelsOf } from '../../../tree/fields/labels-of';
import { endsRow, isRow, maxRowLevels } from '../../../tree/row-of';
import { isVisible } from '../../../tree/visibility';
import { composedAncestors, matches, own } from '../../../tree/walk';
import { dialogAround, rowLines, rowOf } from '../place-of';
import { isHeadOfTable } from './rows-beside';

const boxes = 'input[type=checkbox i], [role=checkbox]';
const ticked = 'input[type=checkbox i]:checked, [role=checkbox][aria-checked=true]';
/** An option of a list box is chosen for a field, and the item of a tree or a menu that is chosen is where one is. */
const rows = ':is(tr, li, article, [role=row], [role=listitem], [role=article])';
const chosen = `${rows}[aria-selected=true], ${rows}[aria-checked=true]`;
const choosable = `${boxes}, ${rows}[aria-selected], ${rows}[aria-checked]`;
const maxRows = 200;

/** Of the nearest part around the control that has any. A dialog has its own, and a menu those of the page. */
export function tickedRows(control: Element): TickedRows | undefined {
  if (rowOf(control)) return undefined;
  const end = roleOf(control) === 'menuitem' ? undefined : dialogAround(control);
  let inner = control;
  for (const at of composedAncestors(control).slice(1)) {
    const found = rowsIn(at, `${ticked}, ${chosen}`);
    if (found.length > 0) {
      const all = rowsIn(at, choosable);
      const others = all.filter((row) => !found.includes(row));
      // One box alone is no list.
      if (all.length < 2) return undefined;
      const beside = inner === control ? '' : rowLines(inner);
      return {
        texts: found.map(rowLines),
        others: others.map(rowLines),
        beside,
        isSetting: found.every(isSetting),
      };
    }
    if (at === end) return undefined;
    inner = at;
  }
  return undefined;
}

function rowsIn(part: Element, selector: string): Element[] {
  const found = [...(own(part, 'querySelectorAll')(selector) as NodeListOf<Element>)].slice(0, maxRows);
  const all = found.flatMap((one) => (matches(one, rows) ? one : (rowOfBox(one) ?? [])));
  return [...new Set(all)].filter((row) => !isHeadOfTable(row) && isVisible(row) && rowLines(row) !== '');
}

/** The innermost row with no other box in it, or part that has others with a box beside it. */
function rowOfBox(box: Element): Element | undefined {
  for (const at of composedAncestors(box).slice(1, maxRowLevels)) {
    if (endsRow(at)) return undefined;
    if (matches(at, rows)) return at;
    if (countIn(at, boxes) > 1) return undefined;
    const beside = [...(at.parentElement?.children ?? [])].filter((one) => one !== at).slice(0, maxRows);
    const isOneOfMany = beside.some((one) => one.localName === at.localName && countIn(one, boxes) === 1);
    if ((isOneOfMany || isRow(at)) && rowLines(at) !== '') return at;
  }
  return undefined;
}

function countIn(part: Element, selector: string): number {
  return (own(part, 'querySelectorAll')(selector) as NodeListOf<Element>).length;
}

/** All that it says is the label of its box, as with "Send me news". */
function isSetting(row: Element): boolean {
  const box = own(row, 'querySelector')(boxes) as Element | null;
  const label = box && labelsOf(box)[0];
  return label?.textContent?.trim() === row.textContent?.trim();
}
