/** Of identical things one is meant: what has no twin in its list is none of them. */
import { describe, expect, test } from 'vitest';
import { hasNoTwin } from '../../../../../extension/protocol/effects/prompt/things/has-no-twin';
import { isLetThrough } from '../place-of-act';

describe('the list of orders', () => {
  const orders = [
    'WS-20511|18 Nov 2025, 21:02|2 x Navy rucksack|In preparation|€178.00',
    'WS-20510|18 Nov 2025, 20:58|2 x Navy rucksack|In preparation|€178.00',
    'WS-20509|18 Nov 2025, 20:44|1 x Otter lamp|In preparation|€89.00',
  ];
  const goes = (prompt: string, at: number) =>
    isLetThrough(prompt, 'Cancel order', {
      row: orders[at] as string,
      others: orders.filter((_, one) => one !== at),
    });

  test.each([
    'Cancel the later of the two identical orders I placed on 18 November.',
    'Two of my orders are identical. Cancel the later one.',
  ])('%s', (prompt) => {
    expect(goes(prompt, 0)).toBe(true);
    expect(goes(prompt, 2)).toBe(false);
  });

  test('also of other orders', () => {
    expect(goes('Cancel the order from 18 November with the lamp.', 2)).toBe(true);
    expect(goes('Cancel my last order.', 2)).toBe(true);
  });
});

test.each<[string, string, string[], boolean]>([
  [
    'Delete the duplicate contact.',
    'Ida Holm|ida@x.org',
    ['Ida Holm|i.holm@y.org', 'Jo Fink|jo@x.org'],
    false,
  ],
  [
    'Delete the duplicate contact.',
    'Jo Fink|jo@x.org',
    ['Ida Holm|ida@x.org', 'Ida Holm|i.holm@y.org'],
    true,
  ],
  ['Delete all duplicates.', 'Jo Fink|Open', ['Ida Holm|Open', 'Ida Holm|Open'], true],
  ['Delete all duplicates.', 'Ida Holm|Open', ['Ida Holm|Closed', 'Jo Fink|Open'], false],
  ['Delete the contact that was entered twice.', 'Jo Fink|jo@x.org', ['Ida Holm|ida@x.org'], true],
  ['Delete one of the two identical claims.', 'Tap drips|Open', ['Tap drips|Closed'], false],
  ['Delete one of the two identical claims.', 'Tap drips|Open', ['Lamp broken|Open'], true],
  ['Delete one of the two identical claims.', 'Tap drips|Open', [], false],
  ['Delete the duplicate page.', 'Plan copy|Draft', ['Tasks|Draft'], false],
  ['Duplicate the page Plan and delete the old one.', 'Plan|Draft', ['Tasks|Open'], false],
  ['Delete the note "Two identical rooms".', 'Two identical rooms|Draft', ['Tasks|Open'], false],
])('%s %s beside %j has no twin: %s', (prompt, row, others, isAlone) => {
  const lines = (text: string) => text.replaceAll('|', '\n');
  const facts = { what: 'delete', name: 'Delete', object: [], isFinisher: false, dialog: '' } as const;
  const rows = { rowLines: () => lines(row), otherRows: () => others.map(lines) };
  expect(hasNoTwin(prompt, { ...facts, ...rows, row: row.replaceAll('|', ' '), isOneOfMany: true })).toBe(
    isAlone,
  );
});

describe('a record that the task calls by its code', () => {
  const pane = (code: string) =>
    `Leak under the sink|${code}, reported 3 May|From: Ida Holm|Access: key at the porter|Dear team, the water comes through the ceiling of the kitchen and the tap cannot be turned off.`;
  const rows = ['Ida Holm|Leak under the sink|K-310', 'Ida Holm|Broken lamp|K-315', 'Jo Fink|Lift|K-312'];
  const goes = (prompt: string, code: string) =>
    isLetThrough(prompt, 'Delete', {
      row: pane(code),
      others: rows.filter((row) => !row.endsWith(code)),
    });

  test.each([
    "Ida Holm's report K-310 came twice by mistake, please bin it for good.",
    'Report K-310 from Ida Holm was entered twice. Delete it.',
    'Delete the duplicate K-310.',
  ])('%s', (prompt) => {
    expect(goes(prompt, 'K-310')).toBe(true);
    expect(goes(prompt, 'K-315')).toBe(false);
  });

  test('also at the beginning of the prompt, with a year in it', () => {
    const on = (code: string) =>
      isLetThrough('Decline D-25-0412 as a duplicate.', 'Decline request', {
        row: `Deck plan|${code}, received 3 May|Client: Tern Ferries`,
        others: ['Tide table|D-25-0377|Tern Ferries', 'Harbour map|D-25-0398|Kestrel Tools'],
      });
    expect(on('D-25-0412')).toBe(true);
    expect(on('D-25-0401')).toBe(false);
  });

  test.each([
    "Ida Holm's report K-310 came twice by mistake, delete the copy of it.",
    'Report K-310 was entered twice. Delete the other one.',
  ])('%s', (prompt) => {
    expect(goes(prompt, 'K-310')).toBe(false);
  });
});
