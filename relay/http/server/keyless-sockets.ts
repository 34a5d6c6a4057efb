/** Bounds the connections that have shown no key, so that they leave room for those that have. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** More than browsers open for the pages of the relay; one more, and the oldest of them has to go. */
const maxKeyless = 200;

const sets = new WeakMap<Duplex, Set<Socket>>();

/** Closes the oldest of a server's connections without a key, busy or not, once there are too many. */
export function limitKeylessSockets(server: Server): void {
  const keyless = new Set<Socket>();
  server.on('connection', (socket) => {
    if (sets.has(socket)) return;
    sets.set(socket, keyless);
    keyless.add(socket);
    socket.once('close', () => keyless.delete(socket));
    const [oldest] = keyless;
    if (keyless.size > maxKeyless) oldest?.destroy();
  });
}

/** A call with a valid key came over this connection, or a browser that is counted elsewhere. */
export function keepSocket(socket: Duplex): void {
  sets.get(socket)?.delete(socket as Socket);
}
