/** Interface section 4.2: a screenshot is base64 in a field, and its options are checked. */
import { expect, it } from 'vitest';
import { relayApp } from '../../../support/stand-ins/relay-app';

const path = '/v1/session/b3k9x2m7-one/screenshot';

it('answers with the image in base64', async () => {
  const app = relayApp();
  const answer = await app.call('GET', path);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: 'success', screenshot: 'iVBORw0KGgo=' });
  expect(app.browsers.asked).toMatchObject([
    {
      order: { do: 'screenshot', sessionId: 'b3k9x2m7-one', format: 'png', raise: false },
      call: { effect: 'read', deadline: { limitMs: 60_000 } },
    },
  ]);
});

it('takes a format, a quality and the wish to raise the window', async () => {
  const app = relayApp();
  await app.call('GET', `${path}?format=jpeg&quality=80&raise=true`);
  expect(app.browsers.asked).toMatchObject([{ order: { format: 'jpeg', quality: 80, raise: true } }]);
});

it('takes a selector or the wish for the full page, and gives their parts more time', async () => {
  const app = relayApp();
  await app.call('GET', `${path}?selector=${encodeURIComponent('#a > b')}`);
  await app.call('GET', `${path}?fullPage=true`);
  expect(app.browsers.asked).toMatchObject([
    { order: { selector: '#a > b' }, call: { deadline: { limitMs: 120_000 } } },
    { order: { fullPage: true }, call: { deadline: { limitMs: 120_000 } } },
  ]);
});

it.each([
  ['format=gif', 'format'],
  ['format=jpeg&format=png', 'format'],
  ['format=jpeg&quality=0', 'quality'],
  ['format=jpeg&quality=101', 'quality'],
  ['format=jpeg&quality=8.5', 'quality'],
  ['format=jpeg&quality=', 'quality'],
  ['quality=80', 'quality'],
  ['raise=1', 'raise'],
  ['fullPage=yes', 'fullPage'],
  ['fullpage=true', 'fullPage'],
  ['selector=', 'selector'],
  ['selector=a&fullPage=true', 'selector'],
])('refuses ?%s by the name of the option', async (query, name) => {
  const answer = await relayApp().call('GET', `${path}?${query}`);
  expect(answer.status).toBe(400);
  expect((await answer.json()).error).toContain(`\`${name}\``);
});
