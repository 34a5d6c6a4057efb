/** Tasks that want nothing to be changed, and buttons that file, mark or save what is shown. */
import { expect, test } from 'vitest';
import { isForbidden } from '../../../../../extension/protocol/effects/prompt/forbids/forbidden-verb';
import { forbidsChanges } from '../../../../../extension/protocol/effects/prompt/forbids/forbids-changes';

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

test.each(['Tell me what the newest report says. Change nothing.', 'Look at the report. Never edit it.'])(
  '%s forbids what saves a change',
  (prompt) => {
    for (const name of ['Change', 'Edit', 'Update', 'Save changes'])
      expect([name, isForbidden(prompt, name, '')]).toEqual([name, true]);
    for (const name of ['Next', 'Show more', 'Search'])
      expect([name, isForbidden(prompt, name, '')]).toEqual([name, false]);
  },
);

test('what orders a change itself does not forbid to save it', () => {
  const prompt = 'Rename the report to May. Do not change anything else.';
  for (const name of ['Save', 'Update']) expect([name, isForbidden(prompt, name, '')]).toEqual([name, false]);
});
