/** Reads the cells of a row of a table with what the head of the table calls them: "Last used: 2h ago". */
import { collapse } from '../../../../protocol/collapse';
import { matches, own } from '../../../tree/walk';
import { textOf } from '../headings';
import { rowLines } from '../place-of';
import { isHeadOfTable } from './rows-beside';

const cells = 'td, th, [role=cell], [role=gridcell], [role=rowheader], [role=columnheader]';
const tables = 'table, [role=table], [role=grid], [role=treegrid]';
const maxRows = 5;

/** In lines; empty where there is no head with as many cells. */
export function headedCells(row: Element | undefined): string {
  const table = row?.closest(tables);
  if (!row || !table) return '';
  const rows = [...(own(table, 'querySelectorAll')('tr, [role=row]') as NodeListOf<Element>)];
  const head = rows.slice(0, maxRows).find(isHeadOfTable);
  if (!head || head === row) return '';
  const titles = cellsOf(head).map((cell) => textOf(cell));
  const texts = cellsOf(row).map((cell) => collapse(rowLines(cell)));
  if (titles.length !== texts.length) return '';
  return texts.map((text, at) => (titles[at] ? `${titles[at]}: ${text}` : text)).join('\n');
}

function cellsOf(row: Element): Element[] {
  return [...own(row, 'children')].filter((one) => matches(one, cells));
}
