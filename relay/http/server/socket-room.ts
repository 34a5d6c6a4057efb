/**
 * Divides the connections of a server: those without a key leave room for those with one, and the keys leave room for each
 * other and for browsers. Connections that wait for no answer are closed first.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { RelayError } from '../../../extension/protocol/errors';
import { FairShares } from '../../fair-shares';

/** More than browsers open for the pages of the relay; one more, and the oldest of them has to go. */
const maxKeyless = 200;
/** Of all keys; one alone gets half of them. */
const maxKeyed = 800;
/** Browsers that are connected, which are counted elsewhere, and what is just being closed. */
const spare = 100;
const maxSockets = maxKeyless + maxKeyed + spare;

const rooms = new WeakMap<Duplex, SocketRoom>();

/** Gives each connection of a server its room. */
export function limitSockets(server: Server): void {
  const room = new SocketRoom();
  server.maxConnections = maxSockets;
  server.on('connection', (socket) => room.arrived(socket));
  // Before the request is answered, so that its own connection counts as in use.
  server.prependListener('request', ({ socket }, outgoing) => {
    room.asked(socket);
    outgoing.once('close', () => room.answered(socket));
  });
}

/**
 * A call with a valid key came over this connection, or, without `keyName`, a browser that is counted elsewhere.
 * @throws RelayError too_many_requests when the key has too many that are in use
 */
export function keepSocket(socket: Duplex, keyName?: string): void {
  rooms.get(socket)?.keep(socket as Socket, keyName);
}

class SocketRoom {
  /** In order of arrival. */
  readonly #keyless = new Set<Socket>();
  /** The key of each connection that has shown one, the one whose latest call is longest ago first. */
  readonly #keyed = new Map<Socket, string>();
  /** How many answers each waits for; one that waits for none is not in it. */
  readonly #unanswered = new Map<Duplex, number>();
  readonly #shares = new FairShares(maxKeyed);

  arrived(socket: Socket): void {
    if (rooms.has(socket)) return;
    rooms.set(socket, this);
    this.#keyless.add(socket);
    socket.once('close', () => this.#forget(socket));
    const [oldest] = this.#keyless;
    if (this.#keyless.size > maxKeyless) oldest?.destroy();
  }

  asked(socket: Duplex): void {
    this.#unanswered.set(socket, (this.#unanswered.get(socket) ?? 0) + 1);
  }

  answered(socket: Duplex): void {
    const left = (this.#unanswered.get(socket) ?? 1) - 1;
    if (left > 0) this.#unanswered.set(socket, left);
    else this.#unanswered.delete(socket);
  }

  keep(socket: Socket, keyName: string | undefined): void {
    const known = this.#keyed.get(socket);
    if (known === undefined && keyName !== undefined) {
      this.#makeRoom(keyName);
      this.#shares.add(keyName, 1);
    }
    this.#keyless.delete(socket);
    this.#keyed.delete(socket);
    const its = known ?? keyName;
    if (its !== undefined) this.#keyed.set(socket, its);
  }

  /** Closes what the key does not use, else what the key with most connections does not. */
  #makeRoom(keyName: string): void {
    if (this.#shares.hasRoom(keyName, 1)) return;
    const idle = this.#idleOf(keyName) ?? this.#idleOf(this.#shares.largest());
    if (!idle) throw tooMany();
    this.#forget(idle);
    idle.destroy();
    this.#makeRoom(keyName);
  }

  #idleOf(keyName: string | undefined): Socket | undefined {
    for (const [socket, its] of this.#keyed)
      if (its === keyName && !this.#unanswered.has(socket)) return socket;
    return undefined;
  }

  #forget(socket: Socket): void {
    const keyName = this.#keyed.get(socket);
    if (keyName !== undefined) this.#shares.add(keyName, -1);
    this.#keyed.delete(socket);
    this.#keyless.delete(socket);
    this.#unanswered.delete(socket);
  }
}

function tooMany(): RelayError {
  return new RelayError(
    'too_many_requests',
    'This key has too many connections open that wait for an answer. Send calls one after another over fewer of them.',
    { retryAfterMs: 1_000 },
  );
}
