import { expect, it } from 'vitest';
import { oneBrowser } from '../../support/stand-ins/fake-browsers';
import { relayApp } from '../../support/stand-ins/relay-app';

it('says without a key that the relay is up and how many browsers are connected', async () => {
  const answer = await relayApp().raw('/health');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: 'ok', version: '1.0.0', browsers: 1, model: 'embedded' });
});

it('names a browser whose extension is outdated', async () => {
  const app = relayApp();
  app.browsers.connected = [oneBrowser, { ...oneBrowser, id: 'zzzzzzzz', name: 'Old one', outdated: true }];
  expect(await (await app.raw('/health')).json()).toMatchObject({ browsers: 2, outdated: ['Old one'] });
});

it('answers the extension’s own worker', async () => {
  const answer = await relayApp().raw('/health', { headers: { 'sec-fetch-site': 'none' } });
  expect(answer.status).toBe(200);
});
