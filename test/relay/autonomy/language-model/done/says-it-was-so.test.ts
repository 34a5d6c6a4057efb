/** Which answers say that nothing was left to be done. */
import { expect, test } from 'vitest';
import { saysItWasSo } from '../../../../../relay/autonomy/language-model/done/says-it-was-so';

test.each([
  'It had already been waived.',
  'The ticket was closed before.',
  'There was nothing to cancel.',
  'No change was needed.',
  "It didn't need a change.",
  'There are no open invoices.',
  'You had closed it yourself.',
  'The list is unchanged.',
  'I found that it was already closed.',
  'I did nothing, as it was closed already.',
  'Das Ticket war bereits geschlossen.',
  'Le ticket était déjà fermé.',
  'La cita ya estaba cancelada.',
  'O pedido já estava cancelado.',
  'Het ticket was al gesloten.',
])('%s', (answer) => {
  expect(saysItWasSo(answer)).toBe(true);
});

test.each([
  'I closed ticket 12 for you.',
  'I have already closed ticket 12.',
  'Ticket 12 is closed, no problems.',
  'Your ticket is not open any more.',
  'You have 3 open tickets, ticket 12 is closed.',
  'You can check it on the page.',
  'Ich habe das Ticket bereits geschlossen.',
  'Ja, das Ticket ist zu. Prima!',
])('%s tells of an act of its own', (answer) => {
  expect(saysItWasSo(answer)).toBe(false);
});
