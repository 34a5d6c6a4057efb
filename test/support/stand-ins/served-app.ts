/** The app with HTTP and WebSocket upgrade on a port of its own, over the stand-in for the browsers. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { ownersKey } from '../../../relay/access/keys';
import { type AppOptions, createApp } from '../../../relay/app';
import { createLiteralModel } from '../../../relay/autonomy/literal/literal-model';
import type { Model } from '../../../relay/autonomy/model';
import { createEmbeddedReader } from '../../../relay/autonomy/reading/embedded-reader';
import { acceptBrowsers } from '../../../relay/browsers/sockets/socket-server';
import { hashOf } from '../../../relay/hash-of';
import { createKeys } from '../../../relay/http/auth';
import { admitUpgrade, arrivalOf } from '../../../relay/http/gate';
import { createHttpServer, type Patience } from '../../../relay/http/server/http-server';
import { trackInFlightRequests } from '../../../relay/http/server/in-flight-requests';
import { refuseUpgrade } from '../../../relay/http/server/refuse-upgrade';
import { keepSocket } from '../../../relay/http/server/socket-room';
import { webSocketRequests } from '../../../relay/http/server/web-socket-requests';
import { createLog } from '../../../relay/log';
import { CallCounts } from '../../../relay/metrics/call-counts';
import { LocalService } from '../../../relay/service/service';
import { pageWorkHere } from '../models/page-work-here';
import { viewsHere } from '../models/views-here';
import { fakeBrowsers } from './fake-browsers';
import { otherKey, testKey } from './relay-app';

/** Serves until `stop`. The gate is told the port once it is known. */
export async function servedApp(
  patience?: Patience,
  { model, ...options }: Partial<AppOptions & { model: Model }> = {},
) {
  const browsers = fakeBrowsers();
  const logged: string[] = [];
  /** Sockets that got as far as the handshake, and what went wrong with any. */
  const sockets = { greeted: 0, connected: 0, troubles: [] as unknown[] };
  const address = { host: '127.0.0.1', port: 0 };
  const app = createApp({
    service: new LocalService({
      browsers,
      model: model ?? createLiteralModel(),
      reader: createEmbeddedReader(pageWorkHere),
      views: viewsHere,
    }),
    keys: createKeys(() => [
      ownersKey(testKey),
      { name: 'other', hash: hashOf(otherKey), scopes: ['read', 'act', 'screenshot', 'autonomy'] },
    ]),
    get host() {
      return address.host;
    },
    get port() {
      return address.port;
    },
    version: '1.0.0',
    rateLimit: 'off',
    callCounts: new CallCounts(),
    log: createLog({ level: 'info', pretty: false, to: { write: (line) => void logged.push(line) } }),
    pagesDir: 'relay/pages',
    swaggerDir: 'node_modules/swagger-ui-dist',
    extensionDir: '/tabrelay/.output/chrome-mv3',
    ...options,
  });
  const calls = trackInFlightRequests(app);
  const server = createHttpServer(calls, patience);
  acceptBrowsers(webSocketRequests(server), {
    buildId: 'build',
    pairings: {
      find() {
        sockets.greeted += 1;
        return undefined;
      },
      findRemoved: () => undefined,
      save: () => undefined,
      currentCode: () => undefined,
      spendCode: () => false,
    },
    registry: { add: () => undefined, remove: () => undefined, receive: () => undefined },
    isStarting: () => false,
    admit(request) {
      const verdict = admitUpgrade(arrivalOf(request), address);
      return verdict.ok ? undefined : verdict;
    },
    refuse: refuseUpgrade,
    onProved: (socket) => keepSocket(socket),
    onConnected: () => (sockets.connected += 1),
    onPaired: () => (sockets.connected += 1),
    onRefused: () => undefined,
    onPairingFailed: () => undefined,
    onLeft: () => undefined,
    onOutdated: () => (sockets.connected += 1),
    onError: (error) => sockets.troubles.push(error),
  });
  server.listen(0, address.host);
  await once(server, 'listening');
  address.port = (server.address() as AddressInfo).port;
  return {
    browsers,
    calls,
    logged,
    sockets,
    server,
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
