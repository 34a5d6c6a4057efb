/** Requests of web pages, other machines and other extensions that reached an unguarded relay. */
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { extensionId } from '../../../extension/protocol/identity';
import { type Arrival, admit, admitUpgrade, arrivalOf } from '../../../relay/http/gate';

const here = { host: '127.0.0.1', port: 8787 };
const curl: Arrival = {
  remoteAddress: '127.0.0.1',
  host: '127.0.0.1:8787',
  origin: undefined,
  secFetchSite: undefined,
  target: '/v1/sessions',
  path: '/v1/sessions',
  method: 'GET',
};
const upgrade: Arrival = { ...curl, path: '/extension', origin: `chrome-extension://${extensionId}` };

function isAdmitted(arrival: Partial<Arrival>, relay = here): boolean {
  return admit({ ...curl, ...arrival }, relay).ok;
}

describe('a program on this machine', () => {
  it.each(['127.0.0.1:8787', 'localhost:8787', 'LOCALHOST:8787', '[::1]:8787'])('may call %s', (host) => {
    expect(isAdmitted({ host })).toBe(true);
  });

  it('may come over IPv6', () => {
    expect(isAdmitted({ remoteAddress: '::1' })).toBe(true);
    expect(isAdmitted({ remoteAddress: '::ffff:127.0.0.1' })).toBe(true);
  });

  it('is called by its own names and by those that the operator allows', () => {
    const known = { ...here, allowedHosts: ['box.lan', 'proxy.lan:8080'] };
    for (const host of ['box.lan:8787', 'BOX.lan', 'proxy.lan:8080', '127.0.0.1:8787']) {
      expect(isAdmitted({ host }, known)).toBe(true);
    }
    for (const host of ['box.lan:8080', 'proxy.lan:8787', 'x.box.lan:8787', 'box.lan.:8787']) {
      expect(isAdmitted({ host }, known)).toBe(false);
    }
    expect(isAdmitted({ host: 'box.lan:8787' })).toBe(false);
  });

  it('may leave out the port where it is 80', () => {
    expect(isAdmitted({ host: '127.0.0.1' }, { host: '127.0.0.1', port: 80 })).toBe(true);
  });
});

describe('another machine', () => {
  it('is refused on a relay that is for this one', () => {
    expect(isAdmitted({ remoteAddress: '192.168.1.20' })).toBe(false);
    expect(isAdmitted({ remoteAddress: undefined })).toBe(false);
  });

  it('is served where the operator opened the relay, by its address and not by a name', () => {
    const open = { host: '0.0.0.0', port: 8787 };
    const there = { remoteAddress: '192.168.1.20' };
    expect(isAdmitted({ ...there, host: '192.168.1.5:8787' }, open)).toBe(true);
    expect(isAdmitted({ ...there, host: 'rebound.example:8787' }, open)).toBe(false);
  });

  it('is served by the name that the operator bound the relay to', () => {
    const named = { host: 'box.lan', port: 8787 };
    expect(isAdmitted({ remoteAddress: '192.168.1.20', host: 'box.lan:8787' }, named)).toBe(true);
  });

  it('cannot pose as the browser of an open relay', () => {
    const arrival = { ...upgrade, remoteAddress: '192.168.1.20', host: '192.168.1.5:8787' };
    expect(isAdmitted(arrival, { host: '0.0.0.0', port: 8787 })).toBe(false);
  });
});

describe('DNS rebinding', () => {
  it.each([
    'rebound.example:8787',
    'rebound.example',
    '0.0.0.0:8787',
    '127.0.0.1:9999',
    '127.0.0.1.example:8787',
    'x@127.0.0.1:8787',
    '127.0.0.1:8787/x',
    '',
    undefined,
  ])('is refused for Host %s, on keyless pages too', (host) => {
    expect(isAdmitted({ host })).toBe(false);
    expect(isAdmitted({ host, path: '/docs' })).toBe(false);
  });
});

describe('a web page', () => {
  it.each(['https://evil.example', 'null', 'http://127.0.0.1:9999', 'http://localhost:8787', ''])(
    'of %s may not call',
    (origin) => {
      expect(isAdmitted({ origin, secFetchSite: 'cross-site' })).toBe(false);
      expect(isAdmitted({ origin })).toBe(false);
    },
  );

  it.each(['cross-site', 'same-site', 'same-origin, none', ''])(
    'is refused by Sec-Fetch-Site %s even where no Origin is sent',
    (secFetchSite) => {
      expect(isAdmitted({ secFetchSite })).toBe(false);
    },
  );

  it('of the relay itself may call, so that the reference can be tried', () => {
    const page = { origin: 'http://127.0.0.1:8787', secFetchSite: 'same-origin' };
    expect(isAdmitted({ ...page, method: 'POST' })).toBe(true);
    // Browsers send no Origin with a same-origin GET.
    expect(isAdmitted({ secFetchSite: 'same-origin' })).toBe(true);
    expect(isAdmitted({ secFetchSite: 'same-origin', method: 'POST' })).toBe(false);
  });

  it('may link to the keyless pages, but only to be read', () => {
    for (const path of ['/health', '/docs', '/docs/docs.js', '/practice', '/pair']) {
      expect(isAdmitted({ path, secFetchSite: 'cross-site' })).toBe(true);
      expect(isAdmitted({ path, secFetchSite: 'cross-site', method: 'POST' })).toBe(false);
    }
    expect(isAdmitted({ path: '/docsy', secFetchSite: 'cross-site' })).toBe(false);
  });
});

describe('the browser’s socket', () => {
  it('is for our extension', () => {
    expect(admit(upgrade, here)).toEqual({ ok: true });
  });

  it.each([
    undefined,
    'http://127.0.0.1:8787',
    'chrome-extension://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'null',
  ])('is closed to origin %s', (origin) => {
    expect(admit({ ...upgrade, origin }, here)).toMatchObject({ ok: false, status: 403, code: 'forbidden' });
  });

  it('is closed to a page that another extension lent our origin to', () => {
    expect(admit({ ...upgrade, secFetchSite: 'cross-site' }, here).ok).toBe(false);
    expect(admit({ ...upgrade, secFetchSite: 'same-origin' }, here).ok).toBe(false);
  });

  it.each([
    ['/extension', true],
    ['http://127.0.0.1:8787/extension?x', true],
    ['http://evil.example/extension', false],
    ['http://localhost:8787/extension', false],
    ['https://127.0.0.1:8787/extension', false],
    ['*', false],
  ])('is at the target %s: %s', (url, isThere) => {
    const headersDistinct = { host: ['127.0.0.1:8787'], origin: [upgrade.origin ?? ''] };
    const request = { headersDistinct, socket: { remoteAddress: '127.0.0.1' }, url, method: 'GET' };
    expect(admitUpgrade(arrivalOf(request as unknown as IncomingMessage), here).ok).toBe(isThere);
  });

  it('does not make the extension a caller of the API', () => {
    expect(admit({ ...upgrade, path: '/v1/sessions' }, here).ok).toBe(false);
    expect(admit({ ...upgrade, path: '/health' }, here).ok).toBe(true);
  });
});
