/** Links that lead to something to read, although their name begins with a word that is a verb too. */
import { expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';

const link = (name: string, target = '/page', row = '') =>
  classifyControl({ name, role: 'link', isPageLink: true, target, row })?.what;

test.each([
  'Leave policy',
  'Leave team calendar',
  'Transfer guide',
  'Order history',
  'Book list',
  'Pay slips',
  'Share statistics',
])('the link "%s" only navigates', (name) => expect(link(name)).toBeUndefined());

test('"Cancel policy" is a page of the help, and elsewhere an order', () => {
  expect(link('Cancel policy', '/help/cancel-policy')).toBeUndefined();
  expect(link('Cancel policy', '/policies/12/cancel')).toBe('cancel');
  expect(link('Cancel policy', '/policies/12', 'Home insurance')).toBe('cancel');
  expect(link('Cancel my policy')).toBe('cancel');
});

test.each([
  ['Leave group', 'cancel'],
  ['Cancel subscription', 'cancel'],
  ['Delete policy', 'delete'],
  ['Transfer money', 'transfer'],
])('the link "%s" is an order', (name, what) => expect(link(name)).toBe(what));

test('a button of such a name is an order', () => {
  expect(classifyControl({ name: 'Leave policy', role: 'button' })?.what).toBe('cancel');
});
