/** What is written in other tools, or mistyped, in place of a selector, and the selector that is probably meant. */
import { nearestName } from './nearest-name';

const engines = ['css', 'text', 'role', 'label', 'placeholder', 'testid', 'xpath', 'ref'];
/** Roles that people name. */
const roles =
  'alert article banner button cell checkbox columnheader combobox dialog form grid gridcell group heading img link list listbox listitem main menu menubar menuitem navigation option progressbar radio radiogroup region row search searchbox separator slider spinbutton status switch tab table tablist tabpanel textbox toolbar tooltip tree treeitem'.split(
    ' ',
  );
/** Longer selectors are no mistakes of a hand. */
const maxLength = 500;

type Meant = (...parts: string[]) => string | undefined;

const roleOfTag: Record<string, string> = {
  a: 'link',
  button: 'button',
  h1: 'heading',
  h2: 'heading',
  option: 'option',
};
const withName = (role: string, name = '') => `role=${role}${name && `[name="${name}"]`}`;

/** Each takes what its pattern has found in parentheses. */
const otherWays: [pattern: RegExp, meant: Meant][] = [
  [/^(?:[@#.]|\[(?:ref=)?["']?)?((?:f\d+)?e\d+)(?:["']?\])?$/, (ref) => `ref=${ref}`],
  [
    /^([\w-]*)[^:\s]*:(?:has-text|contains|text|text-is|textEquals)\(\s*["']?(.*?)["']?\s*\)$/i,
    (tag = '', words = '') =>
      Object.hasOwn(roleOfTag, tag) ? withName(roleOfTag[tag] as string, words) : `text=${words}`,
  ],
  [/getByRole\(\s*["'](\w+)["'](?:.*name:\s*["'](.*?)["'])?/, (role = '', name) => withName(role, name)],
  [
    /getBy(Text|Label|Placeholder|TestId)\(\s*["'](.*?)["']/,
    (kind = '', words) => `${kind.toLowerCase()}=${words}`,
  ],
  [/(?:locator|querySelector(?:All)?|waitForSelector|\$\$?)\(\s*(["'])(.+)\1/, (_, inner) => inner],
  [/^(?:partial)?\s*link\s*(?:text)?\s*=\s*(.+)$/i, (words) => withName('link', words)],
  [/^button\s*=\s*(.+)$/i, (words) => withName('button', words)],
  [
    /^(name|type|value|href|title|alt|for|src)\s*=\s*["']?(.*?)["']?$/i,
    (name, value) => `[${name}="${value}"]`,
  ],
  [/^class(?:name)?\s*=\s*["']?\.?([\w-]+)["']?$/i, (name) => `.${name}`],
  [/^(?:data-)?test[-_]?id\s*=\s*["']?(.+?)["']?$/i, (id) => `testid=${id}`],
  [/^(?:aria|text)\/(.+)$/, (words) => `text=${words}`],
  [/^xpath\/(.+)$/, (path) => `xpath=${path}`],
  [/^pierce\/(.+)$/, (css) => css],
  [/^(.+?)\s*(?:\/deep\/|::v-deep|::shadow)\s*(.+)$/, (host, inner) => `${host} >>> ${inner}`],
  [
    /^role\s*=\s*(\w+)\s*(?:\(\s*name\s*[=:]|,?\s+name\s*[=:])\s*["']?(.*?)["']?\)?$/,
    (role = '', name) => withName(role, name),
  ],
  [
    /^role\s*=\s*([A-Za-z]+)(.*)$/,
    (role = '', rest) => misspelt(role, roles, (right) => `role=${right}${rest}`),
  ],
  [
    /^(css|text|role|label|placeholder|testid|xpath|ref|id)\s*:\s*(?!.*\()(.+)$/i,
    (engine = '', body) => (engine.toLowerCase() === 'id' ? `#${body}` : `${engine.toLowerCase()}=${body}`),
  ],
  [
    /^([A-Za-z]+)\s*=\s*(.+)$/,
    (engine = '', body) => misspelt(engine, engines, (right) => `${right}=${body}`),
  ],
];

function misspelt(
  name: string,
  names: readonly string[],
  write: (right: string) => string,
): string | undefined {
  const nearest = names.includes(name) ? undefined : nearestName(name, names);
  return nearest && write(nearest);
}

/** What other tools write between the parts of a selector. */
const otherSeparator = /[^>]>>(?!>)/;

/** Frames and hosts of shadow roots are mostly named by CSS: a role or a text is of something that is in the page itself. */
const noContainer = /^(?:role|text|label|placeholder)\s*=/;

/** What takes one of several matches in Playwright and jQuery: the number, or `first` or `last`. */
const numbered =
  /(?:>>\s*nth\s*=\s*(-?\d+)|\.(?:nth|eq|at)\(\s*(-?\d+)\s*\)|:(?:nth|eq)\(\s*(-?\d+)\s*\)|:nth-match\(.*,\s*(\d+)\s*\)|:(first|last)|\.(first|last)\(\s*\))$/;

function hintOfNumber(selector: string): string {
  const found = numbered.exec(selector);
  if (!found) return '';
  const [whole, ...given] = found;
  const isFirst = given.includes('first') || (given.includes('0') && !whole.includes('match'));
  const before = selector.slice(0, found.index).trim();
  const rest = isFirst && before !== '' && !otherSeparator.test(before) ? before : '';
  const meant = rest && (/ Did you mean "(.+)"\?$/.exec(selectorHint(rest))?.[1] ?? rest);
  if (meant) return ` Of several matches the first visible one is used: write "${meant}".`;
  return ' Selectors take no number: the first visible match is used. For another one use its ref from a snapshot, such as "ref=e12", or ":nth-child()" in CSS.';
}

/** What to add to the error of a selector that cannot be read, or finds nothing. */
export function selectorHint(selector: string): string {
  if (selector.length > maxLength) return '';
  const ofNumber = hintOfNumber(selector.trim());
  if (ofNumber) return ofNumber;
  if (otherSeparator.test(selector) && !selector.includes('>>>')) {
    const parts = selector.split('>>').map((part) => part.trim());
    const within = `named alone: "${parts.at(-1)}", and where several match, by its ref from a snapshot, such as "ref=e12"`;
    if (parts.slice(0, -1).some((part) => noContainer.test(part)))
      return ` ">>" is not known. What is within another element is ${within}.`;
    return ` Write ">>>" in place of ">>" for what is in a frame or shadow root: "${parts.join(' >>> ')}". What is within another element is ${within}.`;
  }
  for (const [pattern, meant] of otherWays) {
    const found = pattern.exec(selector.trim());
    const right = found && meant(...found.slice(1));
    if (right && right !== selector.trim()) return ` Did you mean "${right}"?`;
  }
  return '';
}
