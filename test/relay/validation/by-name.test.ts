/** A name that no object can hold is refused, and not lost. */
import { expect, test } from 'vitest';
import { relayApp } from '../../support/stand-ins/relay-app';

const task = '"prompt": "Log in", "url": "https://example.com/"';
const step = '"action": "fill", "selector": "#a", "value": "{{pin}}"';

test.each([
  ['/v1/browse', `{${task}, "secrets": {"__proto__": "correct horse"}}`, 'secrets'],
  ['/v1/browse', `{${task}, "secrets": {"a": "b"}, "allowIn": {"__proto__": ["#a"]}}`, 'allowIn'],
  ['/v1/session/b3k9x2m7-one', `{${step}, "secrets": {"pin": "1", "__proto__": "2"}}`, 'secrets'],
])('%s %s', async (path, body, field) => {
  const app = relayApp();
  const answer = await app.call('POST', path, body);
  expect(answer.status).toBe(400);
  expect((await answer.json()).error).toContain(
    `\`${field}\` is not right: expected another name than __proto__`,
  );
  expect(app.browsers.asked).toEqual([]);
});
