/** The reference page works without a network and a key, and runs no foreign script. */
import { describe, expect, it } from 'vitest';
import { relayApp } from '../../../support/stand-ins/relay-app';

describe('GET /docs', () => {
  it('is where /docs/ leads', async () => {
    const answer = await relayApp().raw('/docs/');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('x-error-code')).toBeNull();
    expect(new URL(answer.headers.get('location') ?? '').pathname).toBe('/docs');
  });

  it('carries the whole description in itself', async () => {
    const app = relayApp();
    const html = await (await app.raw('/docs')).text();
    const embedded = /<script type="application\/json" id="openapi">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const document = await (await app.call('GET', '/v1/openapi.json')).json();
    expect(JSON.parse(embedded)).toEqual(document);
  });

  it('runs only scripts that the relay serves itself', async () => {
    const answer = await relayApp().raw('/docs');
    const html = await answer.text();
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self';/);
    expect(html).not.toMatch(/(src|href)="(https?:)?\/\//);
  });

  it('finds every file that it asks for', async () => {
    const app = relayApp();
    const html = await (await app.raw('/docs')).text();
    const files = [...html.matchAll(/(?:src|href)="(\/docs\/[^"]+)"/g)].map(([, file]) => file ?? '');
    expect(files).toHaveLength(4);
    for (const file of files) {
      const answer = await app.raw(file);
      expect(answer.status).toBe(200);
      const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
      expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    }
  });

  it.each(['/docs/..%2Fapp.ts', '/docs/package.json', '/docs/%2e%2e/pair.html'])(
    'serves no other file: %s',
    async (path) => {
      expect((await relayApp().raw(path)).status).toBe(404);
    },
  );
});

describe('GET /pair', () => {
  it('runs no script that could read the code in its address', async () => {
    const answer = await relayApp().raw('/pair');
    expect(await answer.text()).not.toContain('<script');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src/);
  });
});
