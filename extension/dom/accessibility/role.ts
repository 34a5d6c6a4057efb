/** Computes ARIA roles. */
import { isSummary, matches, tagNameOf } from '../tree/walk';
import { ariaOf } from './aria-of';

/** The roles of https://www.w3.org/TR/wai-aria-1.2/#role_definitions that are not abstract, and `iframe` of our own. */
export const roles: ReadonlySet<string> = new Set(
  `alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox
  complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic grid
  gridcell group heading iframe img image insertion link list listbox listitem log main mark marquee math menu menubar
  menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio
  radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status strong
  subscript suggestion superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree
  treegrid treeitem`.split(/\s+/),
);

// https://www.w3.org/TR/html-aam-1.0/#html-element-role-mappings, those that depend on the tag only.
const byTag =
  rolesOf(`address:group article blockquote button caption code datalist:listbox dd:definition del:deletion
  details:group dfn:term dialog dt:term em:emphasis fieldset:group figcaption:caption figure footer:contentinfo form h1:heading
  h2:heading h3:heading h4:heading h5:heading h6:heading header:banner hgroup:group hr:separator html:document iframe
  ins:insertion main mark math menu:list meter nav:navigation ol:list optgroup:group option output:status
  p:paragraph progress:progressbar s:deletion search section:region strong sub:subscript sup:superscript svg:img table
  textarea:textbox time ul:list`);

// Date, colour and password fields have no role in the specification; these are Playwright's.
const byInputType = rolesOf(
  'button checkbox file:button hidden:generic image:button number:spinbutton radio range:slider reset:button search:searchbox submit:button',
);

const sectioning =
  'article, aside, main, nav, section, ' +
  ['article', 'complementary', 'main', 'navigation', 'region'].map((role) => `[role=${role}]`).join();

// https://www.w3.org/TR/wai-aria-1.2/#global_states, without those that the element's name prohibits
const global =
  'atomic busy controls current describedby details dropeffect flowto grabbed hidden keyshortcuts label labelledby live owns relevant roledescription'
    .split(' ')
    .map((name) => `[aria-${name}]`)
    .join();

/** Roles by name, from `name:role`, or one word where both are the same. */
function rolesOf(words: string): Record<string, string> {
  return Object.fromEntries(
    words.split(/\s+/).map((word) => {
      const [name, role = name] = word.split(':');
      return [name, role];
    }),
  );
}

/** The element's role by ARIA and HTML-AAM: `presentation` where it is removed, `generic` where it has none. */
export function roleOf(element: Element): string {
  const given = ariaOf(element, 'role');
  const explicit = given
    ?.toLowerCase()
    .split(/\s+/)
    .find((one) => roles.has(one));
  if (!explicit) return implicitRole(element);
  if (explicit === 'image') return 'img';
  if (!isOff(explicit)) return explicit;
  // https://www.w3.org/TR/wai-aria-1.2/#conflict_resolution_presentation_none
  const stays = matches(element, global) || (element as HTMLElement).tabIndex >= 0;
  return stays ? implicitRole(element) : 'presentation';
}

function implicitRole(element: Element): string {
  const localName = tagNameOf(element);
  switch (localName) {
    case 'a':
    case 'area':
      return element.hasAttribute('href') ? 'link' : 'generic';
    case 'aside':
      return isNamed(element) || !element.parentElement?.closest(sectioning) ? 'complementary' : 'generic';
    case 'header':
    case 'footer':
      if (element.parentElement?.closest(sectioning)) return 'generic';
      break;
    case 'section':
    case 'form':
      if (!isNamed(element)) return 'generic';
      break;
    case 'img':
      return element.getAttribute('alt') !== '' || matches(element, `[title], [tabindex], ${global}`)
        ? 'img'
        : 'presentation';
    case 'input':
      return inputRole(element as HTMLInputElement);
    case 'select':
      return (element as HTMLSelectElement).multiple || (element as HTMLSelectElement).size > 1
        ? 'listbox'
        : 'combobox';
    case 'summary':
      return isSummary(element) ? 'button' : 'generic';
    case 'li':
      return isOffAround(element, 'ul, ol, menu') ? 'generic' : 'listitem';
    case 'tr':
    case 'tbody':
    case 'thead':
    case 'tfoot':
    case 'td':
    case 'th':
      return isOffAround(element, 'table') ? 'generic' : tablePartRole(element);
  }
  return byTag[localName] ?? 'generic';
}

function inputRole(input: HTMLInputElement): string {
  const role = byInputType[input.type] ?? 'textbox';
  return input.list && (role === 'textbox' || role === 'searchbox') ? 'combobox' : role;
}

function tablePartRole(element: Element): string {
  if (element.localName === 'tr') return 'row';
  if (element.localName === 'td') {
    return element.closest('table, [role]')?.getAttribute('role')?.endsWith('grid') ? 'gridcell' : 'cell';
  }
  if (element.localName !== 'th') return 'rowgroup';
  const scope = element.getAttribute('scope');
  if (scope) return scope.startsWith('row') ? 'rowheader' : 'columnheader';
  const beside = [element.previousElementSibling, element.nextElementSibling];
  return beside.some((one) => one?.localName === 'td') ? 'rowheader' : 'columnheader';
}

/** Items and cells lose their role with that of their list or table. */
function isOffAround(element: Element, owner: string): boolean {
  return isOff(element.closest(owner)?.getAttribute('role') ?? '');
}

function isOff(role: string): boolean {
  return role === 'none' || role === 'presentation';
}

function isNamed(element: Element): boolean {
  return ['aria-label', 'aria-labelledby', 'title'].some((attribute) =>
    element.getAttribute(attribute)?.trim(),
  );
}
