/** A question of which callers see only the beginning is judged by that, and accepted by nobody but a person. */
import { expect, test } from 'vitest';
import { judgeDialog } from '../../../../../extension/protocol/effects/judge-dialog';

const opener = { row: '', isOneOfMany: false };
const rest = ' The lamp of order 123 is kept.'.repeat(2_000);

function answerTo(message: string, mode: 'named' | 'any' = 'named') {
  return judgeDialog(
    { type: 'confirm', message },
    { mode, prompt: 'Delete note 12.', accepts: [] },
    [],
    opener,
  );
}

test('goes by itself where all of it can be read', () => {
  expect(answerTo('Delete note 12?')).toEqual({ answer: 'accept', accepted: 'delete' });
});

test('is held, in a moment, where it is longer', () => {
  expect(answerTo(`Delete note 12?${rest}`)).toEqual({ answer: 'dismiss', held: 'delete' });
});
