/** The relay's sockets on a free port, without HTTP routes and without files. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PairingCode } from '../../../extension/protocol/pairing/pairing-code';
import { ConnectedBrowsers } from '../../../relay/browsers/connected-browsers';
import type { Pairing } from '../../../relay/browsers/sockets/handshake';
import { acceptBrowsers } from '../../../relay/browsers/sockets/socket-server';
import { refuseUpgrade } from '../../../relay/http/server/refuse-upgrade';

/** A relay that knows these browsers; `code` is the one-time code that is valid now. */
export async function startSocketRelay({
  known = [],
  code,
  isStarting = () => false,
}: {
  known?: Pairing[];
  code?: PairingCode;
  /** Whether the separate browser is being started. */
  isStarting?(): boolean;
} = {}) {
  const pairings = [...known];
  const removed: Pairing[] = [];
  /** What the sockets reported of pairings, in order. */
  const reported: string[] = [];
  let currentCode = code;
  const find = (among: Pairing[], id: string) => among.find((pairing) => pairing.id === id);
  const browsers = new ConnectedBrowsers({
    buildId: 'build',
    pairingOf: (id) => (find(pairings, id) ? 'paired' : find(removed, id) && 'removed'),
    isPaired: (id) => find(pairings, id) !== undefined,
  });
  const remove = (id: string) => {
    const index = pairings.findIndex((pairing) => pairing.id === id);
    removed.push(...pairings.splice(index, 1));
    browsers.disconnect(id);
  };
  // Any request is answered, as GET /health is.
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  acceptBrowsers(server, {
    buildId: 'build',
    pairings: {
      find: (id) => find(pairings, id),
      findRemoved: (id) => find(removed, id),
      save: (pairing) => pairings.push(pairing),
      currentCode: () => currentCode,
      spendCode: (spent) => {
        const wasValid = currentCode?.link === spent.link;
        if (wasValid) currentCode = undefined;
        return wasValid;
      },
    },
    registry: browsers,
    isStarting,
    admit: (request) => (request.url === '/extension' ? undefined : { status: 403, message: 'no' }),
    refuse: refuseUpgrade,
    onProved: () => undefined,
    onConnected: () => undefined,
    onRefused: () => undefined,
    onPaired: ({ id }) => reported.push(`${id} paired`),
    onPairingFailed: () => reported.push('pairing failed'),
    onLeft({ id }) {
      reported.push(`${id} left`);
      remove(id);
    },
    onOutdated: () => undefined,
    onError: (error) => {
      throw error;
    },
  });
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/extension`,
    browsers,
    pairings,
    reported,
    /** Unpairs a browser on the side of the relay. */
    remove,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
