import { expect, test } from 'vitest';
import { nameTools } from '../../../relay/mcp/name-tools';

test.each([
  ['Look at the page with "snapshot" or "find".', 'Look at the page with `look` or `read`.'],
  ['Or look with "find".', 'Or look with `read`.'],
  ['Let your own model drive by POST /v1/task.', 'Let your own model drive by `task` with drive: true.'],
  ['Nearest: button "snapshot".', 'Nearest: button "snapshot".'],
])('%j', (message, told) => expect(nameTools(message)).toBe(told));
