/** Questions with verbs that no class knows, about another thing than the task orders, or for another act on it. */
import { describe, expect, test } from 'vitest';
import { judgeDialog } from '../../../../../extension/protocol/effects/judge-dialog';
import { answersUnorderedAct } from '../../../../../extension/protocol/effects/prompt/asks/answers-unordered-act';

interface Place {
  row?: string;
  others?: string[];
  /** The control that asks. */
  pressed?: string;
  around?: string;
}

/** The act accepts what was reported before. */
function answerTo(message: string, prompt: string, { row = '', others = [], ...place }: Place = {}) {
  const opener = { row, isOneOfMany: others.length > 0, otherRows: () => others, ...place };
  const hold = { mode: 'named' as const, prompt, accepts: [message] };
  return judgeDialog({ type: 'confirm', message }, hold, [], opener).answer;
}

const tarts = 'Take the lemon tarts out of the basket; the other things in it stay.';
const strike = 'Strike application SN-2237 off the register.';
const shift = 'Which volunteers are on the morning shift?';
const bella = "Delete Bella's dental check reminder.";

describe('is held', () => {
  test.each<[string, string, string, Place?]>([
    ['another number', strike, 'Strike off the register: application SN-2231?'],
    ['another number', 'Release parcel QX-410 to the courier.', 'Release parcel QX-401?'],
    ['a row of another number', 'Mute camera CAM-12.', 'Mute this camera?', { row: 'CAM-21 Yard' }],
    ['another number and act', 'Approve application SN-2231.', 'Strike off: application SN-2237?'],
    ['another act', strike, 'Archive: application SN-2237?', { pressed: 'archive' }],
    ['another act', 'Mark invoice 88 as paid.', 'Write off invoice 88?'],
    ['another act', 'Release parcel QX-410 to the courier.', 'Return parcel QX-410 to sender?'],
    ['another act', 'Book Bella a slot with Dr Osei.', 'Suspend the account of Bella?'],
    ['another act', bella, 'Close the record of Bella?', { pressed: 'Close record' }],
    ['a danger zone', bella, 'Close this record?', { pressed: 'Close record', around: 'Danger zone' }],
    ['the opposite', 'Lock door 4.', 'Unlock door 4?'],
    ['the opposite', 'Turn on the pump.', 'Turn off the pump?'],
    ['the opposite', 'Raise the price of the lamp.', 'Lower the price of the lamp?'],
    ['another kind', tarts, 'Remove Lime tarts, tray of 12 from the basket?'],
    [
      'a row that fits less',
      'Pin the oak shelf on the top of my list.',
      'Pin this shelf?',
      { row: 'Pine shelf', others: ['Oak shelf'] },
    ],
    ['another name in quotation marks', 'Disable the rule "Night mode".', 'Turn off "Day mode"?'],
    ['another day', 'Close the report of 4 March.', 'Close the report of 3 March?'],
    ['a task that only asks', shift, 'Take off the shift?', { pressed: 'Take off' }],
    ['what others notice', shift, 'Move him to another shift? Tom Ashton will get a text message.'],
    ['what others notice', bella, 'Merge the record? The owner will be notified by mail.'],
  ])('%s in "%s": "%s"', (_, prompt, message, place) => {
    expect(answerTo(message, prompt, place)).toBe('dismiss');
  });
});

describe('is accepted', () => {
  test.each<[string, string, Place?]>([
    [strike, 'Strike off the register: application SN-2237?'],
    ['Archive application SN-2237.', 'Retire application SN-2237?', { pressed: 'archive' }],
    ['Move application SN-2237 to the archive.', 'Archive application SN-2237?'],
    ['Archive SN-2237.', 'Application SN-2237 will be archived. Continue?'],
    ['Put ticket 5120 on hold.', 'Hold ticket 5120?'],
    ['Mark the crate 14 as shipped.', 'Ship crate 14?'],
    ['Mark invoice 88 as paid.', 'Set invoice 88 to paid?'],
    ['Add 5 points to the account of Ida Holm.', 'Credit 5 points to Ida Holm?'],
    ['Archive all closed tickets.', 'Archive ticket 512?'],
    ['Disable the rule "Night mode".', 'Turn off "Night mode"?'],
    ['Raise the price of the lamp.', 'Increase the price of the lamp?'],
    ['Stop the pump and start the fan.', 'Start the fan?'],
    ['Move the appointment of Ann Bell to Monday.', 'Reschedule the appointment? Ann Bell will be notified.'],
    ['Rename Alpha to Beta', 'Change the name of Alpha to Beta?'],
    ["Close Bella's record.", 'Close this record?', { pressed: 'Close record', around: 'Danger zone' }],
    ['Archiviere den Antrag SN-2237.', 'Antrag SN-2237 wirklich archivieren?'],
    [
      'Archive the second application of Café Morgenrot.',
      'Archive: application SN-2237?',
      { row: 'SN-2237 Café Morgenrot', others: ['SN-2231 Café Morgenrot'] },
    ],
    [
      tarts,
      'Remove Lemon tarts, tray of 12 from the basket?',
      { row: 'Lemon tarts, tray of 12', others: ['Lime tarts, tray of 12'] },
    ],
    [
      'Take Tom Ashton off the morning shift.',
      'Take off the shift? Tom Ashton will get a text message.',
      { pressed: 'Take off', row: 'Tom Ashton', others: ['Ruth Bell'] },
    ],
    [shift, 'Load 40 more names?', { pressed: 'Load more' }],
    [shift, 'Leave without saving?', { pressed: 'Back' }],
  ])('%s: "%s"', (prompt, message, place) => {
    expect(answerTo(message, prompt, place)).toBe('accept');
  });
});

describe('in a dialog of the page', () => {
  const isHeld = (prompt: string, name: string, title: string, says = '') =>
    answersUnorderedAct(prompt, {
      name,
      role: 'button',
      dialog: { title, text: `${title} ${says}`, says: `${title}\n${says}`, isConfirmation: true },
    });

  test.each([
    [shift, 'Yes, take off', 'Take off the shift?', 'Tom Ashton will get a text message.'],
    [shift, 'Cancel the shift', 'Cancel this shift?', 'Sat 21 June. Everybody on it will be told.'],
    [shift, 'Yes', 'Swap the two shifts?', ''],
    [strike, 'Strike off', 'Strike application SN-2231 off?', ''],
    ['Archive board B-12', 'Freeze', 'Freeze board B-12?', ''],
  ])('%s: %s is held under "%s %s"', (prompt, name, title, says) => {
    expect(isHeld(prompt, name, title, says)).toBe(true);
  });

  test.each([
    [shift, 'No, keep', 'Take off the shift?', 'Tom Ashton will get a text message.'],
    [shift, 'Cancel', 'Cancel this shift?', 'Everybody on it will be told.'],
    [shift, 'Accept all', 'Accept all cookies?', ''],
    [shift, 'Yes', 'Are you over 18?', ''],
    [shift, 'OK', 'Still there?', 'Your session ends soon.'],
    [shift, 'OK', 'Need help?', ''],
    [shift, 'Start the tour', 'Start the tour?', 'It takes a minute.'],
    [shift, 'Add note', 'Add note', 'Text'],
    [strike, 'Strike off', 'Strike application SN-2237 off?', ''],
    ['Freeze board B-12', 'Yes, freeze it', 'Freeze board B-12?', 'Its members will be told.'],
  ])('%s: %s is not held under "%s %s"', (prompt, name, title, says) => {
    expect(isHeld(prompt, name, title, says)).toBe(false);
  });
});
