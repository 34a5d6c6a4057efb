/** "Withdraw" takes back what was handed in, or takes out money. */
import { expect, test } from 'vitest';
import { classifyControl } from '../../../extension/protocol/effects/control/classify-control';
import { isLetThrough } from './place-of-act';

test.each([
  ['Withdraw application', {}, 'cancel'],
  ['Withdraw my claim', {}, 'cancel'],
  ['Withdraw bid', {}, 'cancel'],
  ['Withdraw funds', {}, 'transfer'],
  ['Withdraw 200 EUR', {}, 'transfer'],
  ['Withdraw', { around: 'Leave requests' }, 'cancel'],
  ['Withdraw', { row: 'Application for flat 12 Pending' }, 'cancel'],
  ['Withdraw', { row: 'Savings €300', around: 'Wallet' }, 'transfer'],
])('%s with %j', (name, place, what) => {
  expect(classifyControl({ name, role: 'button', ...place })).toMatchObject({ what });
});

test.each([
  ['Withdraw the nomination of Ida Holm.', 'Withdraw nomination', 'Ida Holm|Secretary', 'Bo Ray|Secretary'],
  ['Withdraw my application for flat 12.', 'Withdraw', 'Flat 12|Pending', 'Flat 14|Pending'],
  ['Cancel request LR-88.', 'Withdraw', 'LR-88|3 days', 'LR-89|2 days'],
  ['Take back my claim CL-3.', 'Withdraw', 'CL-3|$90', 'CL-4|$12'],
])('%s at %s', (prompt, name, right, wrong) => {
  const at = (row: string, other: string) =>
    isLetThrough(prompt, name, { row, others: [other], heading: 'Applications and claims' });
  expect(at(right, wrong)).toBe(true);
  expect(at(wrong, right)).toBe(false);
});
