/** Which tasks are not done as long as nothing has been done. */
import { expect, test } from 'vitest';
import { ordersChange } from '../../../../../relay/autonomy/language-model/done/orders-change';

test.each([
  'Delete the Harbour Lights paperback',
  'Please cancel my dentist appointment on Tuesday.',
  'Book a table for two at eight',
  'Set my status to Away',
  'Rename the folder "Old" to "Archive 2024"',
  'I want you to add Ann Lee to the team.',
  'Could you mark all of them as read?',
  'Move the ticket to Done and tell me its number',
  'Go to the settings and turn it on, then save the changes',
  'Approve the leave of Daniel Marsh',
  'Send Ann a message that I am late',
  'The newsletter must be cancelled',
  'Leave the group Chess',
  'Reply to the mail of Ann',
  'Lösche das Label Bildung',
  'Bitte den Termin am Montag absagen',
  'Ajoutez deux tasses au panier',
  'Cancela mi suscripción',
])('%s', (prompt) => {
  expect(ordersChange(prompt)).toBe(true);
});

test.each([
  'When does order 1047 arrive?',
  'What does it cost to cancel the subscription?',
  'Open the settings',
  'Go to the orders page and find the latest invoice',
  'Tell me how many reservations can be cancelled',
  'How do I delete my account?',
  'Can I move the appointment?',
  'Find out who approved the leave of Daniel Marsh',
  'Log in as ann with {{password}}',
  'Sign in and read the newest message',
  'Sort the flights by price and tell me the cheapest',
  'Order the list by name and tell me the first',
  'Set the filter to Paid and count the invoices',
  'Create a list of the open invoices',
  'Add up the totals of May',
  'Reply with only the number',
  'Send me a summary of the page',
  'Share with me what the page says about refunds',
  'Stop at the first result that is under 20 euros',
  'Report the delivery date of the lamp',
  'Read the order history',
  'Confirm whether the meeting was cancelled',
  'Check that the note was deleted',
  'Look at the terms, but do not accept them',
  'Just look around, never delete anything',
  'Do it',
  'Wann kommt die Bestellung an?',
  'Zeige mir, wie man das Abo kündigt',
])('not: %s', (prompt) => {
  expect(ordersChange(prompt)).toBe(false);
});
