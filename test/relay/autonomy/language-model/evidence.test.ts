/** What counts as evidence that a task is done. */
import { expect, test } from 'vitest';
import { isOnPage } from '../../../../relay/autonomy/language-model/evidence';
import type { Seen } from '../../../../relay/autonomy/model';

/** A page that reads so. */
const page = (text: string): Seen => ({
  url: 'http://shop.test/cart',
  title: 'Cart',
  tabs: [],
  outcomes: [],
  stepsLeft: 9,
  read: async (action) => (action === 'text' ? text : ''),
  screenshot: async () => '',
});
const view = (...lines: string[]) =>
  ['1. click ref=e1: done', 'URL: http://shop.test/cart', 'Title: Cart', ...lines].join('\n');

test.each([
  ['what the page reads now', 'Your cart: 2 tents', view('(no change)'), true],
  ['a message of the latest view that is gone by now', 'Settings saved', view('+"Settings saved"'), true],
  ['what the latest view says has gone', 'Settings saved', view('-"Settings saved"'), false],
  ['what was done, which the page does not say', 'click ref=e1: done', view('(no change)'), false],
  ['what was never there', 'Order placed', view('+"Settings saved"'), false],
  ['nothing', '', view('+"Settings saved"'), false],
])('%s', async (_, evidence, lastView, counts) => {
  expect(await isOnPage(evidence, page('Your cart: 2 tents'), lastView)).toBe(counts);
});
