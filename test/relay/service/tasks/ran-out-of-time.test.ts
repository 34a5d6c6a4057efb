/** A browser that gives up at the end of the whole time speaks of its step; the caller learns of its own `timeoutMs`. */
import { describe, expect, it } from 'vitest';
import { RelayError } from '../../../../extension/protocol/errors';
import type { Order } from '../../../../extension/protocol/frames/frames';
import { relayApp } from '../../../support/stand-ins/relay-app';

const ofStep = 'It did not load in time. Give the step more timeoutMs.';

/** An app whose browser says of these orders that they took too long. */
function tooSlow(isSlow: (order: Order) => boolean) {
  const app = relayApp();
  const { send } = app.browsers;
  app.browsers.send = async (order, call) => {
    if (isSlow(order)) throw new RelayError('timeout', ofStep);
    return send(order, call);
  };
  return app;
}

describe.each([
  ['/v1/retrieve', { url: 'https://shop.example/', query: 'Why?' }],
  ['/v1/browse', { url: 'https://shop.example/', prompt: 'Click Save' }],
])('%s', (path, fields) => {
  it.each([
    ['to be opened', (order: Order) => order.do === 'open'],
    ['to be read', (order: Order) => order.do === 'step'],
  ])('whose page takes all the time %s names that time', async (_what, isSlow) => {
    const answer = await tooSlow(isSlow).call('POST', path, { ...fields, timeoutMs: 40 });
    expect([answer.status, answer.headers.get('x-error-code')]).toEqual([504, 'timeout']);
    const { error } = await answer.json();
    expect(error).toMatch(/within 40 ms.*timeoutMs/);
    expect(error).not.toContain('step more');
  });

  it('whose page takes too long with time left says what the browser said', async () => {
    const answer = await tooSlow((order) => order.do === 'open').call('POST', path, fields);
    expect((await answer.json()).error).toContain(ofStep);
  });
});
