/** A pattern that would freeze a page is refused at the door, wherever a call has it. */
import { expect, test } from 'vitest';
import { relayApp } from '../../../support/stand-ins/relay-app';

const step = '/v1/session/b3k9x2m7-1';
const bad = '/(a+)+$/';

test.each([
  ['in text=', 'POST', step, { action: 'click', selector: `text=${bad}` }],
  ['in label=', 'POST', step, { action: 'fill', selector: `label= ${bad}i`, value: 'x' }],
  ['in placeholder=', 'POST', step, { action: 'fill', selector: `placeholder=${bad}`, value: 'x' }],
  ['in testid=', 'POST', step, { action: 'text', selector: `testid=${bad}` }],
  [
    'as the name of a role',
    'POST',
    step,
    { action: 'click', selector: `role=button[disabled][name=${bad}]` },
  ],
  ['inside a frame', 'POST', step, { action: 'click', selector: `iframe >>> #box >>> text=${bad}` }],
  ['before a frame', 'POST', step, { action: 'click', selector: `text=${bad} >>> #box` }],
  ['in what find looks for', 'POST', step, { action: 'find', value: bad }],
  ['in the target of drag', 'POST', step, { action: 'drag', selector: '#a', value: `text=${bad}` }],
  [
    'in the target of drag among other fields',
    'POST',
    step,
    { action: 'drag', selector: '#a', value: { target: `text=${bad}`, holdMs: 1 } },
  ],
  [
    'in allowIn',
    'POST',
    step,
    {
      action: 'fill',
      selector: '#a',
      value: '{{pin}}',
      secrets: { pin: 'abcdef' },
      allowIn: { pin: ['#a', `label=${bad}`] },
    },
  ],
  ['in a wait', 'POST', step, { action: 'wait', selector: `text=${bad}` }],
  ['in a screenshot', 'GET', `${step}/screenshot?selector=${encodeURIComponent(`text=${bad}`)}`, undefined],
])('a pattern %s is refused, and reaches no browser', async (_where, method, path, body) => {
  const { call, browsers } = relayApp();
  const response = await call(method, path, body);
  expect(response.status).toBe(400);
  expect(response.headers.get('x-error-code')).toBe('bad_selector');
  const { error } = (await response.json()) as { error: string };
  expect(error).toContain('"(a+)+" can match the same text in too many ways. Write it so');
  expect(browsers.asked).toEqual([]);
});

test.each([
  ['text=/save|submit/i'],
  ['role=button[name=/^(foo|bar)+baz$/]'],
  // No patterns, whatever they look like.
  [`text="${bad}"`],
  [`role=button[name="${bad}"]`],
  [`[title="${bad}"]`],
  [`//a[contains(., "${bad}")]`],
])('%s is sent on', async (selector) => {
  const { call, browsers } = relayApp();
  await call('POST', step, { action: 'click', selector });
  expect(browsers.asked.map(({ order }) => order)).toMatchObject([{ action: 'click', selector }]);
});

test.each([
  ['text=/(/', '"/(/" is not a regular expression: SyntaxError: Invalid regular expression'],
  ['text=/a/xx', '"/a/xx" is not a regular expression: SyntaxError: Invalid regular expression'],
  [`text=/${'a'.repeat(3_000)}/`, 'because it cannot be told how long it takes: it has more than 2000'],
])('the pattern of %j is refused with the reason', async (selector, words) => {
  const { call } = relayApp();
  const response = await call('POST', step, { action: 'click', selector });
  expect(response.status).toBe(400);
  const { error } = (await response.json()) as { error: string };
  expect(error).toContain(words);
  expect(error.length).toBeLessThan(600);
});
