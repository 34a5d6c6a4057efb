/** Tells whether an element is of a kind that people name, such as `button` or `icon`. */
import type { Kind, Target } from '../prompt/instruction';
import { isBox, isField, isSlider, isTextual, type PageElement } from './page';

const has = (roles: string) => {
  const all = new Set(roles.split(' '));
  return ({ role }: PageElement) => all.has(role ?? '');
};

const buttonLike = has('button menuitem');
const iconLike = (element: PageElement) =>
  element.role === 'img' || (element.active === true && !element.text && (element.name?.length ?? 0) < 40);

const fitting: Record<Kind, (element: PageElement) => boolean> = {
  button: (element) => buttonLike(element) || /^(?:submit|button|reset|image)$/.test(element.type ?? ''),
  link: (element) =>
    element.role === 'link' ||
    (element.active === true && !element.role && /^(?:a|span)$/.test(element.tag ?? '')),
  checkbox: has('checkbox switch menuitemcheckbox'),
  radio: has('radio menuitemradio'),
  field: (element) => isTextual(element) && element.type !== 'range',
  textarea: (element) => element.tag === 'textarea' || (element.editable === true && isTextual(element)),
  list: (element) => has('combobox listbox')(element) || element.tag === 'select' || element.popup === true,
  option: has('option radio listitem menuitem menuitemradio treeitem'),
  tab: has('tab'),
  slider: isSlider,
  spinner: (element) => element.role === 'spinbutton' || element.type === 'number',
  menu: (element) =>
    has('menu menubar combobox')(element) || element.popup === true || element.tag === 'select',
  icon: iconLike,
  heading: (element) => element.role === 'heading' || element.role === 'columnheader',
  row: has('row'),
  // Pagination links are not list items.
  item: (element) =>
    has('listitem option menuitem row article treeitem link')(element) &&
    !/^(?:\d{1,2}|[<>‹›«»←→]+|next|prev(?:ious)?)$/i.test(element.name ?? element.text ?? ''),
  cell: has('cell gridcell'),
  dialog: has('dialog alertdialog'),
  section: (element) => element.expanded !== undefined || has('region group tabpanel')(element),
  switch: has('switch checkbox button'),
  date: (element) =>
    /^(?:date|datetime-local|month|week|time)$/.test(element.type ?? '') || isTextual(element),
  word: () => true,
  form: has('form'),
};

const widgets: Record<string, Kind> = {
  text: 'field',
  input: 'field',
  textbox: 'field',
  textarea: 'textarea',
  radio: 'radio',
  checkbox: 'checkbox',
  button: 'button',
  link: 'link',
  slider: 'slider',
  dropdown: 'list',
  select: 'list',
};

/** In `a "checkbox" widget` the quoted word is the kind. */
export function asKind(target: Target): Target | undefined {
  const kind = /\b(?:widget|element|control)$/i.test(target.phrase)
    ? widgets[target.words.toLowerCase()]
    : undefined;
  return kind && { ...target, words: '', kind };
}

/** Whether the element is of that kind. */
export function isKind(element: PageElement, kind: Kind): boolean {
  return fitting[kind](element);
}

/** Whether the element cannot be of the kind: a link is never called a checkbox. */
export function excludes(element: PageElement, kind: Kind): boolean {
  if (kind === 'checkbox' || kind === 'radio' || kind === 'slider')
    return !isBox(element) && !isSlider(element);
  if (kind === 'field' || kind === 'textarea') return !isField(element);
  if (kind === 'button' || kind === 'link') return isTextual(element) || element.tag === 'select';
  return false;
}
