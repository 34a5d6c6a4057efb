import { expect, it } from 'vitest';
import { relayApp } from '../../support/stand-ins/relay-app';

it('lists the connected browsers by name', async () => {
  const answer = await relayApp().call('GET', '/v1/browsers');
  expect(await answer.json()).toEqual({
    status: 'success',
    browsers: [
      {
        id: 'b3k9x2m7',
        name: 'Chromium 142 (b3k9)',
        connected_at: '2026-01-05T09:58:40.000Z',
        paired_by_hand: true,
        outdated: false,
        sessions: 0,
      },
    ],
  });
});

it('is an empty list where there are none', async () => {
  const app = relayApp();
  app.browsers.connected = [];
  expect(await (await app.call('GET', '/v1/browsers')).json()).toEqual({ status: 'success', browsers: [] });
});
