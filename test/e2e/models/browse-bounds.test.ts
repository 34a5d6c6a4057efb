/** The sites that a task may visit are fixed before the model sees a page. */
import { expect, test } from 'vitest';
import { acts, calls, done } from '../../support/models/model-server';
import { withModel } from '../../support/models/with-model';

const { api, asked, browse, hits, script, url } = withModel({
  '/home': '<title>Home</title><h1>At home</h1>',
  '/away': '<title>Away</title><h1>Far away</h1>',
  '/redirect': (_, response) => response.writeHead(302, { location: elsewhere('/away') }).end(),
});

/** The same server under another name. */
const elsewhere = (path: string) => url(path).replace('127.0.0.1', 'localhost');
const hostElsewhere = () => new URL(elsewhere('/')).host;
const goAway = () => acts({ action: 'navigate', value: elsewhere('/away') });
const over = calls(['give_up', { reason: 'That is all.' }]);

test('a task stays where its url is, and the model is told why', async () => {
  script(goAway(), over);
  const before = hits('/away');
  const answer = await browse('/home');

  expect(answer.body.result).toMatchObject({ outcome: 'gave_up', actions: [{ type: 'navigate' }] });
  expect(asked()[1]?.last).toMatch(/navigate: failed: .*allowed domains/);
  expect(hits('/away')).toBe(before);
});

test('a task may go where its prompt says', async () => {
  script(goAway(), done('There.', 'Far away'));

  expect((await browse('/home', { prompt: `Go to http://${hostElsewhere()}/` })).body.result).toMatchObject({
    outcome: 'done',
    finalUrl: elsewhere('/away'),
  });
});

test('a task may go where opening its url leads', async () => {
  script(done('There.', 'Far away'));

  expect((await browse('/redirect')).body.result).toMatchObject({
    outcome: 'done',
    finalUrl: elsewhere('/away'),
  });
});

test('allowedDomains takes the place of all that', async () => {
  script(goAway(), done('There.', 'Far away'));
  const allowedDomains = [new URL(url('/')).host, hostElsewhere()];

  expect((await browse('/home', { allowedDomains })).body.result).toMatchObject({ outcome: 'done' });
});

test('a url outside of allowedDomains is 403', async () => {
  const answer = await browse('/home', { allowedDomains: ['example.com'] });

  expect([answer.status, answer.headers.get('x-error-code')]).toEqual([403, 'domain_not_allowed']);
});

test('a session that was open is bound for the task only', async () => {
  const id = await api().session({ url: url('/home') });
  script(goAway(), over);
  await browse('/home', { sessionId: id });
  expect(asked()[1]?.last).toContain('failed');

  await api().step(id, 'navigate', '', elsewhere('/away'));
  expect(await api().read(id, 'text', 'h1')).toBe('Far away');
  await api().close(id);
});
