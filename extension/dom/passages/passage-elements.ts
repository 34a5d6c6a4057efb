/** What elements mean for the passages of a page. */
import type { Passage } from './passage';

/** They hold no text of the page. */
export const dropped = new Set(
  'script style noscript template link meta svg canvas object embed datalist head input textarea'.split(' '),
);
/** By role, else by tag. */
export const regions: Record<string, Passage['region']> = {
  nav: 'nav',
  navigation: 'nav',
  footer: 'footer',
  contentinfo: 'footer',
  aside: 'aside',
  complementary: 'aside',
  banner: 'header',
  dialog: 'dialog',
  alertdialog: 'dialog',
};
/** A heading in one of these does not apply to what follows. */
export const enclosing = new Set(
  'aside nav footer article section li td th details dialog figure'.split(' '),
);
export const items = new Set(['li', 'article']);
export const itemRoles = new Set(['listitem', 'article', 'row']);
