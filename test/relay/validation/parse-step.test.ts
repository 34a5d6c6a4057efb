/** What is refused before any page is touched. */
import { expect, test } from 'vitest';
import { findAction } from '../../../extension/actions/table';
import { parseStep } from '../../../relay/validation/parse-step';

function parsed(action: string, selector: string, value?: unknown) {
  const found = findAction(action);
  if (!found) throw new Error(`There is no action ${action}`);
  return parseStep(action, found.entry, { selector, value });
}

test.each([
  ['click', ' ', undefined, /selector.*click needs to know the element/],
  ['fill', '#a', undefined, /`value` is missing: fill needs the new text/],
  ['upload', '#a', '{"name":', /`value` does not fit the action "upload"/],
  ['snapshot', '', { depth: 'deep' }, /value/],
  ['navigate', '', 'javascript:alert(1)', /http or https/],
  ['navigate', '', 'example.com', /https:\/\/example\.com, not example\.com/],
])('%s on "%s" with %s is a bad request', (action, selector, value, message) => {
  expect(() => parsed(action, selector, value)).toThrow(message);
});

test('white space around a selector means nothing', () => {
  expect(parsed('click', '  #a ').selector).toBe('#a');
});

test('a list of options may come as JSON in a string', () => {
  expect(parsed('select', '#a', '["x","y"]').value).toEqual(['x', 'y']);
});
