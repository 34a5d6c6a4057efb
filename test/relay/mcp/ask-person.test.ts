import { expect, test } from 'vitest';
import { askPerson, readAnswer } from '../../../relay/mcp/ask-person';

interface Form {
  params: { requestedSchema: { properties: Record<string, { default?: unknown }> } };
}

test('a client that sends the form as it came approves nothing', () => {
  const { inputRequests, requestState } = askPerson('May this be done?', { approve: 'a1' });
  const [[name, form]] = Object.entries(inputRequests ?? {}) as unknown as [[string, Form]];
  const content = Object.fromEntries(
    Object.entries(form.params.requestedSchema.properties).map(([field, one]) => [field, one.default]),
  );
  const answered = (yes: object) =>
    readAnswer({ [name]: { action: 'accept', content: yes } }, requestState)?.agrees;
  expect(answered(content)).toBe(false);
  expect(answered({ yes: true })).toBe(true);
});
