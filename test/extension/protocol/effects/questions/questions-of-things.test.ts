/** Questions that a page asks about a thing: accepted where the task orders just that, held where it orders or says another. */
import { describe, expect, test } from 'vitest';
import { judgeDialog } from '../../../../../extension/protocol/effects/judge-dialog';

interface Place {
  /** The row of the control that opens it. */
  row?: string;
  /** The act accepts what was reported before. */
  isRepeated?: boolean;
}

function answerTo(message: string, prompt: string, { row = '', isRepeated = false }: Place = {}) {
  const hold = { mode: 'named' as const, prompt, ...(isRepeated && { accepts: [message] }) };
  return judgeDialog({ type: 'confirm', message }, hold, [], { row, isOneOfMany: false }).answer;
}

const cover = 'On my flat at 14B Rowan Court, cancel the Boiler Care cover, but not its Plumbing Care.';

describe('is accepted at once', () => {
  test.each([
    [cover, 'Cancel Boiler Care at 14B Rowan Court, Wexcombe?'],
    [
      'Turn off automatic reordering for his ramipril 2.5 mg',
      'Stop automatic reordering of Ramipril 2.5 mg?',
    ],
    [
      'Switch off online booking for dinner on Friday 20 March',
      'Stop online booking for dinner on Friday 20 March 2026?',
    ],
    ['Switch the heating of the hall on.', 'Start the heating of the hall?'],
    [
      'Make the expense claim Leeds client visit with the train of 71.35 and submit it',
      'Submit Leeds client visit for £71.35? You cannot change it afterwards.',
    ],
    ['Fill in the report Q3 and submit it.', 'Submit Q3? It cannot be changed afterwards.'],
  ])('%s: "%s"', (prompt, message) => expect(answerTo(message, prompt)).toBe('accept'));
});

describe('is left', () => {
  test.each([
    ['Turn off automatic reordering for his ramipril 2.5 mg', 'Stop automatic reordering of Ramipril 5 mg?'],
    [
      'Switch off online booking for dinner on Friday 20 March',
      'Stop online booking for dinner on Saturday 21 March 2026?',
    ],
    ['Switch the heating of the hall on.', 'Stop the heating of the hall?'],
    ['Fill in the report Q3 and submit it.', 'Submit Q3? The board will be told.'],
  ])('%s: "%s"', (prompt, message) => expect(answerTo(message, prompt)).not.toBe('accept'));
});

describe('is held although the act accepts it', () => {
  test.each<[string, string, Place?]>([
    // What the task forbids.
    [cover, 'Cancel Plumbing Care at 14B Rowan Court, Wexcombe?'],
    ['Archive Bath, but not Kitchen.', 'Archive Kitchen?'],
    ['Do not archive the kitchen project; archive the bath project.', 'Archive Kitchen?'],
    ['Pause the Aurora campaign, leave the Borealis one running.', 'Pause Borealis?'],
    ['Mark ticket 5120 as resolved. Keep ticket 5121 open.', 'Resolve ticket 5121?'],
    ['Move the card Fix login to Done, but do not move Fix logout.', 'Move "Fix logout"?'],
    // What is about another thing.
    ['Cancel my Home Cover.', 'Cancel Plumbing Care?'],
    ['Pause the Aurora campaign.', 'Pause Borealis?'],
    ['Turn off the heating in the kitchen.', 'Stop the heating in the bathroom?'],
    ['Delete the branch feature/danish.', 'Change the protection of this branch?', { row: 'release/2.4 ●' }],
    ['Archive the project Apollo.', 'Archive this project?', { row: 'Zephyr 3 members' }],
    // What nothing orders.
    ['Tell me what Boiler Care costs.', 'Cancel Boiler Care at 14B Rowan Court?'],
  ])('%s: "%s"', (prompt, message, place) => {
    expect(answerTo(message, prompt, { ...place, isRepeated: true })).toBe('dismiss');
  });
});

describe('is accepted where the act accepts it', () => {
  test.each<[string, string, Place?]>([
    ['Archive Bath, but not Kitchen.', 'Archive Bath?'],
    ['Mark ticket 5120 as resolved. Keep ticket 5121 open.', 'Resolve ticket 5120?'],
    ['Archive all the projects of 2019.', 'Archive Apollo?'],
    ['Rename the label Travel to Trips.', 'Rename the label?'],
    ['Set the thermostat in the kitchen to 19.', 'Set the thermostat to 19 degrees?'],
    ['Assign the ticket to Marta.', 'Reassign Login broken from Bob to Marta?'],
    ['Archive the project Apollo.', 'Archive this project?', { row: 'Apollo 3 members' }],
    ['Import the file.', 'Cancel Import?'],
    ['Change the name of Ida Holm to Ida Berg.', 'Update this record?', { row: 'Ida Holm, Leeds' }],
  ])('%s: "%s"', (prompt, message, place) => {
    expect(answerTo(message, prompt, { ...place, isRepeated: true })).toBe('accept');
  });
});
