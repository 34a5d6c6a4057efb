/** Questions with verbs that no class knows, where the act accepts what was reported before. */
import { expect, test } from 'vitest';
import { judgeDialog } from '../../../extension/protocol/effects/judge-dialog';

function answerTo(message: string, prompt: string) {
  const opener = { row: '', isOneOfMany: false };
  const hold = { mode: 'named' as const, prompt, accepts: [message] };
  return judgeDialog({ type: 'confirm', message }, hold, [], opener);
}

const cat = 'Which pen is Smudge the white cat in?';

test.each([
  ['Archive Dot (A1400)?', cat],
  ['Retire the asset LT-2041?', 'How old is the laptop LT-2041?'],
  ['Release "Bay 7" to the next customer?', 'Show me who uses bay 7.'],
  ['Hand Jonas Berg over to the county?', 'Change the phone number of Ida Holm to 555 0101'],
  ['Lock case 12? This cannot be undone.', 'Add a comment to case 12.'],
  ['Seal the box? It is irreversible.', 'Look up the box and tell me its weight'],
  ['Are you sure? This cannot be undone.', cat],
  ['Mark ticket 5120 as resolved?', 'What is ticket 5120 about?'],
])('"%s" is held in "%s"', (message, prompt) => {
  expect(answerTo(message, prompt)).toEqual({ answer: 'dismiss', held: 'form' });
});

test.each([
  ['Archive Dot (A1400)?', 'Archive the cat Dot.'],
  ['Lock case 12? This cannot be undone.', 'Lock case 12.'],
  ['Resolve ticket 5120?', 'Close ticket 5120.'],
  ['Are you sure? This cannot be undone.', 'Merge the two contacts of Ann Bell.'],
  ['Leave without saving?', cat],
  ['Open case 12?', cat],
  ['Discard your changes? This cannot be undone.', cat],
  ['Load 40 more rows?', cat],
  ['Update the record of Ann Bell?', 'Change the phone number of Ann Bell to 555 0101'],
  ['Inform the members?', cat],
])('"%s" is accepted in "%s"', (message, prompt) => {
  expect(answerTo(message, prompt)).toEqual({ answer: 'accept' });
});
