/** The head of the column that a field of a table stands in, which a person takes for its name where it has no other. */
import { matches, own } from '../../tree/walk';

const fields =
  'input:not([type=hidden], [type=checkbox], [type=radio], [type=button], [type=submit]), select, textarea';
const ownedFields = '[role=textbox], [role=combobox], [role=spinbutton], [role=searchbox]';
const cells = 'td, th, [role=cell], [role=gridcell], [role=rowheader], [role=columnheader]';
const heads = 'th, [role=columnheader]';
const tables = 'table, [role=table], [role=grid], [role=treegrid]';
const rows = 'tr, [role=row]';
const maxRows = 3;
const maxChars = 60;

/** Empty where the cell has several fields, or the table no head with as many columns. */
export function columnHead(element: Element, wordsIn: (element: Element) => string): string {
  if (!matches(element, `${fields}, ${ownedFields}`)) return '';
  const cell = element.closest(cells);
  const row = cell?.closest(rows);
  const table = row?.closest(tables);
  if (!cell || !row || !table || own(cell, 'querySelectorAll')(fields).length > 1) return '';
  const first = [...own(table, 'querySelectorAll')(rows)].slice(0, maxRows) as Element[];
  const head = first.find((one) => one !== row && isHead(one));
  const columns = head ? columnsOf(head) : [];
  const ownColumns = columnsOf(row);
  if (columns.length !== ownColumns.length) return '';
  const words = wordsIn(columns[ownColumns.indexOf(cell)] as Element);
  return words.length > maxChars ? '' : words;
}

function isHead(row: Element): boolean {
  const all = cellsOf(row);
  return all.length > 1 && all.every((cell) => matches(cell, heads) || !cell.textContent?.trim());
}

/** Each cell as often as it spans columns. */
function columnsOf(row: Element): Element[] {
  return cellsOf(row).flatMap((cell) =>
    Array.from({ length: (cell as Partial<HTMLTableCellElement>).colSpan ?? 1 }, () => cell),
  );
}

function cellsOf(row: Element): Element[] {
  return [...own(row, 'children')].filter((one) => matches(one, cells));
}
