/** Tasks that first say why, or say "its" and "that change" of what they have named before. */
import { expect, test } from 'vitest';
import { isLetThrough } from '../place-of-act';

const lists = {
  webhooks: [
    'payments|https://hooks.fennel.example/pay|Delete',
    'stock|https://old.brineworks.example/stock|Delete',
    'returns|https://hooks.fennel.example/ret|Delete',
  ],
  changes: [
    'C-11|larkspur.example|owner|Ola Brandt → Mina Sato',
    'C-12|greenfinch.example|deputy|Ola Brandt → Piet Vos',
    'C-13|larkspur.example|deputy|Ola Brandt → Ruth Amari',
  ],
} as const;

function done(prompt: string, list: keyof typeof lists, name: string): number[] {
  const rows: readonly string[] = lists[list];
  return rows.flatMap((row, at) => {
    const others = rows.filter((_, index) => index !== at);
    return isLetThrough(prompt, name, { row, others, above: rows.slice(0, at), heading: 'Settings' })
      ? [at]
      : [];
  });
}

test.each([
  'Mail is now sent by Fennel: delete the webhook of Brineworks.',
  'Mail for the shop has moved to Fennel: delete the webhook of Brineworks.',
  'The note about the webhooks was wrong: delete the webhook of Brineworks.',
  'Our comment is answered: delete the webhook of Brineworks.',
  'The task list is too long, and the message from Brineworks was the last: delete the webhook of Brineworks.',
  'Order 55 is cancelled: delete the webhook of Brineworks.',
])('%s The reason before the colon leaves the order as it is', (prompt) =>
  expect(done(prompt, 'webhooks', 'Delete')).toEqual([1]),
);

test.each([
  'Mail Ola: delete the webhook of Brineworks.',
  'Mail the person who is in charge: delete the webhook of Brineworks.',
  'Message to the team: delete the webhook of Brineworks.',
  'The message is as follows: delete the webhook of Brineworks.',
  'The comment should be this: delete the webhook of Brineworks.',
  'The plan is that you write a note: delete the webhook of Brineworks.',
  'Note: delete the webhook of Brineworks.',
])('%s A text that the colon announces orders nothing', (prompt) =>
  expect(done(prompt, 'webhooks', 'Delete')).toEqual([]),
);

test('a sentence about a thing orders nothing of it', () => {
  const order = (prompt: string) => isLetThrough(prompt, 'Place order', { heading: 'Order 55' });
  expect(order('Order 55 is late: look up when it was sent.')).toBe(false);
  expect(order('Order 55 bottles of ink.')).toBe(true);
});

test.each<[string, number]>([
  [
    'Mail for larkspur.example is moving. Make Mina Sato its owner and approve that change in the console.',
    0,
  ],
  [
    'Delete the mailbox of larkspur.example. Make Ruth Amari its deputy and approve that change in the console.',
    2,
  ],
  [
    'Cancel the plan of greenfinch.example, then set Piet Vos as its deputy and approve it in the console.',
    1,
  ],
  ['Decline the request for Ruth Amari and approve that of Mina Sato.', 0],
])('%s Only that change', (prompt, right) => expect(done(prompt, 'changes', 'Approve')).toEqual([right]));
