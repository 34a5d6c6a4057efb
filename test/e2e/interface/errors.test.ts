/** Failed steps return the right error code and leave the session usable. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePages } from '../../support/pages/serve-pages';
import { shared } from '../../support/tabrelay/shared-tabrelay';

const tabrelay = shared();
let id: string;
let clicks = 0;

beforeAll(async () => {
  id = await tabrelay.session({ url: tabrelay.practice });
});
afterAll(() => tabrelay.close(id));

/** Sends a step that must fail, checks its error, and that the very next step works. */
async function refused(body: Record<string, unknown>, status: number, code: string, words: RegExp) {
  const answer = await tabrelay.call('POST', `/session/${id}`, { body: { timeoutMs: 400, ...body } });

  expect({ status: answer.status, code: answer.headers.get('x-error-code') }).toEqual({ status, code });
  expect(answer.body).toEqual({ error: expect.stringMatching(words) });

  await tabrelay.act(id, 'click', '#hello');
  clicks += 1;
  expect(await tabrelay.read(id, 'text', '#greeting')).toBe(`Hello, ${clicks}`);
}

test('an invalid selector is 400 bad_selector', () =>
  refused({ action: 'click', selector: 'button[' }, 400, 'bad_selector', /button\[/));

test('a missing element is 404 element_not_found', () =>
  refused({ action: 'click', selector: '#not-here' }, 404, 'element_not_found', /#not-here/));

test('a disabled element is 400 not_actionable', () =>
  refused({ action: 'click', selector: '#disabled-button' }, 400, 'not_actionable', /disabled/));

test('a field in a disabled group is 400 not_actionable', () =>
  refused({ action: 'fill', selector: '#in-locked-group', value: 'x' }, 400, 'not_actionable', /disabled/));

test('a read-only field is 400 not_actionable', () =>
  refused({ action: 'fill', selector: '#serial', value: 'x' }, 400, 'not_actionable', /read-?only/i));

test('an invisible element is 400 not_actionable', () =>
  refused({ action: 'click', selector: '#invisible' }, 400, 'not_actionable', /visible|hidden/));

test('a covered element is 400 not_actionable and names the coverer', () =>
  refused({ action: 'click', selector: '#covered' }, 400, 'not_actionable', /#cover\b/));

test('an element of the wrong kind is 400 wrong_element', () =>
  refused({ action: 'select', selector: '#list', value: 'apple' }, 400, 'wrong_element', /list/));

test('an option that is not there is a 4xx that names it', () =>
  refused({ action: 'select', selector: '#fruit', value: 'durian' }, 400, 'not_actionable', /durian/));

test('an unknown action is 400 unknown_action and lists those there are', () =>
  refused(
    { action: 'levitate', selector: '#hello' },
    400,
    'unknown_action',
    /levitate.*\bclick\b.*\bfill\b/s,
  ));

test('a missing action is 400 bad_request', () =>
  refused({ selector: '#hello' }, 400, 'bad_request', /action/));

test('a missing selector is 400 bad_request', () =>
  refused({ action: 'click' }, 400, 'bad_request', /selector/));

test('a missing value is 400 bad_request', () =>
  refused({ action: 'fill', selector: '#name' }, 400, 'bad_request', /value/));

test('an address that is no web page is 400 bad_request', () =>
  refused({ action: 'navigate', selector: '', value: 'chrome://settings' }, 400, 'bad_request', /https?/));

test('a host that refuses the connection is 400 navigation_failed, and the next navigation works', async () => {
  const site = await servePages({});
  const gone = site.url('/');
  await site.close();

  const answer = await tabrelay.call('POST', `/session/${id}`, {
    body: { action: 'navigate', selector: '', value: gone },
  });

  expect(answer.status).toBe(400);
  expect(answer.headers.get('x-error-code')).toBe('navigation_failed');
  expect(answer.body).toEqual({ error: expect.stringContaining(gone) });
  await backToPractice();
});

test("a step on the browser's own error page is 400 restricted_page and says to navigate", async () => {
  const site = await servePages({});
  const gone = site.url('/');
  await site.close();
  await tabrelay.call('POST', `/session/${id}`, { body: { action: 'navigate', selector: '', value: gone } });

  const answer = await tabrelay.call('POST', `/session/${id}`, {
    body: { action: 'text', selector: 'body' },
  });

  expect(answer.status).toBe(400);
  expect(answer.headers.get('x-error-code')).toBe('restricted_page');
  expect(answer.body).toEqual({ error: expect.stringMatching(/navigate/) });
  await backToPractice();
});

test('a step on a blank page is 400 restricted_page and says to navigate', async () => {
  const blank = await tabrelay.session();

  const answer = await tabrelay.call('POST', `/session/${blank}`, {
    body: { action: 'text', selector: 'body' },
  });

  expect(answer.status).toBe(400);
  expect(answer.headers.get('x-error-code')).toBe('restricted_page');
  expect(answer.body).toEqual({ error: expect.stringMatching(/navigate/) });
  await tabrelay.close(blank);
});

async function backToPractice(): Promise<void> {
  await tabrelay.act(id, 'navigate', '', tabrelay.practice);
  await tabrelay.act(id, 'click', '#hello');
  expect(await tabrelay.read(id, 'text', '#greeting')).toBe('Hello, 1');
  clicks = 1;
}
