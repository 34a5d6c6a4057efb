/** The words for kinds of elements and places, such as `button` and `row`, and what they fit. */
import { isBox, isSlider, isTextual, type PageElement } from './page';

type Test = (element: PageElement) => boolean;

const has = (roles: string): Test => {
  const all = new Set(roles.split(' '));
  return ({ role }) => all.has(role ?? '');
};
const isList: Test = (element) =>
  has('combobox listbox')(element) || element.tag === 'select' || element.popup === true;
const isButton: Test = (element) =>
  has('button menuitem')(element) || /^(?:submit|button|reset|image)$/.test(element.type ?? '');
const isClickable: Test = (element) => element.active === true && !isTextual(element);
const isDate: Test = ({ type }) => /^(?:date|datetime-local|month|week|time)$/.test(type ?? '');

/** What an element may be called, by the word in the singular. */
const elementKinds: Readonly<Record<string, Test>> = {
  button: isButton,
  link: (element) => element.role === 'link' || (isClickable(element) && !element.role),
  checkbox: has('checkbox switch menuitemcheckbox'),
  box: (element) => isBox(element) || isTextual(element),
  switch: (element) => isBox(element) || element.pressed !== undefined,
  toggle: (element) => isBox(element) || element.pressed !== undefined,
  radio: has('radio menuitemradio'),
  field: (element) => isTextual(element) || isList(element) || isDate(element),
  input: isTextual,
  textbox: isTextual,
  bar: isTextual,
  textarea: isTextual,
  area: isTextual,
  dropdown: isList,
  list: isList,
  select: isList,
  combobox: isList,
  menu: (element) => isList(element) || element.expanded !== undefined || isClickable(element),
  option: has('option radio checkbox menuitem menuitemradio treeitem'),
  tab: (element) => element.role === 'tab' || isClickable(element),
  slider: isSlider,
  icon: (element) => isClickable(element) || element.role === 'img',
  image: has('img'),
  heading: (element) => /heading|columnheader/.test(element.role ?? '') || element.role === 'link',
  headline: (element) => element.role === 'heading' || element.role === 'link',
  header: (element) => /heading|columnheader|rowheader/.test(element.role ?? '') || isClickable(element),
  column: (element) => !isTextual(element),
  cell: has('cell gridcell rowheader columnheader text'),
  page: isClickable,
  section: (element) => element.expanded !== undefined || isClickable(element) || element.role === 'heading',
  panel: (element) => element.expanded !== undefined || isClickable(element),
  date: isDate,
  time: isDate,
  text: () => true,
};

/** Compound words for kinds: the first word only describes the second. */
const compounds: Readonly<Record<string, string>> = {
  'check box': 'checkbox',
  'radio button': 'radio',
  'text field': 'textbox',
  'text box': 'textbox',
  'text area': 'textarea',
  'drop down': 'dropdown',
  'input field': 'textbox',
  'toggle switch': 'switch',
  'dropdown menu': 'dropdown',
  'drop down menu': 'dropdown',
  'dropdown list': 'dropdown',
  'column header': 'column',
  'menu item': 'option',
};

/** The kind that these last words of a phrase name, and how many words it takes. */
export function kindIn(words: readonly string[]): { kind: string; length: number } | undefined {
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    const last = words.slice(-length);
    const joined = [...last.slice(0, -1), singular(last.at(-1) ?? '')].join(' ');
    const kind =
      compounds[joined] ?? (length === 1 && Object.hasOwn(elementKinds, joined) ? joined : undefined);
    if (kind) return { kind, length };
  }
  return undefined;
}

export function isOfKind(element: PageElement, kind: string): boolean {
  return elementKinds[kind]?.(element) ?? false;
}

/** Parts of a page by the word for them, and the roles that they have. */
const placeRoles: Readonly<Record<string, RegExp>> = {
  row: /^(?:row|listitem)$/,
  line: /^(?:row|listitem)$/,
  item: /^(?:row|listitem|article|treeitem|option)$/,
  entry: /^(?:row|listitem|article|treeitem|option)$/,
  card: /^(?:listitem|article|region|group|)$/,
  list: /^(?:list|listbox|table|grid|tree|treegrid)$/,
  table: /^(?:table|grid|treegrid)$/,
  grid: /^(?:table|grid|treegrid)$/,
  dialog: /dialog/,
  popup: /dialog|^$/,
  modal: /dialog/,
  window: /dialog/,
  banner: /banner|dialog|region|alert|^$/,
  form: /^(?:form|search|dialog)$/,
  group: /^(?:group|radiogroup)$/,
  menu: /^(?:menu|menubar|listbox|navigation|list)$/,
  toolbar: /^toolbar$/,
  navigation: /^navigation$/,
  sidebar: /^(?:complementary|navigation)$/,
  footer: /^contentinfo$/,
  header: /^banner$/,
  section: /^(?:region|group|tabpanel|article|form|)$/,
  panel: /^(?:region|group|tabpanel|)$/,
  column: /^(?:region|group|list|listitem|article|)$/,
};

/** What the rows, list items and cards of a page hold is often called so; the words beside it say which one. */
const itemNouns = new Set(
  'item entry record row card message email article post story headline result product task event file document user person contact conversation chat'.split(
    ' ',
  ),
);

/** What else rows hold: never alone, because then nothing on the page may be one. */
const things = new Set(
  `mail invoice order booking comment note customer client ticket issue transaction payment review reply appointment
  member account project page course reminder notification photo picture image video song track playlist album folder label
  tag subscription shipment parcel flight trip room recipe book team group channel device plan invitation meeting address slot`.split(
    /\s+/,
  ),
);

/** Whether the word only says what a thing is that others beside it name: `invoice R-105`. */
export function isThing(word: string): boolean {
  return itemNouns.has(word) || things.has(word);
}

/** Whether the word names this part of the page. */
export function isPlaceWord(word: string): boolean {
  return Object.hasOwn(placeRoles, singular(word)) || singular(word) === 'page';
}

export function isPlace(element: PageElement, word: string): boolean {
  const role = element.role ?? (element.tag === 'form' || element.tag === 'dialog' ? element.tag : '');
  return placeRoles[singular(word)]?.test(role) ?? false;
}

export function isItemNoun(word: string): boolean {
  return itemNouns.has(word);
}

/** Equal for the singular and the plural of a word. */
export function stem(word: string): string {
  return singular(word).replace(/(?:y|ie)$/, 'i');
}

export function singular(word: string): string {
  if (word.length < 4 || /ss$/.test(word)) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh|ss)es$/, '$1')
    .replace(/(?<!s)s$/, '');
}
