/** The relay's sockets on a free port, without HTTP routes and without files. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConnectedBrowsers } from '../../../relay/browsers/connected-browsers';
import type { Pairing } from '../../../relay/browsers/sockets/handshake';
import { acceptBrowsers } from '../../../relay/browsers/sockets/socket-server';
import { refuseUpgrade } from '../../../relay/http/server/refuse-upgrade';

/** A relay that knows these browsers; `code` is the one-time code that is valid now. */
export async function startSocketRelay({ known = [], code }: { known?: Pairing[]; code?: string } = {}) {
  const pairings = [...known];
  let currentCode = code;
  const browsers = new ConnectedBrowsers({
    buildId: 'build',
    isPaired: (id) => pairings.some((pairing) => pairing.id === id),
  });
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  acceptBrowsers(server, {
    buildId: 'build',
    pairings: {
      find: (id) => pairings.find((pairing) => pairing.id === id),
      save: (pairing) => pairings.push(pairing),
      currentCode: () => currentCode,
      spendCode: () => {
        currentCode = undefined;
      },
    },
    registry: browsers,
    admit: (request) => (request.url === '/extension' ? undefined : { status: 403, message: 'no' }),
    refuse: refuseUpgrade,
    onConnected: () => undefined,
    onPaired: () => undefined,
    onOutdated: () => undefined,
    onError: (error) => {
      throw error;
    },
  });
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/extension`,
    browsers,
    pairings,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
