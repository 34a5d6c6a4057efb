/** Which tasks want a number that no page need show. */
import { expect, test } from 'vitest';
import { asksToCompute } from '../../../../../relay/autonomy/language-model/done/evidence/asks-to-compute';

test.each([
  'What is the sum of the two invoices?',
  'What is the total of the two invoices?',
  'What do both cost in total?',
  'What is the average price?',
  'How much cheaper is Oslo than Rome?',
  'How many words has the text?',
  'By what percentage did the rent rise?',
  'Wie viele Seiten hat das Buch?',
  'Quelle est la différence entre les deux loyers ?',
])('%s', (prompt) => {
  expect(asksToCompute(prompt)).toBe(true);
});

test.each([
  'What is the number of the invoice?',
  'What is the total of invoice 5?',
  'What does the lamp cost?',
  'Delete invoice 5 and tell me the new balance.',
])('%s is answered by what a page shows', (prompt) => {
  expect(asksToCompute(prompt)).toBe(false);
});
