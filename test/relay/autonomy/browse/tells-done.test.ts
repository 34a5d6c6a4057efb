import { describe, expect, test } from 'vitest';
import { tellsDone } from '../../../../relay/autonomy/browse/deeds/tells-done';

const same = { before: 'button "Send"', now: 'button "Send"' };
const send = { what: 'send' as const, name: 'Send' };

describe('a message', () => {
  test.each([
    'Quote sent to Harbour Bakery',
    'Payment of $2000.00 recorded',
    'You have left the workspace.',
    'Nachricht gesendet',
    'Votre message a été envoyé',
  ])('"%s" tells that it was done', (words) => {
    expect(tellsDone(send, [words], same)).toBe(true);
  });

  test.each([
    'Message could not be sent',
    'Payment failed',
    'Please enter an amount',
    'Amount is required',
    'Card was refused',
  ])('"%s" tells that it was not', (words) => {
    expect(tellsDone(send, [words], same)).toBe(false);
  });

  test('about something else tells nothing', () => {
    expect(tellsDone(send, ['New version available'], same)).toBeUndefined();
  });
});

describe('the page', () => {
  const rows = (count: number) =>
    [
      'heading "Notes"',
      'text: "My notes"',
      'link "Help"',
      ...Array.from({ length: count }, (_, at) => `row "Note ${at}": button "Delete"`),
    ].join('\n');

  test('without the row of the act tells that it was done', () => {
    const act = { what: 'delete' as const, name: 'Delete' };
    expect(tellsDone(act, [], { before: rows(4), now: rows(3) })).toBe(true);
  });

  test('with a field marked as wrong tells that it was not', () => {
    const now = 'textbox "Amount" invalid\nbutton "Send"';
    expect(tellsDone(send, [], { before: 'textbox "Amount"\nbutton "Send"', now })).toBe(false);
  });

  const bill = (state: string) =>
    ['heading "Bill 12"', 'text: "To Ann"', 'text: "$20"', `text: "${state}"`, 'button "Send"'].join('\n');

  test('with a new state tells that it was done', () => {
    expect(tellsDone(send, [], { before: bill('Draft'), now: bill('Sent') })).toBe(true);
  });

  test.each(['3 left', 'Due in May', 'Shared with me'])('with a new text "%s" tells nothing', (state) => {
    expect(tellsDone(send, [], { before: bill('Draft'), now: bill(state) })).toBeUndefined();
  });

  test('that shows another one tells nothing', () => {
    const now = 'heading "Your details"\ntextbox "Name"\nbutton "Next"';
    expect(tellsDone(send, [], { before: 'heading "Offer"\nbutton "Send"', now })).toBeUndefined();
  });
});
