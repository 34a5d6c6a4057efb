/** Reads table rows with their row and column headers. */
import { matches, own } from '../tree/walk';

const rowSelector = 'tr, [role="row"]';
const cellSelector = 'td, th, [role="cell"], [role="gridcell"], [role="columnheader"], [role="rowheader"]';
const tableSelector = 'table, [role="table"], [role="grid"], [role="treegrid"]';

/** A cell of a page laid out by a table holds more than this many characters, or a table. */
const maxCellLength = 1_000;

export function isRow(element: Element): boolean {
  return matches(element, rowSelector);
}

/** Whether the row holds data, not the page's layout. */
export function isTableOfData(row: Element): boolean {
  return cellElements(row).every(
    (cell) => !cell.querySelector('table, h1, h2') && (cell.textContent?.length ?? 0) <= maxCellLength,
  );
}

interface Cells {
  /** The cells by column; cells that span rows or columns are repeated. */
  cells: string[];
  /** The row's own cells. */
  own: string[];
  /** How many of the first cells are row headers. */
  headers: number;
}

export type CellsOf = (row: Element, read: (cell: Element) => string) => Cells;

/** Rows passed in document order are each looked at once. */
export function createCellsOf(): CellsOf {
  const reachingDown = createReachingDown();
  return (row, read) => {
    const elements = cellElements(row);
    const own = elements.map(read);
    const above = reachingDown(row);
    const cells: string[] = [];
    const place = (text: string, columns: number) => {
      for (let left = columns; left > 0; left -= 1) cells.push(text);
    };
    const fromAbove = () => {
      for (let at = above.get(cells.length); at; at = above.get(cells.length)) place(read(at.cell), 1);
    };
    for (const [index, cell] of elements.entries()) {
      fromAbove();
      place(own[index] ?? '', spanOf(cell, 'colspan'));
    }
    fromAbove();
    const firstPlain = elements.findIndex((cell) => !isRowHeader(cell));
    return { cells, own, headers: firstPlain === -1 ? elements.length : firstPlain };
  };
}

/** The table of a row, and its column headers; none for a header row itself. */
export type TableOf = (row: Element) => { table: string; columns?: string[] };

/** Rows must be passed in document order. */
export function createTableOf(
  number: () => string,
  read: (cell: Element) => string,
  cellsOf: CellsOf,
): TableOf {
  const tables = new Map<Element, { table: string; columns: string[] | undefined }>();
  return (row) => {
    const element = row.closest(tableSelector) ?? row.parentElement ?? row;
    const known = tables.get(element) ?? { table: number(), columns: undefined };
    if (!tables.has(element) && !isHeaderRow(row)) {
      // The first row read is in the middle of the table.
      const header = [...element.querySelectorAll(rowSelector)].find(isHeaderRow);
      const isAbove = header && header.compareDocumentPosition(row) & 4;
      if (isAbove) known.columns = cellsOf(header, read).cells;
    }
    tables.set(element, known);
    if (isHeaderRow(row)) {
      known.columns = cellsOf(row, read).cells;
      return { table: known.table };
    }
    return { table: known.table, ...(known.columns && { columns: known.columns }) };
  };
}

interface OpenCell {
  cell: Element;
  /** How many more rows it reaches into. */
  rows: number;
}

/** Finds the cells of rows above that reach into a row, by column. */
function createReachingDown(): (row: Element) => ReadonlyMap<number, OpenCell> {
  /** By parent: the last row asked for, and what reaches into it. */
  const last = new WeakMap<Element, { row: Element; open: ReadonlyMap<number, OpenCell> }>();
  return (row) => {
    const parent = row.parentElement;
    if (!parent) return new Map();
    const known = last.get(parent);
    const isBelow = known && known.row.compareDocumentPosition(row) & 4;
    let open = isBelow ? known.open : new Map<number, OpenCell>();
    let at = isBelow ? known.row : own(parent, 'firstElementChild');
    for (; at && at !== row; at = own(at, 'nextElementSibling')) open = below(at, open);
    last.set(parent, { row, open });
    return open;
  };
}

/** What reaches into the row below a row, into which `open` reaches. */
function below(row: Element, open: ReadonlyMap<number, OpenCell>): ReadonlyMap<number, OpenCell> {
  const next = new Map<number, OpenCell>();
  for (const [column, { cell, rows }] of open) if (rows > 1) next.set(column, { cell, rows: rows - 1 });
  let column = 0;
  for (const cell of cellElements(row)) {
    while (open.has(column)) column += 1;
    const rows = spanOf(cell, 'rowspan');
    for (let left = spanOf(cell, 'colspan'); left > 0; left -= 1) {
      if (rows > 1) next.set(column, { cell, rows: rows - 1 });
      column += 1;
    }
  }
  return next;
}

function isHeaderRow(row: Element): boolean {
  const cells = cellElements(row);
  if (cells.length < 2) return false;
  return row.parentElement?.localName === 'thead' || cells.every(isHeader);
}

function isHeader(cell: Element): boolean {
  return cell.localName === 'th' || /header$/.test(cell.getAttribute('role') ?? '');
}

function isRowHeader(cell: Element): boolean {
  return (
    isHeader(cell) && cell.getAttribute('scope') !== 'col' && cell.getAttribute('role') !== 'columnheader'
  );
}

function cellElements(row: Element): Element[] {
  return [...own(row, 'children')].filter((child) => matches(child, cellSelector));
}

function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  return Math.min(100, Math.max(1, Number(cell.getAttribute(name)) || 1));
}
