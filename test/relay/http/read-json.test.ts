/** A body that cannot be used is refused for the first thing that is wrong with it. */
import { describe, expect, it } from 'vitest';
import { session } from '../../support/stand-ins/fake-browsers';
import { relayApp, testKey } from '../../support/stand-ins/relay-app';

const mebibyte = 1024 * 1024;

async function answerTo(path: string, body: unknown, headers?: Record<string, string>) {
  const answer = await relayApp().call('POST', path, body, headers);
  const { error } = await answer.json();
  return { status: answer.status, code: answer.headers.get('x-error-code'), error };
}

describe('a body', () => {
  it('that is no JSON is 400, and none of it is repeated', async () => {
    const answer = await answerTo('/v1/session/x', '{"action":"type","value":"hunter2');
    expect(answer).toMatchObject({ status: 400, code: 'bad_request' });
    expect(answer.error).toContain('well-formed JSON');
    expect(answer.error).not.toContain('hunter2');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'multipart/form-data'])(
    'sent as %s is 415',
    async (type) => {
      const answer = await answerTo('/v1/session', '{}', { 'content-type': type });
      expect(answer).toMatchObject({ status: 415, code: 'unsupported_media_type' });
      expect(answer.error).toContain('Content-Type: application/json');
    },
  );

  it('may name its character set', async () => {
    const answer = await answerTo('/v1/session', '{}', { 'content-type': 'application/json; charset=utf-8' });
    expect(answer.status).toBe(200);
  });

  it.each(['[]', 'null', '"x"', '7'])('that is %s and no object is 400', async (body) => {
    expect(await answerTo('/v1/session', body)).toMatchObject({ status: 400, code: 'bad_request' });
  });

  it('over 1 MiB is 413, but a step in an open session may carry 24', async () => {
    const text = JSON.stringify({ action: 'x'.repeat(mebibyte) });
    expect(await answerTo('/v1/session', text)).toMatchObject({ status: 413, code: 'body_too_large' });
    expect(await answerTo('/v1/session/x', text)).toMatchObject({ status: 413, code: 'body_too_large' });
    const inSession = relayApp();
    inSession.browsers.open = [session('x')];
    const statusOf = async (body: string) => (await inSession.call('POST', '/v1/session/x', body)).status;
    const fill = (length: number) =>
      JSON.stringify({ action: 'fill', selector: '#a', value: 'x'.repeat(length) });
    expect([await statusOf(fill(23 * mebibyte)), await statusOf(fill(24 * mebibyte))]).toEqual([200, 413]);
  });

  it('is refused for its announced size before it is read', async () => {
    let isRead = false;
    const body = new ReadableStream(
      {
        pull(controller) {
          isRead = true;
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const sent = {
      method: 'POST',
      headers: { authorization: `Bearer ${testKey}`, 'content-length': String(2 * mebibyte) },
      body,
      // Not fresh at the call, because TypeScript does not know Node's `duplex`.
      duplex: 'half',
    };
    const answer = await relayApp().raw('/v1/session', sent);
    expect(answer.status).toBe(413);
    expect(isRead).toBe(false);
  });
});
