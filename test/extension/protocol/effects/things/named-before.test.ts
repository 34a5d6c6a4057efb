/** Whose a row is may be said in a clause before, and by the record of the page instead of the row. */
import { describe, expect, test } from 'vitest';
import { judgeDialog } from '../../../../../extension/protocol/effects/judge-dialog';
import { splitClauses } from '../../../../../extension/protocol/effects/prompt/clauses/split-clauses';
import { isClassVerb } from '../../../../../extension/protocol/effects/prompt/words/verb-meanings';
import { isLetThrough, type PlaceOfAct } from '../place-of-act';

const worming = 'Worming tablet due|since 2025-04-19';
const dental = 'Dental check due|since 2025-05-01';
const bella: PlaceOfAct = { heading: 'Bella', text: 'Owner\tKarin Hoffmann, Lindenweg 14' };
const max: PlaceOfAct = { heading: 'Max', text: 'Owner\tIvan Firth, Oak Road 3' };

describe.each([
  'Bella, the beagle of Karin Hoffmann: delete her worming reminder.',
  'Bella of Lindenweg 14: delete her worming reminder.',
  'Bella of Karin Hoffmann weighed 12.4 kg today. Delete her worming reminder.',
  'Open the file of Bella, owned by Karin Hoffmann, and delete her worming reminder.',
])('%s', (prompt) => {
  test.each([
    ['her row', { row: worming, others: [dental], ...bella }, true],
    ['another row of hers', { row: dental, others: [worming], ...bella }, false],
    ['the same row of another', { row: worming, others: [dental], ...max }, false],
  ])('%s', (_, place, goes) => expect(isLetThrough(prompt, 'Delete', place)).toBe(goes));
});

test('rows with names of their own are still told apart by them', () => {
  const prompt = 'Look up Karin Hoffmann and cancel her booking.';
  const [hers, his] = ['Karin Hoffmann|10:30', 'Ivan Firth|11:00'];
  const text = [hers, his].join('\n');
  expect(isLetThrough(prompt, 'Cancel', { row: hers, others: [his], text, heading: 'Today' })).toBe(true);
  expect(isLetThrough(prompt, 'Cancel', { row: his, others: [hers], text, heading: 'Today' })).toBe(false);
});

test('what only describes a thing between two commas ends no order', () => {
  const wordsOf = (prompt: string) => splitClauses(prompt, isClassVerb).map(({ words }) => words.join(' '));
  expect(wordsOf('Strike the second application, which is a duplicate, off the register.')).toEqual([
    'strike the second application off the register',
  ]);
  const message = 'Strike off the register: application SN-2237?';
  const prompt = 'Strike the second application of Café Morgenrot, which is a repeat, off the register.';
  const opener = { row: 'SN-2237 Café Morgenrot', isOneOfMany: true, pressed: 'strike' };
  const hold = { mode: 'named' as const, prompt, accepts: [message] };
  expect(judgeDialog({ type: 'confirm', message }, hold, [], opener).answer).toBe('accept');
});

test('what tells a thing from others counts between two commas as well', () => {
  const prompt = 'Cancel the booking, which is for court 3, please.';
  const goes = (row: string, other: string) =>
    isLetThrough(prompt, 'Cancel booking', { row, others: [other] });
  expect([goes('Court 2', 'Court 3'), goes('Court 3', 'Court 2')]).toEqual([false, true]);
});
