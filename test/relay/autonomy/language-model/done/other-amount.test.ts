/** Which claims tell of another amount of money than the task gives for what it orders. */
import { describe, expect, test } from 'vitest';
import { noActs, withActs } from '../../../../../relay/autonomy/language-model/done/acts/acts-so-far';
import { amountsGiven } from '../../../../../relay/autonomy/language-model/done/amounts/amounts-given';
import { otherAmount } from '../../../../../relay/autonomy/language-model/done/amounts/other-amount';
import type { ActOutcome } from '../../../../../relay/autonomy/model';

const did = (action: string, target: string, value?: string): ActOutcome => ({
  act: { action, selector: 'ref=e100', target, ...(value !== undefined && { value }) },
  result: { success: true },
});
const press = did('click', 'button "Book it in"');
const fill = (value: string, name = 'Amount') => did('fill', `spinbutton "${name}"`, value);

function judged(
  prompt: string,
  done: ActOutcome[],
  evidence: string,
  { tree = '', shown = '', answer = 'Done.' } = {},
) {
  const acts = withActs(noActs, done, new Map());
  return otherAmount({ prompt, answer, evidence, acts }, { tree, shown });
}

const prompt = 'Log a donation of 250 euros from Ines Falk.';

describe('another amount', () => {
  test.each<[string, ActOutcome[], string, object, string | undefined]>([
    ['of the evidence', [press], 'Donation logged ... €2,500.00', {}, '€2,500.00'],
    ['that was entered', [fill('2500'), press], 'Donation logged', {}, '2500'],
    ['of the answer', [press], 'Donation logged', { answer: 'I logged 25 euros.' }, '25 euros'],
    [
      'that the field had by itself',
      [press],
      'Donation logged',
      { shown: 'spinbutton "Amount" = "900.00" [e4]' },
      '900.00',
    ],
    [
      'that was written over the right one',
      [fill('2500'), press],
      'Donation logged',
      { shown: 'spinbutton "Amount" = "250.00" [e4]' },
      '2500',
    ],
    ['is not known where nothing has one', [press], 'Donation logged', {}, undefined],
  ])('%s', (_, done, evidence, page, other) => {
    expect(judged(prompt, done, evidence, page)).toEqual({
      meant: '250 euros',
      ...(other !== undefined && { other }),
    });
  });

  test('of a part is found though another part has its own', () => {
    const two = 'Add a payment of $40 to bill 7 and one of $1,060 to bill 8.';
    const done = [fill('40'), press, fill('1600'), press];
    expect(judged(two, done, 'Payments saved')).toEqual({ meant: '$1,060', other: '1600' });
  });
});

describe('the amount is there', () => {
  test.each<[string, ActOutcome[], string, object]>([
    ['in the evidence, beside others', [press], 'Logged 250,00 € ... total 4.120,00 €', {}],
    ['as it was written', [fill('250.00'), press], 'Donation logged ... total €4,120.00', {}],
    ['on the button', [did('click', 'button "€250"')], 'Donation logged', {}],
    [
      'in the field that was left as it was',
      [press],
      'Logged',
      { shown: 'spinbutton "Amount" = "250" [e4]' },
    ],
    ['in a list', [press], 'Logged', { tree: 'combobox "Gift" = "€ 250" [e4]' }],
    [
      'on a page, where nothing tells of another',
      [press],
      'Logged',
      { tree: 'row: "Ines Falk" | "€250.00"' },
    ],
    ['with a text about others', [fill('250'), fill('3', 'Number of fees')], 'Logged', {}],
  ])('%s', (_, done, evidence, page) => {
    expect(judged(prompt, done, evidence, page)).toBeUndefined();
  });
});

test.each<[prompt: string, given: string[]]>([
  ['Set the rent of flat 4 to 1,640 euros.', ['1,640 euros']],
  ['Change the fee from $40 to $50.', ['$50']],
  ['Refund $40.50 of order 1047 to the card.', ['$40.50']],
  ['Record the payment of £100 on bill 3.', ['£100']],
  ["Change the fee of the plan Solo to '$12 a month'.", ['$12']],
  ['Erfasse eine Zahlung von 100 € zur Rechnung R-5.', ['100 €']],
])('%s gives an amount', (prompt, given) => {
  expect(amountsGiven(prompt).map(({ written }) => written)).toEqual(given);
});

test.each([
  'Cancel the transfer of 250 euros.',
  'Approve an expense of $40.',
  'Mark the $300 bill as paid.',
  'Send the bill of $300 to Bo.',
  'Buy the lamp for 30 euros.',
  'Add the lamp for 30 euros to the cart.',
  'Book a room for at most $120.',
  'Archive all bills under $20.',
  'Raise the limit of Ann by $500.',
  "Move the mail 'You have won $900' to the inbox.",
  'Block the sender of the "$900 bonus" mail.',
  'Which bills are over $500?',
])('%s gives none for what it orders', (prompt) => {
  expect(amountsGiven(prompt)).toEqual([]);
});
