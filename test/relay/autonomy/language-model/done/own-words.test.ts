/** A part of a task is quoted as the user has written it. */
import { expect, test } from 'vitest';
import { inOwnWords } from '../../../../../relay/autonomy/language-model/done/orders/own-words';

const prompt =
  'Move the yacht "Orla" to berth C-14, and remove the older of her two waiting list entries (V-1031) then.';

test.each([
  ['move the yacht orla to berth c 14', 'Move the yacht "Orla" to berth C-14'],
  ['remove the last waiting list entries', 'remove the older of her two waiting list entries'],
  ['v 1031', 'V-1031'],
  ['sell the boat', 'sell the boat'],
])('%s', (words, own) => {
  expect(inOwnWords(prompt, words)).toBe(own);
});
