/** Finds the rows that the row of a control can be mistaken for. */
import { wordsOf } from '../../../../protocol/effects/words';
import { nameOf } from '../../../accessibility/name';
import { isEnabled } from '../../../actionability/actionability';
import { isRow } from '../../../tree/row-of';
import { isVisible } from '../../../tree/visibility';
import { matches, own } from '../../../tree/walk';
import { menuOpener } from '../menu-opener';
import { hostsBeside, rowLines, rowOf } from '../place-of';
import { namesakesOf } from './twins';

/** So many rows are compared with that of the control. */
const maxRows = 100;
const maxParts = 200;
const buttons = 'button, [role=button], :has(> button:only-child), :has(> [role=button]:only-child)';
const heads = 'thead > tr, tr:has(> th):not(:has(> td)), [role=row]:has(> [role=columnheader])';
const controls = 'button, a[href], [role=button], [role=link], input[type=submit i], input[type=button i]';
const fields =
  'input:is([type=text i], [type=email i], [type=number i], [type=date i], :not([type])), textarea, select, [contenteditable]:not([contenteditable=false i])';

/**
 * The texts, in lines, of the other rows in which the same can be done: those of controls of the same name, shown or not, and those
 * beside its row where a control begins with the same word.
 * @param withBare also those that are built alike: frameworks may put a button into a row only while the mouse is over that
 */
export function rowsBeside(pressed: Element, withBare = false): string[] {
  return besideRowOf(pressed, withBare).map(rowLines);
}

/** Those of them that stand above its row. */
export function rowsAbove(pressed: Element, withBare = false): string[] {
  const row = rowOf(pressed);
  const isAbove = (one: Element) =>
    row !== undefined && (row.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  return besideRowOf(pressed, withBare).filter(isAbove).map(rowLines);
}

/** The texts, in lines, of the other rows with a control for the same that can be pressed. */
export function rivalRows(pressed: Element): string[] {
  const control = menuOpener(pressed) ?? pressed;
  const row = rowOf(control);
  const beside = row ? alikeBeside(row, control, isEnabled) : [];
  const rows = new Set([...rowsOfNamesakes(control, isEnabled), ...beside]);
  return [...rows].filter((one) => one !== row).map(rowLines);
}

function besideRowOf(pressed: Element, withBare: boolean): Element[] {
  const control = menuOpener(pressed) ?? pressed;
  const row = rowOf(control);
  const beside = row ? [...alikeBeside(row, control), ...(withBare ? builtAlike(row) : [])] : [];
  return [...new Set([...rowsOfNamesakes(control), ...beside])].filter((one) => one !== row);
}

/** Whether a control of the same name, shown or not, is in another row. */
export function hasNamesakesInRows(control: Element): boolean {
  const row = rowOf(control);
  return row !== undefined && rowsOfNamesakes(control).some((one) => one !== row);
}

function rowsOfNamesakes(control: Element, isMeant = isAny): Element[] {
  const others = namesakesOf(control).filter((one) => one !== control && isMeant(one));
  return others
    .slice(0, maxRows)
    .flatMap((one) => rowOf(one) ?? [])
    .filter(isVisible);
}

/** Whether the same can be done in another row beside its own, and nothing is filled in there that it could abandon. */
export function isInEachRow(control: Element): boolean {
  const row = rowOf(control);
  return row !== undefined && !own(row, 'querySelector')(fields) && alikeBeside(row, control).length > 0;
}

function isAny(_: Element): boolean {
  return true;
}

function alikeBeside(row: Element, control: Element, isMeant = isAny): Element[] {
  if (row.shadowRoot) return hostsOffering(row, control);
  const [verb] = wordsOf(nameOf(control));
  const siblings = [...((own(row, 'parentElement') as Element | null)?.children ?? [])]
    .filter((one) => one !== row && one.localName === row.localName)
    .slice(0, maxRows);
  return siblings.filter((one) =>
    [...(own(one, 'querySelectorAll')(controls) as NodeListOf<Element>)].some(
      (other) => isVisible(other) && isMeant(other) && wordsOf(nameOf(other))[0] === verb,
    ),
  );
}

/** The components beside a row that is one, whose shadow trees have the words of the control. */
function hostsOffering(row: Element, control: Element): Element[] {
  const words = (own(control, 'textContent') ?? '').trim();
  const hosts = words === '' ? [] : hostsBeside(row).slice(0, maxRows);
  return hosts.filter(({ shadowRoot }) => shadowRoot?.textContent?.includes(words));
}

function builtAlike(row: Element): Element[] {
  const { parentElement } = row;
  const parts = partsOf(row);
  const isAlike = (one: Element) =>
    one.localName === row.localName && !isHeadOfTable(one) && partsOf(one) === parts && isRow(one);
  const beside = parentElement ? [...own(parentElement, 'children')].slice(0, maxRows) : [];
  return beside.filter((one) => one !== row && isAlike(one) && isVisible(one));
}

/** The kinds of elements in a row, besides its buttons and what is in them. */
function partsOf(row: Element): string {
  const parts = [...(own(row, 'querySelectorAll')('*') as NodeListOf<Element>)].slice(0, maxParts);
  const kinds = parts.filter((one) => !one.closest(buttons)).map((one) => one.localName);
  return [...new Set(kinds)].sort().join(' ');
}

export function isHeadOfTable(row: Element): boolean {
  return matches(row, heads);
}
