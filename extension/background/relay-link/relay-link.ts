/** Keeps the one socket to the relay, finds the relay again after a loss, and says honestly how it stands. */
import type { ToExtension, ToRelay } from '../../protocol/frames';
import { type Introduce, type Problem, parseFrame, send, shakeHands } from './handshake';
import type { Pairing } from './pairing';

export type LinkState = 'unpaired' | 'searching' | 'connected' | Exclude<Problem, 'unreachable'>;

export interface RelayLink {
  /** Called by every waker: looks for the relay unless it is connected or already looking. */
  wake(): void;
  /** Sends a frame; without a connection it is dropped, for the next introduction tells all. */
  send(frame: ToRelay): void;
  /** The pairing changed: starts anew. */
  restart(): void;
  state(): LinkState;
}

/** Looking with `fetch`, because retrying WebSockets in a loop trips Chromium's throttle. */
const lookEveryMs = 300;
const lookTimeoutMs = 2_000;
/** After a loss it looks without pause this long, then only when something wakes it. */
const eagerForMs = 120_000;
const stayAwakeEveryMs = 20_000;
/** The relay sends something every 5 s; a socket silent for this long is dead even if nobody closed it. */
const silentForMs = 12_000;
const listenEveryMs = 2_000;

export function createRelayLink(parts: {
  pairing(): Promise<Pairing | undefined>;
  introduce: Introduce;
  onFrame(frame: ToExtension): void;
  onWelcome(buildId: string): void;
  onState(state: LinkState): void;
  stayAwake(): void;
  /** When the relay was last lost, kept over the worker's sleep. */
  lostAt: { get(): Promise<number>; set(at: number): Promise<void> };
}): RelayLink {
  let socket: WebSocket | undefined;
  let busy = false;
  let state: LinkState = 'searching';
  let heardAt = 0;
  /** Frames that come up while the introduction is on its way wait for the welcome. */
  let outbox: ToRelay[] | undefined;

  function become(next: LinkState): void {
    if (next === state) return;
    state = next;
    parts.onState(state);
  }

  function listen(proved: WebSocket): void {
    socket = proved;
    heardAt = Date.now();
    proved.onmessage = (event) => {
      heardAt = Date.now();
      const frame = parseFrame(event.data);
      if (!frame) proved.close();
      else if (frame.type === 'ping') send(proved, { type: 'pong' });
      else parts.onFrame(frame);
    };
    proved.onclose = () => drop(proved);
    const watch = setInterval(() => {
      if (socket === proved) dropIfSilent();
      else clearInterval(watch);
    }, listenEveryMs);
  }

  function dropIfSilent(): void {
    if (socket && Date.now() - heardAt > silentForMs) drop(socket);
  }

  /** Gives up a socket. The other end is not waited for: on a dead connection it takes a minute to agree. */
  function drop(lost: WebSocket): void {
    if (socket !== lost) return;
    socket = undefined;
    lost.onmessage = null;
    lost.close();
    become('searching');
    void parts.lostAt.set(Date.now()).then(link.wake);
  }

  async function connect(pairing: Pairing): Promise<Problem | undefined> {
    const introduce: Introduce = () => {
      outbox = [];
      return parts.introduce();
    };
    const { relayUrl, browserId, secret } = pairing;
    const shaken = await shakeHands(relayUrl, { purpose: 'resume', browserId, secret }, introduce);
    const waiting = outbox ?? [];
    outbox = undefined;
    if ('problem' in shaken) return shaken.problem;
    // Before anything is awaited: a relay that is just back sends what callers wait for right behind its welcome.
    listen(shaken.socket);
    for (const frame of waiting) send(shaken.socket, frame);
    // Unpaired or paired anew while hands were shaken: this relay is not the user's choice any more.
    const isChosen = JSON.stringify(await parts.pairing()) === JSON.stringify(pairing);
    if (!isChosen) {
      if (socket === shaken.socket) socket = undefined;
      shaken.socket.close();
    }
    // It may also have been lost meanwhile.
    if (socket !== shaken.socket) return 'unreachable';
    become('connected');
    parts.onWelcome(shaken.buildId);
    return undefined;
  }

  async function look(): Promise<void> {
    let awakeAt = Date.now();
    let wait = false;
    do {
      if (wait) await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
      wait = true;
      const pairing = await parts.pairing();
      if (!pairing) return become('unpaired');
      if (await answers(pairing.relayUrl)) {
        const problem = await connect(pairing);
        if (!problem) return;
        // Such a relay will say the same again; the next waker asks once more.
        if (problem !== 'unreachable') return become(problem);
      }
      become('searching');
      if (Date.now() - awakeAt > stayAwakeEveryMs) {
        parts.stayAwake();
        awakeAt = Date.now();
      }
    } while (Date.now() - (await parts.lostAt.get()) < eagerForMs);
  }

  const link: RelayLink = {
    wake() {
      dropIfSilent();
      if (socket || busy) return;
      busy = true;
      // What went wrong in storage may be right with the next waker.
      look()
        .catch(() => undefined)
        .finally(() => {
          busy = false;
        });
    },
    send(frame) {
      if (outbox) outbox.push(frame);
      else if (socket?.readyState === WebSocket.OPEN) send(socket, frame);
    },
    restart() {
      const old = socket;
      socket = undefined;
      old?.close();
      void parts.lostAt.set(Date.now()).then(link.wake);
    },
    state: () => state,
  };
  return link;
}

async function answers(relayUrl: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(lookTimeoutMs);
    return (await fetch(`${relayUrl}/health`, { signal, cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
