/** "Withdraw" cancels what was handed in, and takes out money elsewhere. */
import { expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';

const asked = (title: string, more: string) => {
  const says = `${title}\n${more}`;
  return { dialog: { title, text: says, says, isConfirmation: true } };
};

test.each([
  [asked('Withdraw EX-2112?', 'A withdrawn claim cannot be brought back.'), 'cancel'],
  [asked('Withdraw this?', 'Your application to the choir ends.'), 'cancel'],
  [{ row: 'EX-2112 Desk mat', site: 'My claims /claims' }, 'cancel'],
  [asked('Withdraw', 'We handle your request in two days. Amount: 20'), 'transfer'],
  [{ row: 'FF-20378 3 pallets of cod, draft' }, 'cancel'],
  [{ row: 'Account DE-4471 £310.00' }, 'transfer'],
  [asked('Withdraw €20?', 'It is paid to your bank.'), 'transfer'],
  [{ site: 'Requests of my wallet /wallet' }, 'transfer'],
])('in %j it is of the class %s', (place, what) => {
  expect(classifyControl({ name: 'Withdraw', role: 'button', ...place })?.what).toBe(what);
});
