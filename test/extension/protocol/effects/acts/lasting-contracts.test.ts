/** Payments that recur, what lasts until somebody ends it, and what closes the record of a person or a debt. */
import { describe, expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import { isLetThrough, type PlaceOfAct } from '../place-of-act';

const whatDoes = (name: string) => classifyControl({ name, role: 'button' })?.what;
const names = (text: string) => text.split(/\s*\|\s*/);

test.each([
  [
    'pay',
    'Set up standing order|Set up a direct debit|Start standing order|Schedule payment|Schedule a payment to Ann',
  ],
  ['pay', 'Create payment|Start recurring payment|Dauerauftrag einrichten|Settle up'],
  [
    'cancel',
    'Stop standing order|Stop this direct debit|Stop subscription|Pause payments|Lastschrift stoppen',
  ],
  [
    'cancel',
    'End permit|End tenancy|End licence|Cancel registration|Write off|Write off £30|Write off stock',
  ],
  ['cancel', 'Discharge|Discharge patient'],
  ['delete', 'Deactivate|Deactivate product'],
  ['transfer', 'Refund|Charge|Charge customer|Mail a cheque'],
  ['send', 'Request money|Lodge appeal|Dispatch order'],
])('%s: %s', (what, all) => {
  for (const name of names(all)) expect([name, whatDoes(name)]).toEqual([name, what]);
});

test('what only has such words in its name is free', () => {
  const free = `Standing orders|Direct debits|Payment plan|Schedule payment reminder|Create payment link|Set up payment method
    |Set up payments|Set up profile|Stop|Stop video|End date|End of lease|End poll|Write-offs|Write-off policy|Deactivate dark mode
    |Discharge summary|Refund policy|Charge type|Setup guide|Create order|Card freeze|Ship to|Start tour`;
  for (const name of names(free)) expect([name, whatDoes(name)]).toEqual([name, undefined]);
});

test('a thing that is called by a verb is no act', () => {
  const free = 'All Mail|All mail|Customer email|Team message|Invoice email|Payment refund|Check mail';
  for (const name of names(free)) expect([name, whatDoes(name)]).toEqual([name, undefined]);
  for (const name of names('Email all|Email invoice|Message host')) expect(whatDoes(name)).toBe('send');
});

test('buttons of a navigation may be called as pages are', () => {
  const inBar = (name: string, inNavigation: boolean) =>
    classifyControl({ name, role: 'button', inNavigation })?.what;
  for (const name of names('Grant programme|Transfer window|Pay calendar|Order form')) {
    expect([name, inBar(name, true)]).toEqual([name, undefined]);
  }
  expect(inBar('Pay now', true)).toBe('pay');
});

test('a contract is terminated in its row, and the session that the page is seen in is not', () => {
  const inRow = (row: string) => classifyControl({ name: 'Terminate', role: 'button', row })?.what;
  expect(inRow('Jonas Berg Warehouse since 2019')).toBe('cancel');
  expect(inRow('Chrome on Linux, this device')).toBeUndefined();
});

type Case = [prompt: string, name: string, place: PlaceOfAct];

describe('done as ordered', () => {
  test.each<Case>([
    ['Set up a standing order of £20 a month to Wold Rescue.', 'Set up standing order', {}],
    ['Create a standing order of £20 to Wold Rescue.', 'Set up standing order', {}],
    ['Stop the standing order to Quayside Nursery.', 'Stop standing order', { heading: 'Quayside Nursery' }],
    ['Cancel the direct debit of Thornley Water.', 'Stop direct debit', { row: 'Thornley Water|£30' }],
    ['Pay the invoice INV-0055.', 'Create payment', { heading: 'INV-0055' }],
    ['Schedule a payment of £30 to Ann for Friday.', 'Schedule payment', {}],
    ['Stop my subscription.', 'Stop subscription', {}],
    ['End the permit VP-5520.', 'End permit', { row: 'VP-5520|Active', others: ['VP-5521|Active'] }],
    ['Cancel the permit VP-5520.', 'End permit', { row: 'VP-5520|Active', others: ['VP-5521|Active'] }],
    ['End the tenancy of Flat 3.', 'End tenancy', { heading: 'Flat 3' }],
    ['Write off the debt of Bell & Co.', 'Write off', { row: 'Bell & Co|£30', others: ['Redfern|£12'] }],
    ['Deactivate the coupon SPRING.', 'Deactivate', { row: 'SPRING|10 %', others: ['AUTUMN|5 %'] }],
    ['Discharge the patient Ann Bell.', 'Discharge', { heading: 'Ann Bell' }],
    ['Refund order 1047.', 'Refund', { row: 'Order 1047|Ann', others: ['Order 1048|Bo'] }],
    ['Fulfil order 1047.', 'Ship order', { row: '1047|Ann', others: ['1048|Bo'] }],
  ])('%s: %s', (prompt, name, place) => expect(isLetThrough(prompt, name, place)).toBe(true));
});

describe('held', () => {
  test.each<Case>([
    ['How much money is on the Household account?', 'Set up standing order', {}],
    ['How much money is on the Household account?', 'Stop standing order', {}],
    ['Stop the standing order to Quayside Nursery.', 'Stop standing order', { heading: 'Wold Rescue' }],
    [
      'Cancel the garden waste subscription.',
      'End permit',
      { row: 'VP-5520|Active', others: ['VP-5521|Active'] },
    ],
    ['End the permit VP-5520.', 'End permit', { row: 'VP-5521|Active', others: ['VP-5520|Active'] }],
    ['Write off the debt of Bell & Co.', 'Write off', { row: 'Redfern|£12', others: ['Bell & Co|£30'] }],
    ['Which patients are in ward 3?', 'Discharge', { heading: 'Ann Bell' }],
    ['Deactivate the coupon SPRING.', 'Deactivate', { row: 'AUTUMN|5 %', others: ['SPRING|10 %'] }],
  ])('%s: %s', (prompt, name, place) => expect(isLetThrough(prompt, name, place)).toBe(false));
});
