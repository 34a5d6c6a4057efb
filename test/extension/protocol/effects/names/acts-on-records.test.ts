/** Names that stand for an act on a record: turning down a placement, setting a credit against an invoice, blocking a sender. */
import { describe, expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import type { ControlFacts } from '../../../../../extension/protocol/effects/control/control-facts';
import { takesOtherVariant } from '../../../../../extension/protocol/effects/prompt/bulk/takes-other-variant';
import { movesElsewhere } from '../../../../../extension/protocol/effects/prompt/orders/moves-elsewhere';
import { isLetThrough } from '../place-of-act';

function found(name: string, more: Partial<ControlFacts> = {}) {
  return classifyControl({ name, role: 'button', ...more })?.what;
}
const asking = (text: string) => ({ dialog: { title: '', text, says: text, isConfirmation: true } });

test.each<[string, Partial<ControlFacts>, string]>([
  ['Reject placement', {}, 'cancel'],
  ['Reject this quote', {}, 'cancel'],
  ['Refuse invoice', {}, 'cancel'],
  ['Dismiss request', {}, 'cancel'],
  ['Turn down the proposal', {}, 'cancel'],
  ['Reject', { row: 'Placement of Fell Foods, 26 March' }, 'cancel'],
  ['Decline', { row: 'Fell Foods QL-2041' }, 'cancel'],
  ['Reject', asking('Reject the spot of Fell Foods in “Part 3”?'), 'cancel'],
  ['Turn down', asking('Turn down “Winter walk”?'), 'cancel'],
  ['Allocate', asking('Allocate credit note CN-12'), 'transfer'],
  ['Allocate to invoice', {}, 'transfer'],
  ['Apply credit', {}, 'transfer'],
  ['Assign funds', {}, 'transfer'],
  ['Match payment', {}, 'transfer'],
  ['Reconcile', {}, 'transfer'],
  ['Block "Nordwind Reisen"', {}, 'delete'],
  ['Block @lena', {}, 'delete'],
  ['Block Ann Lee', {}, 'delete'],
  ['Block sender', {}, 'delete'],
  ['Block this number', {}, 'delete'],
])('%s in %j: %s', (name, more, what) => {
  expect(found(name, more)).toBe(what);
});

test.each<[string, Partial<ControlFacts>]>([
  ['Reject all', {}],
  ['Reject', asking('We use cookies. Reject all cookies?')],
  ['Reject', asking('Ann calls you. Reject the call?')],
  ['Decline', asking('Would you like a tour?')],
  ['Decline', {}],
  ['Dismiss', { row: 'Your application was received' }],
  ['Reject', { row: 'Suggestion: use a comma' }],
  ['Turn down', {}],
  ['Allocate', { row: 'Desk 4, second floor' }],
  ['Apply', {}],
  ['Apply store credit', {}],
  ['Assign to me', {}],
  ['Match case', {}],
  ['Block quote', {}],
  ['Block Pop-ups', {}],
  ['Block', {}],
  ['Block 3', {}],
  ['Block Friday Afternoon', {}],
])('%s in %j is everyday', (name, more) => {
  expect(found(name, more)).toBeUndefined();
});

test.each<[string, string, boolean]>([
  ['Reject the placement of Fell Foods.', 'Reject placement', true],
  ['Approve the placement of Fell Foods, but none of the others.', 'Reject placement', false],
  ['Block Nordwind Reisen.', 'Block "Nordwind Reisen"', true],
  ['Move the mail of Nordwind Reisen to the inbox.', 'Block "Nordwind Reisen"', false],
  ['Allocate the credit note to its invoice.', 'Allocate to invoice', true],
  ['Print the credit note.', 'Allocate to invoice', false],
])('%s %s: %s', (prompt, name, goes) => {
  expect(isLetThrough(prompt, name, {})).toBe(goes);
});

describe('an entry of a menu that moves a thing', () => {
  test.each([
    ['Move the sale mail to the inbox.', 'Trash'],
    ['Put the note back into the folder Plans.', 'Move to bin'],
    ['Move the letter from Ann to Work and star it.', 'Spam'],
    ['Move the sale mail to the archive.', 'Junk email'],
  ])('%s %s is another place', (prompt, name) => {
    expect(movesElsewhere(prompt, name)).toBe(true);
  });

  test.each([
    ['Move the sale mail to the inbox.', 'Inbox'],
    ['Move the sale mail to the trash.', 'Trash'],
    ['Move the sale mail out of spam to the inbox.', 'Spam'],
    ['Move the note to Plans, then delete the draft.', 'Trash'],
    ['Move the sale mail to the inbox.', 'Trash talk'],
    ['Star the sale mail.', 'Trash'],
  ])('%s %s goes', (prompt, name) => {
    expect(movesElsewhere(prompt, name)).toBe(false);
  });
});

describe('a line of a basket', () => {
  test.each([
    ['Take the 20 cm glazed pot out of my basket.', 'Glazed pot 25 cm\n£12'],
    ['Remove the blue mug from the cart.', 'Mug, red\n£5'],
    ['Take out the 500 g coffee and order the rest.', 'Coffee 1000 g\n£15'],
  ])('%s %s is another one', (prompt, lines) => {
    expect(takesOtherVariant(prompt, 'Remove', lines)).toBe(true);
  });

  test.each([
    ['Take the 20 cm glazed pot out of my basket.', 'Glazed pot 20 cm\n£12'],
    ['Take the 20 cm glazed pot out of my basket.', 'Garden gloves M\n£12'],
    ['Put the 20 cm glazed pot into my basket.', 'Glazed pot 25 cm\n£12'],
    ['Remove the glazed pot from the cart.', 'Glazed pot 25 cm\n£12'],
    ['Remove the red mug and the blue mug.', 'Mug, red\n£5'],
  ])('%s %s goes', (prompt, lines) => {
    expect(takesOtherVariant(prompt, 'Remove', lines)).toBe(false);
  });
});
