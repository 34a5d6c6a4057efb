/** `allowIn` names secrets that are sent beside it; anything else would allow nothing, without a word. */
import { describe, expect, it } from 'vitest';
import { relayApp } from '../../support/stand-ins/relay-app';

const step = { action: 'fill', selector: '#note', value: '{{pin}}' };
const task = { prompt: 'Type {{pin}} into the note', url: 'https://shop.example/' };

describe.each([
  ['a step', '/v1/session/b3k9x2m7-one', step],
  ['a task', '/v1/browse', task],
])('allowIn of %s', (_name, path, fields) => {
  it.each([
    [
      'a misspelled name',
      { secrets: { pin: '4711' }, allowIn: { pim: ['#note'] } },
      /`allowIn\.pim`.*`pin`\?/,
    ],
    ['another case', { secrets: { pin: '4711' }, allowIn: { PIN: ['#note'] } }, /`allowIn\.PIN`.*`pin`\?/],
    [
      'a name that is far from any',
      { secrets: { pin: '4711' }, allowIn: { password: ['#note'] } },
      /`allowIn\.password`.*`secrets`, which has pin/,
    ],
    [
      'a name beside the right one',
      { secrets: { pin: '4711' }, allowIn: { pin: ['#a'], pins: ['#b'] } },
      /`pin`\?/,
    ],
    [
      'a name without secrets',
      { allowIn: { pin: ['#note'] } },
      /`allowIn\.pin`.*`secrets`, which is missing/,
    ],
    ['a name with no secret left', { secrets: {}, allowIn: { pin: ['#note'] } }, /which is missing/],
    [
      'a name that objects have by themselves',
      { secrets: { pin: '4711' }, allowIn: { constructor: ['#note'] } },
      /`allowIn\.constructor`/,
    ],
  ])('%s is refused, and nothing is done', async (_what, more, words) => {
    const app = relayApp();
    const answer = await app.call('POST', path, { ...fields, ...more });
    expect([answer.status, answer.headers.get('x-error-code')]).toEqual([400, 'bad_request']);
    expect((await answer.json()).error).toMatch(words);
    expect(app.browsers.asked).toEqual([]);
  });

  it('the name of a secret is accepted', async () => {
    const more = { secrets: { pin: '4711', code: '42' }, allowIn: { pin: ['#note'] } };
    expect((await relayApp().call('POST', path, { ...fields, ...more })).status).toBe(200);
  });
});
