/** Tasks that want nothing to be changed, and buttons that only file or mark what is shown. */
import { expect, test } from 'vitest';
import { forbidsChanges } from '../../../extension/protocol/effects/prompt/forbids/forbids-changes';

const prompts = [
  'Tell me what the newest report says. Change nothing.',
  'Do not change anything, just tell me the total.',
  'Read me the newest report; do not modify anything.',
  'Just tell me what the report says.',
  'Look up the price of the lamp. Nothing is to be changed.',
];

test.each(prompts)('%s', (prompt) => {
  for (const name of ['Archive', 'Mark as read', 'Move to folder', 'Snooze', 'Rename', 'Close ticket'])
    expect([name, forbidsChanges(prompt, name)]).toEqual([name, true]);
  for (const name of ['Next', 'Open', 'Show more', 'Search', 'Download', 'Filter', 'Close', 'Cancel'])
    expect([name, forbidsChanges(prompt, name)]).toEqual([name, false]);
});

test.each([
  'Archive the newest report and just tell me its title.',
  'Star the mail of Ann. Do not change anything else.',
  'Rename the list, but do not change the header.',
  'What does the newest report say?',
])('%s Archive is judged as elsewhere', (prompt) => {
  expect(forbidsChanges(prompt, 'Archive')).toBe(false);
});
