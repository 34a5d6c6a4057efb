/** Orders to tell a person something send a message, where "Tell me" and what is told of a page do not. */
import { expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import { isNamed } from '../../../../../extension/protocol/effects/prompt/is-named';

function isDone(prompt: string, name: string): boolean {
  const found = classifyControl({ name, role: 'button' });
  if (!found) throw new Error('not held at all');
  return isNamed(prompt, { ...found, row: '', dialog: '', isOneOfMany: false, name });
}

const cases = (prompts: string) => prompts.split('|').map((prompt) => [prompt.trim()]);

test.each(
  cases(`Tell the customer that his order is on its way.|Tell the customer of order 1047 that it is on its way.
    |Tell Brandt his order is on its way.|Tell Brandt: your order is on its way.|Tell Ann I will be late.
    |Let the customer know that his order is on its way.|Let the customer of 1047 know that it is on its way.
    |Write to Brandt that order 1047 is on its way.|Write to the customer: "We deliver on Monday."
    |Answer Brandt: it is on its way.|Answer Brandt that it is on its way.|Ask Brandt for his address.
    |Ask Brandt whether he wants a refund.|Ask the customer to send his address.|Thank Brandt for his order.
    |Open order 1047 and tell the customer that it is on its way.|Sag dem Kunden, dass die Bestellung unterwegs ist.
    |Frag Brandt nach seiner Adresse.|Dis à Brandt que la commande est en route.|Dile a Brandt que el pedido va en camino.`),
)('%s', (prompt) => {
  expect(isDone(prompt, 'Send')).toBe(true);
});

test.each(
  cases(`Tell me that the order is on its way.|Tell me what Brandt wrote.|Let me know that it is sent.|Tell the total.
    |Write to me what you find.|Write down that order 1047 is on its way.|Write to the field Text: hello.
    |Ask me for the address.|Answer: how many orders are there?|Answer the question: who is the customer?
    |Answer the following: which order is late?|Tell the customer's name.|Tell the name of the customer.
    |Do not tell Brandt that it is on its way.|Don't ask Brandt for his address.|What did I tell Brandt?
    |Ask for the total.|Ask the page for the total.|Tell the difference between the orders.|Find out what to tell Brandt.
    |Write to Brandt that it is late but do not send it.|Tell Brandt that it is late, but let me check it first.
    |Write to Brandt that it is late and keep it as a draft.`),
)('%s Nothing is sent.', (prompt) => {
  expect(isDone(prompt, 'Send')).toBe(false);
});

test.each([
  ['Tell Brandt that we will delete the order.', 'Delete order'],
  ['Ask Brandt to pay the invoice.', 'Pay invoice'],
  ['Ask the customer to delete order 1047.', 'Delete order'],
  ['Tell Brandt: cancel the order.', 'Cancel order'],
])('%s: what Brandt is told is no order for "%s"', (prompt, name) => {
  expect(isDone(prompt, name)).toBe(false);
});
