/** What was paid is recorded with the amount, for the record and in the account that the task says. */
import { describe, expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import type { EnteredField } from '../../../../../extension/protocol/effects/entered-fields';
import { whatDiffers } from '../../../../../extension/protocol/effects/prompt/what-differs';
import { isLetThrough } from '../place-of-act';

const amount = (value: string, label = 'Amount'): EnteredField[] => [
  { label: 'Date', value: '2026-05-03' },
  { label, value },
];

/** Whether the button of a dialog goes, whose field for the amount has this value. */
function goes(prompt: string, value: string, name = 'Record payment', dialog = `${name} for F-218`): boolean {
  return isLetThrough(prompt, name, { dialog, entered: amount(value) });
}

describe('the amount in the field', () => {
  test.each([
    ['Record a payment of $250.00 on F-218.', '250'],
    ['Record a payment of $250 on invoice F-218 of Tern Ferries.', '250.00'],
    ['Enter the payment of 250 euros for F-218.', '250,00'],
    ['Tern Ferries has paid $250 of F-218. Record it.', '250.00'],
    ['Record a payment of 250 on F-218.', '250.00'],
    ['Log that F-218 has been paid: a payment of $1,250.', '1250.00'],
    ['Record the payment for F-218.', '4180.00'],
    ['Mark F-218 as paid.', '4180.00'],
    ['Pay the full balance of F-218.', '4180.00'],
    ['F-218 was paid by bank transfer, please update it.', '4180.00'],
    ['Apply a $250 payment to F-218 dated 1 March.', '250.00'],
    ['Find the newest invoice and record a $2,500 partial payment on it.', '2500'],
    ['Open the invoice of Tern Ferries, then log a payment of 1.250,50 euros.', '1250.50'],
    ['Fully pay F-218.', '4180.00'],
    ['Settle F-218 in full.', '4180.00'],
    ['Zero out F-218 with a payment.', '4180.00'],
    ['Begleiche die Rechnung F-218.', '4180.00'],
    ['Record a payment for the remaining amount ($250.00) of F-218.', '250.00'],
    ['Record the rest of the $500 on F-218 as a payment.', '180.00'],
    ['Record half of the $500 on F-218 as a payment.', '250.00'],
    ['Change the price of the mast to $90, then record the payment of F-218.', '4180.00'],
    ['Record one payment of $100 and $150 together on F-218.', '250.00'],
  ])('%s goes with %s', (prompt, value) => expect(goes(prompt, value)).toBe(true));

  test.each([
    ['Record a payment of $250.00 on F-218.', '4180.00'],
    ['Record a payment of $250.00 on F-218.', '2,500'],
    ['Enter the payment of 250 euros for F-218.', '25'],
    ['Tern Ferries has paid $250 of F-218. Record it.', '4180.00'],
    ['Record a payment of 250 on F-218.', '4180.00'],
    ['Change the price of the mast to $90, then record the payment of $250 on F-218.', '90'],
    ['Find the newest invoice and record a $2,500 partial payment on it.', '25000'],
    ['Record a payment for the remaining amount ($250.00) of F-218.', '4180.00'],
    // Nothing is ordered.
    ['Create a theme with payment terms of 14 days.', '250.00'],
    ['How much of F-218 is still due?', '250.00'],
    ['Record a payment of $250 on F-219.', '250.00'],
    ['Record a refund of $250 on F-218.', '250.00'],
    ['Do not record the payment of $250 on F-218.', '250.00'],
    ['Is F-218 settled in full?', '250.00'],
    ['Settle the argument about the ferries.', '250.00'],
    ['Settle F-219 in full.', '250.00'],
    ['Settle F-218 with $100.', '250.00'],
  ])('%s is held with %s', (prompt, value) => expect(goes(prompt, value)).toBe(false));

  test.each([
    ['Record a refund of 40 euros for order 5512.', '40', '400', 'Record refund', 'Refund for order 5512'],
    ['Log my lunch at 12.50 euros.', '12.50', '125', 'Save expense', 'New expense'],
    ['Add an expense: taxi, 23.40', '23.40', '234', 'Add expense', 'New expense'],
    ['Enter the deposit of £300 from Ann Lee.', '300', '30', 'Receive deposit', 'Deposit of Ann Lee'],
    ['Record a payment of $250 on F-218.', '250', '4180', 'Save', 'Record payment for F-218'],
    ['Trage die Zahlung von 250 Euro zu F-218 ein.', '250', '4180', 'Zahlung erfassen', 'F-218'],
    ['Pay $250 on F-218.', '250', '4180', 'Make payment', 'F-218'],
    ['Donate 20 euros to the lifeboats.', '20', '50', 'Donate', 'Lifeboats'],
  ])('%s: %s goes and %s not, with "%s" in "%s"', (prompt, right, wrong, name, dialog) => {
    expect([goes(prompt, right, name, dialog), goes(prompt, wrong, name, dialog)]).toEqual([true, false]);
  });
});

test('the account is the one that the task names', () => {
  const into = (value: string, other: string) =>
    isLetThrough('Record a payment of $250 on F-218 into Savings.', 'Record payment', {
      dialog: 'Record payment for F-218',
      entered: [...amount('250'), { label: 'Account', value, others: [other] }],
    });
  const [current, savings] = ['090 - Current', '091 - Savings'];
  expect([into(savings, current), into(current, savings)]).toEqual([true, false]);
});

test('a task without an account leaves that open', () => {
  const entered = [...amount('250'), { label: 'Account', value: 'Current', others: ['Savings'] }];
  expect(isLetThrough('Record a payment of $250.', 'Record payment', { entered })).toBe(true);
});

describe('"Mark as paid" in a row', () => {
  const rows = ['F-218|Tern Ferries|$4,180.00|due', 'F-219|Gull Boats|$250.00|due'];
  const marked = (prompt: string) =>
    rows.flatMap((row, at) => {
      const others = rows.filter((_, index) => index !== at);
      return isLetThrough(prompt, 'Mark as paid', { row, others }) ? [at] : [];
    });

  test.each([
    ['Mark F-219 as paid.', [1]],
    ['Record the payment of F-218.', [0]],
    ['Mark the invoice of Gull Boats as paid.', [1]],
    ['Mark the $250 invoice as paid.', [1]],
    ['Send a reminder for F-219.', []],
  ])('%s', (prompt, at) => expect(marked(prompt)).toEqual(at));
});

describe('a button that', () => {
  const isHeld = (name: string, entered: EnteredField[], more = {}) =>
    classifyControl({ name, role: 'button', entered, ...more }) !== undefined;

  test.each(['Record payment', 'Add payment', 'Add expense', 'Receive money', 'Save'])(
    'only opens the form is not held: %s',
    (name) => expect(isHeld(name, [])).toBe(false),
  );

  test.each([
    'Add payment method',
    'Save payment settings',
    'Record video',
    'Log in',
    'Save',
    'Add item',
    'Enter',
  ])('enters something else beside an amount is not held: %s', (name) =>
    expect(isHeld(name, amount('20'), { dialog: { title: 'Line', text: '' } })).toBe(false),
  );

  test('adds a line to a form with many amounts is not held', () => {
    const form = { title: 'Bill', method: '', isSearch: false, isLogin: false, hasCardFields: false };
    expect(isHeld('Add payment', [...amount('20'), ...amount('30')], { form })).toBe(false);
  });

  test('has fields for other amounts is not compared with those', () => {
    const entered = amount('5', 'Tip amount');
    expect(isLetThrough('Pay the $40 bill.', 'Pay now', { entered })).toBe(true);
  });

  test('buys a number of things that is called an amount goes', () => {
    const prompt = 'Buy two bags of coffee for $30.';
    expect(isLetThrough(prompt, 'Buy now', { entered: amount('2') })).toBe(true);
  });
});

test('the reason tells of the amount', () => {
  const known = {
    what: 'transfer',
    name: 'Record payment',
    object: ['payment'],
    isFinisher: false,
    row: '',
    dialog: 'Record payment for F-218',
    entered: amount('4180'),
    isOneOfMany: false,
  } as const;
  expect(whatDiffers('Record a payment of $250 on F-218.', 'transfer', 'Record payment', known)).toContain(
    'amount',
  );
});
