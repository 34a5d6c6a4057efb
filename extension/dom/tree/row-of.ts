/** Tells rows, cards and other items of lists from the rest of a page. */
import { matches, own } from './walk';

const rows = 'tr, [role=row], li, [role=listitem], article, [role=article], [role=option], [role=treeitem]';
const barred =
  'nav, [role=navigation], [role=menu], [role=menubar], [role=toolbar], [role=tablist], body, html, main, form';

/** How far above an element its row is looked for. */
export const maxRowLevels = 8;

/** Whether this is a row, or a part that has others like it beside it. */
export function isRow(element: Element): boolean {
  return matches(element, rows) || hasTwins(element);
}

/** Whether what is around this element is no row of what is in it. */
export function endsRow(element: Element): boolean {
  return matches(element, barred);
}

function hasTwins(element: Element): boolean {
  const name = element.getAttribute('class');
  if (!name) return false;
  const { parentElement } = element;
  const twins = (parentElement ? [...own(parentElement, 'children')] : []).filter(
    (one) => one.localName === element.localName && one.getAttribute('class') === name,
  );
  return twins.length > 1;
}
