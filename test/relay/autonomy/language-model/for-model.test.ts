/** Messages for callers of the API, as a model in a task is told them. */
import { expect, test } from 'vitest';
import { forModel } from '../../../../relay/autonomy/language-model/for-model';

test.each([
  [
    'This did not happen before the deadline. Send a longer timeoutMs to wait longer.',
    'This did not happen before the deadline.',
  ],
  ['The session has no tab 7. The action tabs lists them.', 'The session has no tab 7.'],
  [
    'http://a.test/ did not load in time. Give the step more timeoutMs, or "waitUntil": "commit".',
    'http://a.test/ did not load in time.',
  ],
  [
    'The deadline came when 3 of 9 characters were typed. Give it more "timeoutMs", or use "fill".',
    'The deadline came when 3 of 9 characters were typed. Use "fill".',
  ],
  ['"#f" is input: it takes files. Use "upload".', '"#f" is input: it takes files.'],
  [
    'The browser does not find the tab of the session. Send "tabs" and "tab" to go to another one, or DELETE the session.',
    'The browser does not find the tab of the session.',
  ],
  ['The window was closed. POST /v1/session opens a new one.', 'The window was closed.'],
])('what a model cannot do is left out of: %s', (message, told) => {
  expect(forModel(message)).toBe(told);
});

test.each([
  'No element matches "text=Go". Look at the page with "snapshot".',
  '"#b" is button: it is no checkbox, radio button or switch. Use "click".',
  '"#b" (button) cannot be acted on: it is covered by dialog "Use value. POST it? Yes or no".',
  'There is no action "fly". Use one of: click, fill, tab.',
  'The value "3. Send it" is no option of it. Use "Small", "Large" or "Value".',
])('anything else is told as it is: %s', (message) => {
  expect(forModel(message)).toBe(message);
});
