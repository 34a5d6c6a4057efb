/** An amount belongs to its own clause, a record to its page, and a dialog for sharing is opened to change roles. */
import { describe, expect, test } from 'vitest';
import type { ActFacts } from '../../../../../extension/protocol/effects/prompt/act-facts';
import { opensNamedDialog } from '../../../../../extension/protocol/effects/prompt/dialogs/opens-named-dialog';
import { isLetThrough, type PlaceOfAct } from '../place-of-act';

describe('the amount of another order', () => {
  const form = (name: string, amount: string): PlaceOfAct => ({
    dialog: name,
    heading: 'CN-0009',
    text: 'To|Harbour Bakery Co',
    entered: [{ label: 'Amount', value: amount }],
  });
  const both =
    'Allocate the Harbour Bakery credit note to their unpaid invoice, then record a $2,000 payment on that same invoice.';

  test.each<[string, string, PlaceOfAct, boolean]>([
    [both, 'Allocate', form('Allocate credit note CN-0009', '249.75'), true],
    [both, 'Record payment', form('Record payment', '2000'), true],
    [both, 'Record payment', form('Record payment', '2746.25'), false],
    [
      'Allocate $100 of the credit note to the invoice.',
      'Allocate',
      form('Allocate credit note CN-0009', '249.75'),
      false,
    ],
    [
      'Allocate $100 of the credit note to the invoice.',
      'Allocate',
      form('Allocate credit note CN-0009', '100'),
      true,
    ],
    [
      'Allocate $100 of the credit note to the invoice, then record a $2,000 payment on it.',
      'Allocate',
      form('Allocate credit note CN-0009', '2000.50'),
      false,
    ],
  ])('%s: %s in %j goes: %s', (prompt, name, place, goes) => {
    expect(isLetThrough(prompt, name, place)).toBe(goes);
  });
});

describe('the only payment of a record', () => {
  const prompt = 'Remove the partial payment from the Harbour Bakery invoice.';
  const page = (to: string, history: string): PlaceOfAct => ({
    row: '10 Feb 2026|EFT-0044|$4,950.00',
    heading: 'INV-0045',
    text: `To|${to}|Payments|Date|Reference|Amount|History|${history}`,
    part: 'Payments|10 Feb 2026|EFT-0044|$4,950.00',
  });
  const partial = 'Partial payment received - $4,950';

  test('is removed on the page of the one that the task names', () => {
    expect(isLetThrough(prompt, 'Remove', page('Harbour Bakery Group', partial))).toBe(true);
  });

  test.each([
    ['of another one', page('Beacon Security Ltd', partial)],
    ['that is not said to be partial', page('Harbour Bakery Group', 'Payment received - $4,950')],
    ['among several', { ...page('Harbour Bakery Group', partial), others: ['3 Mar 2026|EFT-0051|$90.00'] }],
  ])('%s is held', (_, place) => {
    expect(isLetThrough(prompt, 'Remove', place)).toBe(false);
  });
});

describe('the button "Share"', () => {
  const share: ActFacts = {
    what: 'send',
    name: 'Share',
    object: [],
    isFinisher: false,
    row: '',
    dialog: '',
    isOneOfMany: false,
  };

  test.each(['Downgrade all online editors to the viewer role.', 'Make Ann an editor of the file.'])(
    'is opened for: %s',
    (prompt) => expect(opensNamedDialog(prompt, share)).toBe(true),
  );

  test.each(['Set the view to a grid.', 'Edit the title of the file.', 'Tell me who the editors are.'])(
    'is not for: %s',
    (prompt) => expect(opensNamedDialog(prompt, share)).toBe(false),
  );
});
