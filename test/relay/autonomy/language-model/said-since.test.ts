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
  ['what a new button is called', form(1), form(1, '\nbutton "Save all" [e9]'), []],
  ['a single word', form(1), form(1, '\n"Draft"'), []],
  ['another content', form(1), form(1, '\n"Ann Bell"\n"Tom Rees"\n"Eva Lund"'), []],
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
