/** Questions with verbs that no class knows, where the act accepts what was reported before. */
import { expect, test } from 'vitest';
import { judgeDialog } from '../../../../../extension/protocol/effects/judge-dialog';

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
  ['Verify IMG_23?', 'Verify IMG_22.'],
  ['Verify IMG_22?', 'Find IMG_22.'],
  ['Check in Bo Ray?', 'Check in guest Ann Lee.'],
  ['Check in Ann Lee?', 'Check the room of Ann Lee in the list.'],
  ['Check in Ann Lee?', 'Check whether Ann Lee is in.'],
  ['Report Ann Lee?', 'Report the balance of Ann Lee.'],
  ['Are you ready to archive Dot (A1400)?', cat],
  ['Are you fine with archiving Dot (A1400)?', cat],
  ['Do you want to move Dot to Berlin?', cat],
])('"%s" is held in "%s"', (message, prompt) => {
  expect(answerTo(message, prompt)).toEqual({ answer: 'dismiss', held: 'form' });
});

test.each([
  ['Archive Dot (A1400)?', 'Archive the cat Dot.'],
  ['Lock case 12? This cannot be undone.', 'Lock case 12.'],
  ['Resolve ticket 5120?', 'Close ticket 5120.'],
  ['Are you sure? This cannot be undone.', 'Merge the two contacts of Ann Bell.'],
  ['Leave without saving?', cat],
  ['Verify IMG_22?', 'Verify IMG_22.'],
  ['Verify IMG_23?', 'Verify IMG_22 and IMG_23.'],
  ['Check in Ann Lee?', 'Check in guest Ann Lee.'],
  ['Check in Ann Lee?', 'Please check Ann Lee in.'],
  ['Check out Ann Lee?', 'Check out guest Ann Lee and tell me her bill.'],
  ['Translate this page?', 'Translate the page.'],
  ['Are you in Germany?', cat],
  ['Are you in Beijing?', cat],
  ['Is your home in Berlin?', cat],
  ['Did you know that Ann Bell works here?', cat],
  ['Confirm your age?', cat],
  ['Open case 12?', cat],
  ['Discard your changes? This cannot be undone.', cat],
  ['Load 40 more rows?', cat],
  ['Update the record of Ann Bell?', 'Change the phone number of Ann Bell to 555 0101'],
  ['Inform the members?', cat],
])('"%s" is accepted in "%s"', (message, prompt) => {
  expect(answerTo(message, prompt)).toEqual({ answer: 'accept' });
});

test.each([
  ['Translate', 'Translate this page?', 'Translate the page.', false],
  ['Translate', 'Translate this page?', 'Translate the page of Kim to French.', false],
  ['Verify age', 'Verify your age?', cat, false],
  ['Hand over', 'Hand over your keys?', cat, true],
  ['Translate', 'Publish this page?', 'Translate the page.', true],
])('%s "%s" in "%s" is unordered: %s', (pressed, message, prompt, isUnordered) => {
  const verdict = judgeDialog(
    { type: 'confirm', message },
    { mode: 'named', prompt, accepts: [message] },
    [],
    {
      row: '',
      isOneOfMany: false,
      pressed,
    },
  );
  expect(verdict.answer).toBe(isUnordered ? 'dismiss' : 'accept');
});
