/** A control may be called by the kind of what its verb does, which names no other thing than the task. */
import { describe, expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import { isNamed } from '../../../../../extension/protocol/effects/prompt/is-named';

interface Place {
  row?: string;
  around?: string;
  otherNames?: string[];
  many?: boolean;
}

function isDone(prompt: string, name: string, place: Place = {}): boolean {
  const { row = '', around = '', otherNames = [], many = false } = place;
  const found = classifyControl({ name, role: 'button', row });
  if (!found) throw new Error(`${name} is not held at all`);
  const facts = { row, around, dialog: '', isOneOfMany: many, otherNames: () => otherNames };
  return isNamed(prompt, { ...found, ...facts, name });
}

const gym = 'Cancel my gym membership.';

describe('the kind of what is ordered', () => {
  test.each<[string, string, Place?]>([
    ['Please book me a skin check with Dr. Hartmann on 9 December.', 'Book appointment'],
    ['Book me a haircut on Friday at 10.', 'Book appointment', { otherNames: ['Home', 'Sign in'] }],
    ['Reserve a slot for a test drive', 'Reserve slot'],
    ['Buche mir einen Haarschnitt am Freitag', 'Termin buchen'],
    ['Pay the electricity bill.', 'Pay invoice'],
    ['Pay the rent', 'Pay bill'],
    ['Sign me up for the yoga class on Monday', 'Book class'],
    ['Enroll me in the pottery course', 'Book course'],
    ['Request a day off on May 4.', 'Submit request'],
    ['Put in a request for a day off', 'Submit request'],
    ['Transfer 50 euros to Lena.', 'Send money'],
    ['Überweise 50 Euro an Lena', 'Geld senden'],
    ['Marcus should not see the deck any more, take away his access.', 'Remove access'],
    ["Take Marcus' access away", 'Remove access'],
    ['Cancel my haircut on Friday', 'Cancel appointment'],
    [gym, 'Cancel subscription', { around: 'Iron Gym – My account' }],
  ])('is done: "%s" by %s', (prompt, name, place) => {
    expect(isDone(prompt, name, place)).toBe(true);
  });
});

describe('another thing', () => {
  test.each<[string, string, Place?]>([
    ['Book a flight to Rome', 'Book appointment'],
    ['Book me a haircut on Friday', 'Book flight'],
    ['Book me a haircut on Friday', 'Book appointment', { otherNames: ['Book haircut'] }],
    ['Book me a haircut on Friday', 'Book appointment', { many: true, row: 'Massage' }],
    ['Show me when I can book a haircut', 'Book appointment'],
    ['Pay Ann 50 euros', 'Pay invoice'],
    ['Pay for the lamp', 'Pay invoice'],
    ['Pay the deposit', 'Pay invoice'],
    ['Pay the electricity bill', 'Pay invoice', { otherNames: ['Pay water bill'] }],
    ['Sign me up for the newsletter', 'Book class'],
    ['Sign me up for the yoga class', 'Pay now'],
    ['Send Bob a message', 'Send money'],
    ['Send Bob the photo', 'Send money'],
    ['Request the page', 'Submit request'],
    ['Take away the note Milk', 'Remove access'],
    ['Cancel my order 7', 'Cancel subscription'],
    ['Cancel my order of the lamp', 'Cancel appointment'],
    ['Cancel my Netflix', 'Cancel appointment'],
    [gym, 'Cancel subscription'],
    [gym, 'Cancel subscription', { around: 'News of the day – My account' }],
    [gym, 'Cancel appointment', { around: 'Iron Gym – My account' }],
  ])('is not: "%s" by %s', (prompt, name, place) => {
    expect(isDone(prompt, name, place)).toBe(false);
  });
});
