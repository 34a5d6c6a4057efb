/** What is only chosen or put together is taken back every day; a record that is called like it is deleted for good. */
import { expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import type { ControlFacts } from '../../../../../extension/protocol/effects/control/control-facts';

const whatDoes = (control: Partial<ControlFacts>) =>
  classifyControl({ name: '', role: 'button', ...control })?.what;
const asked = (title: string, text: string) => ({ title, text, says: text, isConfirmation: true });

test.each<Partial<ControlFacts>>([
  { name: 'Delete mail filter permanently' },
  { name: 'Delete watchlist' },
  { name: 'Delete the filter for notifications@example.org' },
  { name: 'Delete voucher SPRING20' },
  { name: 'Delete', dialog: asked('Delete watchlist', 'This cannot be undone.') },
  { name: 'Delete', dialog: asked('Delete filter', 'Are you sure you want to delete this filter?') },
  { name: 'OK', dialog: asked('Delete this filter?', '') },
  { name: 'Delete', row: 'Ann Bell', around: 'Users', classes: 'filter-panel' },
  { name: 'Remove', row: 'Ann Bell', around: 'Users', classes: 'compare-list' },
  { name: 'Delete', row: 'Water filter stock', site: 'Filters /parts' },
  { name: 'Remove', row: 'Water filter stock', site: 'Filters /parts' },
  { name: 'Delete', row: 'Favourite recipes', site: 'Notes /notes' },
  { name: 'delete', role: 'generic', row: 'From: crew@example.org', around: 'Filters' },
  { name: '🗑', row: 'From: crew@example.org', around: 'Filters' },
  { name: '', icon: 'fa fa-trash', row: 'From: crew@example.org', around: 'Saved filters' },
  { name: '🗑', target: '/filters/12/delete' },
])('%o is deleting', (control) => expect(whatDoes(control)).toBe('delete'));

test.each<Partial<ControlFacts>>([
  { name: 'Remove filter' },
  { name: 'Clear filters' },
  { name: 'Alle Filter löschen' },
  { name: 'Remove filter: Colour blue' },
  { name: 'Remove from favourites' },
  { name: 'Eliminar de favoritos' },
  { name: 'Remove voucher' },
  { name: 'Remove', row: 'Colour: blue', around: 'Filters' },
  { name: '×', row: 'Colour: blue', around: 'Filters', icon: 'delete' },
  { name: 'Remove', row: 'Colour: blue', takesBack: true },
  { name: 'Remove', row: 'Desk lamp €40', site: 'My wishlist /lists/1' },
  { name: '', icon: 'fa fa-trash', row: 'Desk lamp €40', around: 'Wishlist' },
  { name: 'Delete', row: 'Desk lamp €40', around: 'Shopping basket' },
  { name: 'Delete', row: 'Desk lamp €40', site: 'Your cart /cart' },
  { name: 'Remove', row: 'Desk lamp €40', classes: 'cart-item' },
  { name: '×', role: 'link', target: '/wishlist/delete/5' },
])('%o takes something back', (control) => expect(whatDoes(control)).toBeUndefined());
