/** Questions that name another person or another period than the task, where no row tells more. */
import { expect, test } from 'vitest';
import { judgeDialog } from '../../../../../extension/protocol/effects/judge-dialog';
import { isNamed } from '../../../../../extension/protocol/effects/prompt/is-named';

const prompt = "Approve Daniel Marsh's annual leave for 22 to 24 December 2025.";
const answerTo = (message: string, task = prompt) =>
  judgeDialog({ type: 'confirm', message }, { mode: 'named', prompt: task }, [], {
    row: '',
    isOneOfMany: false,
  });

test.each([
  'Approve the request of Marsh, Daniel, 22/12/2025 to 24/12/2025?',
  'Approve the leave of Daniel Marsh from 22 December to 24 December 2025?',
  'Approve the leave of D. Marsh (2025-12-22 – 2025-12-24)?',
])('is accepted: "%s"', (message) => {
  expect(answerTo(message)).toMatchObject({ answer: 'accept' });
});

test.each([
  'Approve the request of Marshall, Daniel, 22/12/2025 to 24/12/2025?',
  'Approve the request of Marsh, Danielle, 22/12/2025 to 24/12/2025?',
  'Approve the request of Marsh, Daniel, 29/12/2025 to 31/12/2025?',
  'Approve the request of Marsh, Daniel, 22/12/2025 to 22/12/2025?',
  'Approve the leave of Daniel Marsh from 22 December to 31 December 2025?',
])('is held: "%s"', (message) => {
  expect(answerTo(message)).toMatchObject({ held: 'grant' });
});

test('a period in other figures, and one of another month', () => {
  const task = 'Cancel the booking from 3 March to 5 March';
  expect(answerTo('Cancel the booking 03.03.2026 - 05.03.2026?', task)).toMatchObject({ answer: 'accept' });
  expect(answerTo('Cancel the booking 03.04.2026 - 05.04.2026?', task)).toMatchObject({ held: 'cancel' });
});

test('a word for a technique is no name of the thing', () => {
  const revoke = { what: 'delete', name: 'Revoke access', object: ['access'], isFinisher: false } as const;
  const place = {
    row: 'Zapier read write admin',
    dialog: '',
    isOneOfMany: true,
    otherRows: () => ['Slack read'],
  };
  expect(
    isNamed('Revoke the OAuth application that has the most permissions.', { ...revoke, ...place }),
  ).toBe(true);
});
