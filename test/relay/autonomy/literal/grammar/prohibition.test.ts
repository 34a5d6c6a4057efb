/** What is not to be done is told from what is, and nothing is made of what is unclear. */
import { describe, expect, test } from 'vitest';
import { readingInShort } from '../../../../support/models/reading-in-short';

test.each([
  ['Do not subscribe', 'not: subscribe'],
  ["Don't press Save", 'not: press Save / Save'],
  ['Click Save, but do not send it', 'click: Save; not: send'],
  ['Set the name to Ada and do not save or close', 'enter: Ada > name; not: save / close'],
  ['Click Save. Without sending.', 'click: Save; not: send'],
  ['Leave the boat as it is and click Save', 'not: boat; click: Save'],
  ['Keep the terms unticked', 'not: terms'],
  ['Open the list and send nothing', 'open: list; not: send'],
  ['I do not want the insurance', 'not: insurance'],
  ["I don't need to save", 'not: save'],
  ['Click Save. No newsletter please.', 'click: Save; not: newsletter'],
  ["Don't forget to click Save", 'click: Save'],
  ['Click Dr. Weil. Without sending.', 'click: Dr. Weil; not: send'],
  ['Leave the team', 'pair: Leave team'],
])('%s', (prompt, reading) => {
  expect(readingInShort(prompt)).toBe(reading);
});

describe('is no prohibition', () => {
  test.each([
    'Do not save and close the dialog',
    'Do not save until all is complete',
    'Do not only save',
    'Never save unless asked',
  ])('%s', (prompt) => {
    expect(readingInShort(prompt)).not.toContain('not:');
    expect(readingInShort(prompt)).not.toContain('close:');
  });
});
