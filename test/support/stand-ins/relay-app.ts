/** Calls the relay's HTTP side in process, as @hono/node-server would from a socket of this machine. */
import type { HttpBindings } from '@hono/node-server';
import { ownersKey } from '../../../relay/access/keys';
import { type AppOptions, createApp } from '../../../relay/app';
import { createLiteralModel } from '../../../relay/autonomy/literal/literal-model';
import type { Model } from '../../../relay/autonomy/model';
import { createEmbeddedReader } from '../../../relay/autonomy/reading/embedded-reader';
import { hashOf } from '../../../relay/hash-of';
import { createKeys } from '../../../relay/http/auth';
import { CallCounts } from '../../../relay/metrics/call-counts';
import { type Measured, nothingMeasured } from '../../../relay/metrics/readings';
import type { Approvals } from '../../../relay/service/approvals/approvals';
import type { LiveAccess } from '../../../relay/service/live/live-access';
import { LocalService, type Service } from '../../../relay/service/service';
import { pageWorkHere } from '../models/page-work-here';
import { viewsHere } from '../models/views-here';
import { type FakeBrowsers, fakeBrowsers } from './fake-browsers';

export const testKey = 'test-key-0123456789';
export const otherKey = 'other-key-0123456789';

export interface TestApp {
  /** `GET /v1/sessions` and the like. */
  routes: string[];
  browsers: FakeBrowsers;
  service: Service;
  /** What the relay logged, one object per line. */
  logged: unknown[];
  /** A call with nothing added but Host; `from` is the peer's address. */
  raw(path: string, init?: RequestInit & { from?: string }): Promise<Response>;
  /** A call with the key and, if there is a body, with JSON. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** The app over a fake browser. */
export function relayApp({
  model,
  now,
  access,
  approvals,
  measured,
  ...options
}: Partial<
  AppOptions & {
    model: Model;
    now(): number;
    access: LiveAccess;
    approvals: Approvals;
    measured: Partial<Measured>;
  }
> = {}): TestApp {
  const browsers = fakeBrowsers();
  const logged: unknown[] = [];
  const write = (line: unknown) => logged.push(line);
  const callCounts = new CallCounts();
  const service = new LocalService({
    browsers,
    model: model ?? createLiteralModel(),
    reader: createEmbeddedReader(pageWorkHere),
    views: viewsHere,
    measured: () => ({ ...nothingMeasured, ...measured, calls: callCounts.list() }),
    ...(now && { now }),
    ...(access && { access }),
    ...(approvals && { approvals }),
  });
  const app = createApp({
    service,
    keys: createKeys(() => [
      ownersKey(testKey),
      { name: 'other', hash: hashOf(otherKey), scopes: ['read', 'act', 'screenshot', 'autonomy'] },
    ]),
    host: '127.0.0.1',
    port: 8787,
    version: '1.0.0',
    rateLimit: 'off',
    callCounts,
    log: {
      info: write,
      warn: write,
      error: write,
      isLevelEnabled: () => false,
    } as unknown as AppOptions['log'],
    pagesDir: 'relay/pages',
    swaggerDir: 'node_modules/swagger-ui-dist',
    extensionDir: '/tabrelay/.output/chrome-mv3',
    ...options,
  });

  async function raw(path: string, { from = '127.0.0.1', ...init }: RequestInit & { from?: string } = {}) {
    const headers = new Headers(init.headers);
    if (!headers.has('host')) headers.set('host', '127.0.0.1:8787');
    const incoming = { socket: { remoteAddress: from, remotePort: 50_000, remoteFamily: 'IPv4' } };
    return app.request(path, { ...init, headers }, { incoming } as unknown as HttpBindings);
  }

  return {
    routes: app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`),
    browsers,
    service,
    logged,
    raw,
    call: (method, path, body, headers = {}) =>
      raw(path, {
        method,
        headers: {
          authorization: `Bearer ${testKey}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
  };
}
