/** Tells whether an element is of a kind that people name, such as `button` or `icon`. */
import type { Kind, Target } from '../prompt/instruction';
import { isBox, isField, isSlider, isTextual, type Thing } from './page';

const has = (roles: string) => {
  const all = new Set(roles.split(' '));
  return ({ role }: Thing) => all.has(role ?? '');
};

const buttonLike = has('button menuitem');
const iconLike = (thing: Thing) =>
  thing.role === 'img' || (thing.active === true && !thing.text && (thing.name?.length ?? 0) < 40);

const fitting: Record<Kind, (thing: Thing) => boolean> = {
  button: (thing) => buttonLike(thing) || /^(?:submit|button|reset|image)$/.test(thing.type ?? ''),
  link: (thing) =>
    thing.role === 'link' || (thing.active === true && !thing.role && /^(?:a|span)$/.test(thing.tag ?? '')),
  checkbox: has('checkbox switch menuitemcheckbox'),
  radio: has('radio menuitemradio'),
  field: (thing) => isTextual(thing) && thing.type !== 'range',
  textarea: (thing) => thing.tag === 'textarea' || (thing.editable === true && isTextual(thing)),
  list: (thing) => has('combobox listbox')(thing) || thing.tag === 'select' || thing.popup === true,
  option: has('option radio listitem menuitem menuitemradio treeitem'),
  tab: has('tab'),
  slider: isSlider,
  spinner: (thing) => thing.role === 'spinbutton' || thing.type === 'number',
  menu: (thing) => has('menu menubar combobox')(thing) || thing.popup === true || thing.tag === 'select',
  icon: iconLike,
  heading: (thing) => thing.role === 'heading' || thing.role === 'columnheader',
  row: has('row'),
  // The links that turn pages are no items.
  item: (thing) =>
    has('listitem option menuitem row article treeitem link')(thing) &&
    !/^(?:\d{1,2}|[<>‹›«»←→]+|next|prev(?:ious)?)$/i.test(thing.name ?? thing.text ?? ''),
  cell: has('cell gridcell'),
  dialog: has('dialog alertdialog'),
  section: (thing) => thing.expanded !== undefined || has('region group tabpanel')(thing),
  switch: has('switch checkbox button'),
  date: (thing) => /^(?:date|datetime-local|month|week|time)$/.test(thing.type ?? '') || isTextual(thing),
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

/** `a "checkbox" widget` is one of that kind, whatever it is called. */
export function asKind(target: Target): Target | undefined {
  const kind = /\b(?:widget|element|control)$/i.test(target.said)
    ? widgets[target.words.toLowerCase()]
    : undefined;
  return kind && { ...target, words: '', kind };
}

/** Whether the thing is of that kind. */
export function isKind(thing: Thing, kind: Kind): boolean {
  return fitting[kind](thing);
}

/** Kinds without which a thing cannot be meant at all: nobody calls a link a checkbox. */
export function excludes(thing: Thing, kind: Kind): boolean {
  if (kind === 'checkbox' || kind === 'radio' || kind === 'slider') return !isBox(thing) && !isSlider(thing);
  if (kind === 'field' || kind === 'textarea') return !isField(thing);
  if (kind === 'button' || kind === 'link') return isTextual(thing) || thing.tag === 'select';
  return false;
}
