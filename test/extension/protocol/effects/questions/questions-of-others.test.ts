/** Questions with the verb of the order about another thing, another aim, or all things of the kind. */
import { expect, test } from 'vitest';
import { judgeDialog } from '../../../../../extension/protocol/effects/judge-dialog';

function answerTo(message: string, prompt: string) {
  const opener = { row: '', isOneOfMany: false };
  return judgeDialog({ type: 'confirm', message }, { mode: 'named', prompt, accepts: [message] }, [], opener);
}

test.each([
  ['Assign ticket 12 to Kim.', 'Assign ticket 12 to Lee?'],
  ['Assign this case to the night team.', 'Assign this case to the billing desk?'],
  ['Move ticket 12 to Done.', 'Move ticket 12 to Rejected?'],
  ['Mark case 7 as solved.', 'Mark case 7 as spam?'],
  ['Convert the photo into a PNG.', 'Convert the photo into a GIF?'],
  ['Pause campaign Alpha.', 'Pause campaign Beta?'],
  ['Restart the server Apollo.', 'Restart the server Gemini?'],
  ['Lock the front door.', 'Lock all doors?'],
  ['Mark ticket 12 as done.', 'Mark all tickets as done?'],
  ['Archive the story about bees.', 'Archive all stories?'],
  ['Mute the channel Sales.', 'Mute everything?'],
])('after "%s" "%s" is held', (prompt, message) => {
  expect(answerTo(message, prompt)).toEqual({ answer: 'dismiss', held: 'form' });
});

test.each([
  ['Assign ticket 12 to Kim.', 'Assign ticket 12 to Kim Berg?'],
  ['Assign the ticket about the lift to me.', 'Assign the ticket about the lift to user 4?'],
  ['Move ticket 12 to Done.', 'Move ticket 12 to the column Done?'],
  ['Move ticket 12 to Done.', 'Move ticket 12?'],
  ['Move the card to the archive.', 'Archive the card?'],
  ['Rename the list to "Old stock".', 'Rename the list to Old stock?'],
  ['Pause campaign Alpha.', 'Pause this campaign?'],
  ['Pause campaign Alpha.', 'Pause campaign Alpha Summer?'],
  ['Pause campaign Alpha.', 'Pause Campaign Now?'],
  ['Move the card to the top.', 'Move the card to position 1?'],
  ['Move the rehearsal to Friday.', 'Move the rehearsal to Fri 8 May?'],
  ['Lock the doors.', 'Lock all doors?'],
  ['Lock all of the doors.', 'Lock all 4 doors?'],
  ['Archive the finished tasks.', 'Archive all finished tasks?'],
  ['Mark my inbox as read.', 'Mark all messages as read?'],
])('after "%s" "%s" goes', (prompt, message) => {
  expect(answerTo(message, prompt)).toEqual({ answer: 'accept' });
});
