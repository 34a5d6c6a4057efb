/** "Withdraw" takes back what was handed in, or takes out money. */
import { expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import { judgeDialog } from '../../../../../extension/protocol/effects/judge-dialog';
import { isLetThrough } from '../place-of-act';

test.each([
  ['Withdraw application', {}, 'cancel'],
  ['Withdraw my claim', {}, 'cancel'],
  ['Withdraw bid', {}, 'cancel'],
  ['Withdraw funds', {}, 'transfer'],
  ['Withdraw 200 EUR', {}, 'transfer'],
  ['Withdraw', { around: 'Leave requests' }, 'cancel'],
  ['Withdraw', { row: 'Application for flat 12 Pending' }, 'cancel'],
  ['Withdraw', { row: 'Savings €300', around: 'Wallet' }, 'transfer'],
  ['Withdraw Pike Rovers III from the Plate', {}, 'cancel'],
  ['Withdraw Ola Brandt from the course', {}, 'cancel'],
  ['Withdraw from competition', {}, 'cancel'],
  ['Withdraw booking', {}, 'cancel'],
  ['Withdraw 3 players from the squad', {}, 'cancel'],
  ['Withdraw 50 from Holidays', {}, 'transfer'],
  ['Withdraw all earnings', {}, 'transfer'],
  ['Withdraw from savings', {}, 'transfer'],
  ['Withdraw to Monzo', {}, 'transfer'],
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

const entries = [
  'E-12|sprint|Ola Brandt|Entered',
  'E-13|relay|Ola Brandt|Entered',
  'E-14|sprint|Mina Sato|Entered',
];

test.each([
  'Withdraw Ola Brandt from the sprint.',
  'Withdraw Ola Brandt from the sprint, but leave her in the relay.',
  'Withdraw Ola Brandt from the sprint but leave Ola Brandt in the relay.',
  'Leave her in the relay, but withdraw Ola Brandt from the sprint.',
])('%s Only from that', (prompt) => {
  const done = entries.map((row, at) => {
    const others = entries.filter((_, index) => index !== at);
    return isLetThrough(prompt, 'Withdraw', { row, others, heading: 'Entries' });
  });
  expect(done).toEqual([true, false, false]);
});

test('who is taken out of which race is asked as cancelling', () => {
  const ask = (row: string, message: string, isOpened: boolean) =>
    judgeDialog(
      { type: 'confirm', message },
      { mode: 'named', prompt: 'Withdraw Ola Brandt from the sprint, but leave her in the relay.' },
      isOpened ? ['cancel'] : [],
      {
        row: row.replaceAll('|', ' '),
        rowLines: () => row.replaceAll('|', '\n'),
        otherRows: () => entries.filter((one) => one !== row).map((one) => one.replaceAll('|', '\n')),
        isOneOfMany: true,
        opened: isOpened ? { what: 'cancel', shown: `Withdraw ${row.replaceAll('|', ' ')}` } : undefined,
      },
    );
  const [right = '', other = ''] = entries;
  expect(ask(right, 'Withdraw Ola Brandt from the sprint?', true)).toEqual({
    answer: 'accept',
    accepted: 'cancel',
  });
  expect(ask(other, 'Withdraw Ola Brandt from the relay?', false)).toEqual({
    answer: 'dismiss',
    held: 'cancel',
  });
});
