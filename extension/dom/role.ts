// Why: roles are how a screen reader, a test and a model name the same thing.
import { getRole } from 'dom-accessibility-api';

// Where the library stops short of https://www.w3.org/TR/html-aam-1.0/#html-element-role-mappings
const more: Record<string, string> = {
  address: 'group',
  blockquote: 'blockquote',
  caption: 'caption',
  code: 'code',
  del: 'deletion',
  em: 'emphasis',
  figcaption: 'caption',
  hgroup: 'group',
  iframe: 'iframe',
  ins: 'insertion',
  meter: 'meter',
  p: 'paragraph',
  search: 'search',
  strong: 'strong',
  svg: 'img',
  time: 'time',
};

const headersBelongHere = 'article, aside, main, nav, section, [role=article], [role=main], [role=region]';

/** The element's role by HTML-AAM and ARIA; `generic` where it has none worth naming. */
export function roleOf(element: Element): string {
  const explicit = element.getAttribute('role')?.trim().split(/\s+/)[0];
  if (explicit && explicit !== 'none' && explicit !== 'presentation') return explicit;
  switch (element.localName) {
    case 'header':
    case 'footer':
      if (element.parentElement?.closest(headersBelongHere)) return 'generic';
      break;
    case 'section':
    case 'form':
      if (!isNamed(element)) return 'generic';
      break;
    case 'th':
      return element.getAttribute('scope')?.startsWith('row') ? 'rowheader' : 'columnheader';
    case 'td':
      return element.closest('table, [role]')?.getAttribute('role')?.endsWith('grid') ? 'gridcell' : 'cell';
    case 'label':
    case 'legend':
      return 'generic';
    case 'input':
      if ((element as HTMLInputElement).type === 'file') return 'button';
      if ((element as HTMLInputElement).type === 'password') return 'textbox';
      break;
  }
  return getRole(element) ?? more[element.localName] ?? 'generic';
}

function isNamed(element: Element): boolean {
  return ['aria-label', 'aria-labelledby', 'title'].some((attribute) =>
    element.getAttribute(attribute)?.trim(),
  );
}
