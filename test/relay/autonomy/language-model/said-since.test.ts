/** What a page answers to an act, where all of it is shown again. */
import { expect, test } from 'vitest';
import { describeTurn } from '../../../../relay/autonomy/language-model/describe-turn';
import { saidSince } from '../../../../relay/autonomy/language-model/said-since';
import type { Seen } from '../../../../relay/autonomy/model';

const form = (from: number, more = '') =>
  `heading "Permit" 1\ntextbox "Valid until" = "1 May" [e${from}]\nbutton "Save" [e${from + 1}]${more}`;
const refusal = '\n"Valid until: write the date as DD/MM/YYYY."';

test.each([
  ['a refusal', form(1), form(11, refusal), ['Valid until: write the date as DD/MM/YYYY.']],
  [
    'an alert',
    form(1),
    form(1, '\nalert [e9]: "Choose \\"Room\\" from the list"'),
    ['Choose "Room" from the list'],
  ],
  ['what stood there before', form(1, refusal), form(11, refusal), []],
  ['a short note', form(1), form(1, '\n"Draft saved"'), ['Draft saved']],
  ['the title of a section', form(1), form(1, '\n"Permit type"'), []],
  ['what a new button is called', form(1), form(1, '\nbutton "Save all" [e9]'), []],
  ['a single word', form(1), form(1, '\n"Draft"'), []],
  ['another content', form(1), form(1, '\n"Ann Bell"\n"Tom Rees"\n"Eva Lund"'), []],
  [
    'the title of the next part of a form',
    'main\n heading "Renewal" 1\n "Part 1 of 3"\n textbox "Name" [e1]\n button "Go on" [e2]',
    'main\n heading "Renewal" 1\n "Part 2 of 3"\n textbox "Street" [e3]\n textbox "Town" [e4]\n button "Go on" [e5]',
    [],
  ],
  ['a choice that is offered', form(1), form(1, '\ngeneric [e9]: "Room 12 on the left"'), []],
  [
    'a sum that has changed',
    form(1, '\n"Fee €120.00 plus €4.00 postage"'),
    form(1, '\n"Fee €125.00 plus €4.00 postage"'),
    [],
  ],
  [
    'a refusal after one with another number',
    form(1, '\n"Room 4 is taken on that day."'),
    form(1, '\n"Room 5 is taken on that day."'),
    ['Room 5 is taken on that day.'],
  ],
  [
    'a note with the button that closes it',
    form(1),
    form(1, '\n"Permit was filed"\nbutton "×" [e9]'),
    ['Permit was filed'],
  ],
  [
    'a status beside other content',
    form(1),
    'heading "Desk" 1\n"Open permits"\ntable\n row: "12" | "Ann Bell"\nstatus: "Permit was filed"',
    ['Permit was filed'],
  ],
  [
    'the question of a dialog',
    form(1),
    `dialog\n "Withdraw the permit? It cannot be filed again."\n button "Keep" [e8]\n button "Withdraw" [e9]\n${form(1).replace(/( \[e\d+\])/g, ' inert')}`,
    ['Withdraw the permit? It cannot be filed again.'],
  ],
])('%s', (_, before, now, said) => {
  expect(saidSince(before, now)).toEqual(said);
});

test('it is told with the outcome, and not again where the view shows what has changed', async () => {
  const seen = (tree: string): Seen => ({
    url: 'http://office.test/',
    title: 'Permit',
    tabs: [{ tab: 1, url: 'http://office.test/', title: 'Permit', current: true }],
    outcomes: [{ act: { action: 'click', selector: 'ref=e2' }, result: { success: true, changed: true } }],
    stepsLeft: 9,
    turnsLeft: 9,
    read: async (action) => (action === 'snapshot' ? tree : ''),
    screenshot: async () => '',
  });
  const told = async (whole: boolean) => {
    const { page } = await describeTurn(seen(form(1)), { base: undefined, asked: 0, words: '' });
    const turn = { base: page.base, asked: 1, words: '' };
    return (await describeTurn(seen(form(1, refusal)), turn, () => whole)).outcomes;
  };
  expect(await told(true)).toBe(
    '1. click ref=e2: done\nThen the page said "Valid until: write the date as DD/MM/YYYY."',
  );
  expect(await told(false)).toBe('1. click ref=e2: done');
});

test('an answer to the last of several acts is told though an earlier one has opened another part', async () => {
  const part = (more = '') =>
    `heading "Permit" 1\nheading "Fees" 2\ntextbox "Paid on" [e8]\ntextbox "Paid by" [e9]${more}\nbutton "Keep" [e10]`;
  const read = (tree: string) => ({ read: async (action: string) => (action === 'snapshot' ? tree : '') });
  const url = 'http://office.test/';
  const seen = (tree: string): Seen => ({
    url,
    title: 'Permit',
    tabs: [{ tab: 1, url, title: 'Permit', current: true }],
    outcomes: [
      { act: { action: 'click', selector: 'text=Fees' }, result: { success: true, changed: true } },
      { act: { action: 'click', selector: 'text=Keep' }, result: { success: true, changed: true } },
    ],
    stepsLeft: 9,
    turnsLeft: 9,
    screenshot: async () => '',
    ...read(tree),
  });
  const { page } = await describeTurn(seen(form(1)), { base: undefined, asked: 0, words: '' });
  const now = { ...seen(part('\n"Fees are paid in May."')), beforeLast: { url, tree: part() } };
  const turn = { base: page.base, asked: 2, words: '' };
  expect((await describeTurn(now, turn, () => true)).outcomes).toBe(
    '1. click text=Fees: done\n2. click text=Keep: done\nThen the page said "Fees are paid in May."',
  );
});
