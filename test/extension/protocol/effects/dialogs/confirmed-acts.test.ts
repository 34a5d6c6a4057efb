/** A dialog of the page that confirms what an act before it has begun needs no second approval, but for another thing. */
import { expect, test } from 'vitest';
import { isNamed } from '../../../../../extension/protocol/effects/prompt/is-named';

function isConfirmed(dialog: string, shown: string): boolean {
  const facts = {
    what: 'cancel',
    name: 'Yes, cancel the order',
    object: ['order'],
    isFinisher: false,
    row: '',
    dialog,
    inDialog: true,
    opened: { what: 'cancel', shown },
    isOneOfMany: false,
  } as const;
  return isNamed('Cancel the older of his two open salbutamol orders.', facts, ['cancel']);
}

const shown = 'Cancel order Salbutamol inhaler RX-7702, ordered 9 February (open)';

test.each([
  'Cancel order RX-7702?',
  'Cancel order RX-7702 of Monday, 9 February 2026? The pharmacy stops preparing it.',
])('"%s" goes on', (dialog) => expect(isConfirmed(dialog, shown)).toBe(true));

test.each([
  'Cancel order RX-7709 of Monday, 9 February 2026?',
  'Cancel order RX-7702 of Saturday, 14 February 2026?',
  'Cancel order RX-7702 and delete the account?',
])('"%s" is held', (dialog) => expect(isConfirmed(dialog, shown)).toBe(false));
