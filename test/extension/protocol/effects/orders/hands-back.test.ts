/** Prompts that order an act and keep its last step for a person, in whatever words. */
import { expect, test } from 'vitest';
import { handsBackTheLastStep } from '../../../../../extension/protocol/effects/prompt/hands-back/hands-back';

test.each([
  'Order the lamp, but ask me first',
  'Book the room, but check with me before you pay',
  'Order the lamp. Wait for my OK before placing the order.',
  'Book the room once I say so',
  'Buy the lamp as soon as I approve',
  'Check out my cart; pause before paying',
  'Check out my cart, and halt at the last step',
  'Check out my cart, stopping before payment',
  'Try to buy the lamp but bail out at the payment',
  "Check out my cart, I'm going to pay",
  "Check out my cart. I'd rather pay myself.",
  'Check out my cart. My husband will pay.',
  'Check out my cart, I do the paying',
  'Check out my cart and hand over to me for the payment',
  'Order the lamp, minus the final click',
  'Check out my cart, payment I do myself',
  'Complete the checkout up to the payment',
  'Complete checkout step 1',
  "Check out, but don't confirm",
])('%s', (prompt) => {
  expect(handsBackTheLastStep(prompt)).toBe(true);
});

test.each([
  'Check out my cart',
  'Order the lamp and tell me the order number',
  'Cancel my subscription before it renews',
  'Send Ada a message saying "ask me first before you pay"',
  'Write a mail to Ada: please wait for me before ordering lunch',
  'Delete the mail after I have read it is marked',
  'Book the room with the view my wife likes',
])('an order: %s', (prompt) => {
  expect(handsBackTheLastStep(prompt)).toBe(false);
});
