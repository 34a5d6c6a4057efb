/** Tells rows, cards and other items of lists from the rest of a page. */
import { matches, own } from './walk';

export const rows =
  'tr, [role=row], li, [role=listitem], article, [role=article], [role=option], [role=treeitem]';
const barred = 'nav, [role=navigation], [role=menubar], [role=tablist], body, html, main';
/** They may stand within a row, or be no part of one. */
const partly = '[role=menu], [role=toolbar], form';

const controls = 'button, [role=button], a[href], input[type=submit i], input[type=button i]';
const maxSiblings = 500;
const maxControls = 8;

/** How far above an element its row is looked for. */
export const maxRowLevels = 8;

/** Whether this is a row, or a part that has others like it beside it. */
export function isRow(element: Element): boolean {
  return matches(element, rows) || hasTwins(element);
}

/** Whether what is around this element is no row of what is in it, but where `holdsControls`. */
export function endsRow(element: Element): boolean {
  return matches(element, `${barred}, ${partly}`);
}

/** Whether this is a form, a menu or a toolbar, which each row of a list may have for its controls. */
export function holdsControls(element: Element): boolean {
  return matches(element, partly);
}

/** The others beside a row of a table or list in which the same can be done. */
export function rowsAlike(element: Element): Element[] {
  if (!matches(element, rows)) return [];
  const { parentElement } = element;
  const beside = parentElement ? [...own(parentElement, 'children')].slice(0, maxSiblings) : [];
  return beside.filter(
    (one) => one !== element && one.localName === element.localName && isOfferedAlike(one, element),
  );
}

function hasTwins(element: Element): boolean {
  const name = element.getAttribute('class') ?? '';
  const { parentElement } = element;
  const twins = (parentElement ? [...own(parentElement, 'children')] : [])
    .slice(0, maxSiblings)
    .filter((one) => one.localName === element.localName && areAlike(one, element));
  if (twins.length < 2) return false;
  // Parts without a class may be anything, unless the same can be done with each.
  return name !== '' || twins.some((one) => one !== element && isOfferedAlike(one, element));
}

/** Whether both have the same classes, or one has more: of the row that the mouse is on, or that is chosen. */
function areAlike(one: Element, other: Element): boolean {
  const [name, otherName] = [one, other].map((at) => at.getAttribute('class') ?? '') as [string, string];
  if (name === otherName) return true;
  const [classes, others] = [name, otherName].map((at) => at.split(/\s+/).filter(Boolean)) as [
    string[],
    string[],
  ];
  const [few, many] = classes.length < others.length ? [classes, others] : [others, classes];
  return few.length > 0 && few.every((at) => many.includes(at));
}

function isOfferedAlike(one: Element, other: Element): boolean {
  const names = namesOfControls(other);
  return namesOfControls(one).some((name) => names.includes(name));
}

function namesOfControls(element: Element): string[] {
  const found = own(element, 'querySelectorAll')(controls) as NodeListOf<Element>;
  return [...found]
    .slice(0, maxControls)
    .map((one) => one.textContent?.trim() || (one.getAttribute('aria-label') ?? own(one, 'value') ?? ''))
    .map((name) => String(name).trim())
    .filter(Boolean);
}
