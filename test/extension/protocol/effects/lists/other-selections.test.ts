/** A key that deletes what is selected: of another kind than the order names, or maybe of that. */
import { expect, test } from 'vitest';
import { isOtherSelection } from '../../../../../extension/protocol/effects/prompt/bulk/is-other-selection';

const date = ['October 15, 2025 slide-element selected'];

test.each<[string, string[]]>([
  ['Delete every resolved comment.', date],
  ['Delete all unread mails.', date],
  ['Delete the draft of the letter to Ann.', ['Holiday photos folder selected']],
  ['Delete the oldest file.', ['Ann Miller member selected']],
])('%s: %j is another thing', (prompt, selected) => {
  expect(isOtherSelection(prompt, selected)).toBe(true);
});

test.each<[string, string[]]>([
  ['Delete every resolved comment.', []],
  ['Delete every resolved comment.', ['Looks good comment-pin selected']],
  ['Delete the date October 15, 2025 on the slide.', date],
  ['Delete the selected element.', date],
  ['Delete the second shape.', ['rect selected']],
  ['Delete the mail from Ann.', ['Ann Miller Lunch? row selected']],
  ['Delete everything on the slide.', date],
  ['Delete the file report.pdf.', ['report.pdf 12 kB selected']],
])('%s: %j may be what is meant', (prompt, selected) => {
  expect(isOtherSelection(prompt, selected)).toBe(false);
});
