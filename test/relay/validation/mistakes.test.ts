/** Mistakes that people make with their first calls: the answer names what was probably meant. */
import { describe, expect, test } from 'vitest';
import { relayApp } from '../../support/stand-ins/relay-app';

const session = '/v1/session/b3k9x2m7-one';
type Mistake = [what: string, body: unknown, words: string];

/** The error of a call that is refused before a browser is asked. */
async function refusal(method: string, path: string, body?: unknown): Promise<string> {
  const app = relayApp();
  const answer = await app.call(method, path, body);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(app.browsers.asked).toEqual([]);
  return String((await answer.json()).error);
}

describe('in a step', () => {
  test.each<Mistake>([
    [
      'a misspelt action',
      { action: 'clik', selector: '#a' },
      'no action "clik". Did you mean "click"? GET /docs',
    ],
    ['an action in other writing', { action: 'Double-Click', selector: '#a' }, 'Did you mean "doubleClick"?'],
    ['a picture', { action: 'screenshot' }, 'GET /v1/session/{sessionId}/screenshot'],
    ['closing', { action: 'close_session' }, 'DELETE /v1/session/{sessionId}'],
    ['a script', { action: 'evaluate', value: '1' }, 'No scripts of callers'],
    [
      'a list of secrets',
      { action: 'fill', selector: '#a', value: '{{pin}}', secrets: 'pin' },
      '`secrets` is not right: expected object',
    ],
    [
      'a value that no frame can be written of',
      `{"action": "text", "value": ${'['.repeat(400)}${']'.repeat(400)}}`,
      '`value` is not right: its lists and objects are inside each other more than 50 deep',
    ],
    ['no action', { selector: '#a' }, '`action` is missing'],
    ['an empty action', { action: '' }, '`action` is empty'],
    ['a misspelt field', { action: 'click', selector: '#a', timeout: 3000 }, 'did you mean `timeoutMs`?'],
    [
      'the field of another tool',
      { action: 'goto', url: 'https://a.example' },
      '`url` is not a known field: did you mean `value`?',
    ],
    [
      'a number as a string',
      { action: 'click', selector: '#a', timeoutMs: '3000' },
      'expected the number 3000 without quotation marks',
    ],
    [
      'fill without a value',
      { action: 'fill', selector: '#a' },
      '`value` is missing: fill needs the new text',
    ],
    ['fill with null', { action: 'fill', selector: '#a', value: null }, '`value` is missing'],
    [
      'fill with a list',
      { action: 'fill', selector: '#a', value: ['x'] },
      '`value` does not fit the action "fill", which takes the new text',
    ],
    [
      'an address without a scheme',
      { action: 'navigate', value: 'example.com' },
      'write https://example.com, not example.com.',
    ],
    [
      'an address of this machine',
      { action: 'navigate', value: 'localhost:3000/a' },
      'write http://localhost:3000/a,',
    ],
    ['a misspelt scheme', { action: 'navigate', value: 'htps:/example.com' }, 'write https://example.com,'],
    [
      'an address with a space in it',
      { action: 'navigate', value: 'https://ht tp:/bad' },
      'such as https://example.com, not "https://ht tp:/bad"',
    ],
    [
      'a script as an address',
      { action: 'navigate', value: 'javascript:alert(1)' },
      'pages of javascript: are not opened',
    ],
    [
      'a file',
      { action: 'navigate', value: 'file:///tmp/a.html' },
      '"file:///tmp/a.html" is a file: serve its folder',
    ],
    ['a path', { action: 'goto', value: 'C:\\a.html' }, 'is a file'],
    [
      'a page of the browser',
      { action: 'navigate', value: 'chrome://settings' },
      'pages of chrome: are not opened',
    ],
    [
      'a misspelt option of an address',
      { action: 'navigate', value: { url: 'https://a.example', waitTil: 'load' } },
      '`value.waitTil` is not a known field: did you mean `waitUntil`?',
    ],
    ['words to sleep', { action: 'sleep', value: 'abc' }, '"sleep", which takes milliseconds, such as 500'],
    ['a time with its unit', { action: 'wait', value: '2s' }, 'expected milliseconds, such as 2000'],
    ['nothing to sleep', { action: 'sleep' }, '`value` is missing: sleep needs milliseconds'],
    ['more time than a step may take', { action: 'wait', value: 1e9 }, 'expected at most 300000'],
    ['the same as a text', { action: 'wait', value: '1000000000' }, 'expected at most 300000 milliseconds'],
    ['the same as an object', { action: 'wait', value: { ms: 1e9 } }, 'expected at most 300000'],
    ['less than no time', { action: 'wait', value: -5 }, 'expected at least 0, not -5'],
    [
      'a misspelt state',
      { action: 'wait', selector: '#a', value: { state: 'visble' } },
      '"visble" is none of visible, hidden, attached, detached, enabled, disabled, editable: did you mean `visible`?',
    ],
    [
      'a misspelt field in JSON',
      { action: 'wait', value: '{"mss": 300}' },
      '`value.mss` is not a known field: did you mean `ms`?',
    ],
    [
      'an unknown field in a value',
      { action: 'wait', value: { until: 'x' } },
      'the fields are text, url, ms, state',
    ],
    [
      'a misspelt field of an option',
      { action: 'select', selector: '#a', value: { lable: 'x' } },
      '`value.lable` is not a known field: did you mean `label`?',
    ],
    [
      'a missing coordinate',
      { action: 'click', selector: '#a', value: { position: { x: 1 } } },
      '`value.position.y` is missing: expected number',
    ],
    [
      'a coordinate outside of its object',
      { action: 'click', selector: '#a', value: { x: 1 } },
      '`value.x` is not a known field: did you mean `value.position.x`?',
    ],
    [
      'a modifier that there is not',
      { action: 'click', selector: '#a', value: { modifiers: 'Foo' } },
      '"Foo" cannot be held down: expected Alt, Control, Meta, Shift.',
    ],
    [
      'a key that is no modifier',
      { action: 'click', selector: '#a', value: 'Control+b' },
      '"b" cannot be held down: expected',
    ],
    [
      'a misspelt key',
      { action: 'press', value: 'Entr' },
      '"Entr" is not a known key: did you mean `Enter`?',
    ],
    [
      'a misspelt key in a chord',
      { action: 'press', value: 'Contrl+a' },
      '"Contrl" is not a known key: did you mean `Control`?',
    ],
    [
      'a misspelt modifier',
      { action: 'click', selector: '#a', value: 'Shft' },
      '"Shft" is not a known key: did you mean `Shift`?',
    ],
    [
      'a misspelt question',
      { action: 'visible', selector: '#a', value: 'enabld' },
      'did you mean `enabled`?',
    ],
    [
      'a path of a file to upload',
      { action: 'upload', selector: '#a', value: '/tmp/a.txt' },
      '"upload", which takes `{"name"',
    ],
  ])('%s', async (_, body, words) => {
    expect(await refusal('POST', session, body)).toContain(words);
  });

  test('a number is taken where a text is wanted', async () => {
    const app = relayApp();
    expect((await app.call('POST', session, { action: 'fill', selector: '#a', value: 42 })).status).toBe(200);
    expect(app.browsers.asked[0]?.order).toMatchObject({ value: '42' });
  });

  test('JSON with single quotes is told so, and none of it is repeated', async () => {
    const told = await refusal('POST', session, `{'action': 'type', 'value': 'hunter2'}`);
    expect(told).toContain('double quotation marks');
    expect(told).not.toContain('hunter2');
  });
});

describe('in what opens and asks', () => {
  test.each<[...Mistake, path: string]>([
    [
      'a misspelt option',
      { headles: false },
      '`headles` is not a known field: did you mean `headless`?',
      '/v1/session',
    ],
    ['an option of another tool', { viewport: {} }, 'did you mean `width` and `height`?', '/v1/session'],
    ['a word for yes', { headless: 'yes' }, 'expected true or false, without quotation marks', '/v1/session'],
    [
      'a window too small',
      { width: 100 },
      '`width` is not right: expected at least 200, not 100',
      '/v1/session',
    ],
    [
      'a misspelt choice',
      { dialogs: 'acept' },
      '"acept" is none of dismiss, accept, block: did you mean `accept`?',
      '/v1/session',
    ],
    ['one for a list', { allowedDomains: 'a.example' }, 'expected a list in brackets', '/v1/session'],
    ['an empty list', { allowedDomains: [] }, 'expected at least 1 entry', '/v1/session'],
    ['no scheme', { url: 'www.example.com/a' }, 'write https://www.example.com/a,', '/v1/session'],
    [
      'an empty prompt',
      { prompt: ' ', url: 'https://a.example' },
      '`prompt` is empty: expected a text',
      '/v1/browse',
    ],
    [
      'a prompt by another name',
      { task: 'x', url: 'https://a.example' },
      '`task` is not a known field: did you mean `prompt`?',
      '/v1/browse',
    ],
    [
      'no steps',
      { prompt: 'x', url: 'https://a.example', maxSteps: 0 },
      'expected at least 1, not 0',
      '/v1/browse',
    ],
    [
      'a secret with a space',
      { prompt: 'x', url: 'https://a.example', secrets: { 'a b': 'hunter2' } },
      'expected a name of letters, digits and _ only',
      '/v1/browse',
    ],
    ['an empty question', { url: 'https://a.example', query: '' }, '`query` is empty', '/v1/retrieve'],
    [
      'a question by another name',
      { url: 'a.example', question: 'x' },
      '`question` is not a known field: did you mean `query`?',
      '/v1/retrieve',
    ],
  ])('%s', async (_, body, words, path) => {
    expect(await refusal('POST', path, body)).toContain(words);
  });

  test.each([
    ['format=gif', '"gif" is none of png, jpeg.'],
    ['format=jpg', 'did you mean `jpeg`?'],
    ['full_page=true', 'did you mean `fullPage`?'],
  ])('a picture with %s', async (query, words) => {
    expect(await refusal('GET', `${session}/screenshot?${query}`)).toContain(words);
  });
});

describe('in the path', () => {
  test.each([
    ['POST', '/v1/session/', 'The session id in the path is empty'],
    [
      'GET',
      '/v1/session//screenshot',
      'The session id in the path is empty: /v1/session/{sessionId}/screenshot',
    ],
    ['POST', '/v1/session/undefined', '"undefined" is no session id'],
    ['DELETE', '/v1/session/%7BsessionId%7D', '"{sessionId}" is no session id'],
    ['POST', '/session', 'Did you mean POST /v1/session?'],
    ['GET', '/sessions', 'Did you mean GET /v1/sessions?'],
    ['POST', '/api/v1/browse', 'Did you mean POST /v1/browse?'],
    ['POST', '/v2/retrieve', 'Did you mean POST /v1/retrieve?'],
    ['POST', '/v1/sesion', 'Did you mean POST /v1/session?'],
    ['POST', '/v1/sessions', 'use GET or HEAD. Did you mean POST /v1/session?'],
    ['GET', '/v1/session', 'Did you mean GET /v1/sessions?'],
    ['GET', '/v1/session/abc/screenshoot', 'Did you mean GET /v1/session/abc/screenshot?'],
    ['POST', '/v1/session/abc/click', 'POST to /v1/session/abc, with "action": "click" in its body'],
    ['GET', '/doc', 'Did you mean GET /docs?'],
    ['GET', '/wp-login.php', 'There is nothing at /wp-login.php. GET /docs shows all there is.'],
  ])('%s %s', async (method, path, words) => {
    expect(await refusal(method, path)).toContain(words);
  });
});
