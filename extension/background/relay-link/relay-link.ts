/** Keeps the WebSocket to the relay open, and reconnects when it is lost. */
import type { FleetSites } from '../../protocol/blocked-sites';
import { type ToExtension, type ToRelay, toExtensionSchema } from '../../protocol/frames/frames';
import { isStepCommand } from '../../protocol/frames/hot-frames';
import { framesIn, PacketSender } from '../../protocol/frames/packets';
import { keepAlive } from '../browser-api/runtime';
import { type Introduce, isUnpaired, type Problem, type Shaken, shakeHands } from './handshake';
import { isReachable } from './is-reachable';
import type { LostAt } from './lost-at';
import type { Pairing } from './pairing';

export type LinkState = 'searching' | 'connected' | Exclude<Problem, 'unreachable'>;

/** The relay is polled with `fetch`, because retrying WebSockets in a loop triggers Chromium's throttle. */
const pollEveryMs = 300;
/** After a loss the relay is polled for this long, then only when an event starts a new attempt. */
const pollForMs = 120_000;
const keepAliveEveryMs = 20_000;
/** The relay sends something every 5 s; a socket without a message for this long is dead, even if nobody closed it. */
const maxSilenceMs = 12_000;
const checkSilenceEveryMs = 2_000;

export class RelayLink {
  /** The authenticated socket. Written on connecting and on losing it. */
  #socket: WebSocket | undefined;
  /** What is about to be sent over that socket. */
  #packets: PacketSender | undefined;
  /** Whether an attempt to connect is running. */
  #isConnecting = false;
  #state: LinkState = 'searching';
  /** Of the pairing that the latest attempt to connect used; what belongs to another one is not sent. */
  #secret: string | undefined;
  #lastMessageAt = 0;
  /** Frames to send while the handshake waits for the relay's welcome; exists from the introduction to its end. */
  #outbox: ToRelay[] | undefined;
  /** The build that the relay said it belongs to, at the latest welcome. */
  #relayBuildId: string | undefined;

  constructor(
    private readonly parts: {
      pairing(): Promise<Pairing | undefined>;
      introduce: Introduce;
      /** @param send as `RelayLink.send` */
      received(frame: ToExtension, send: (frame: ToRelay) => void): void;
      /** What is blocked in the relay's fleet, before its first frame is received. */
      blocked(sites: FleetSites): void;
      welcomed(relayBuildId: string): void;
      /** The relay, which has proved itself, does not know this browser any more. */
      unpaired(pairing: Pairing): Promise<void>;
      lostAt: LostAt;
    },
  ) {}

  get state(): LinkState {
    return this.#state;
  }

  get relayBuildId(): string | undefined {
    return this.#relayBuildId;
  }

  /** Connects, unless it is connected or connecting. Called by every event that may have started the worker. */
  connect(): void {
    this.#dropIfSilent();
    if (this.#socket || this.#isConnecting) return;
    this.#isConnecting = true;
    // An error, such as of storage, may be over at the next event.
    this.#search()
      .catch(() => undefined)
      .finally(() => {
        this.#isConnecting = false;
      });
  }

  /**
   * Sends a frame. Without a connection it is dropped: after a reconnect all sessions are sent again, and the relay asks
   * for missing replies with `resyncRequest`.
   */
  send(frame: ToRelay): void {
    if (this.#outbox) this.#outbox.push(frame);
    else if (this.#socket) this.#packets?.push(JSON.stringify(frame));
  }

  /** Closes the connection and opens a new one, because the pairing has changed. */
  restart(): void {
    const old = this.#socket;
    this.#socket = undefined;
    old?.close();
    this.#reconnect();
  }

  async #search(): Promise<void> {
    let keptAliveAt = Date.now();
    let isFirst = true;
    do {
      if (!isFirst) await new Promise((resolve) => setTimeout(resolve, pollEveryMs));
      isFirst = false;
      const pairing = await this.parts.pairing();
      if (!pairing) {
        this.#state = 'unpaired';
        return;
      }
      if (await isReachable(pairing.relayUrl)) {
        const problem = await this.#open(pairing);
        if (!problem) return;
        if (problem !== 'unreachable') {
          // The same relay would answer the same; the next event tries again.
          this.#state = problem;
          return;
        }
      }
      this.#state = 'searching';
      if (Date.now() - keptAliveAt > keepAliveEveryMs) {
        void keepAlive();
        keptAliveAt = Date.now();
      }
    } while (Date.now() - (await this.parts.lostAt.get()) < pollForMs);
  }

  async #open(pairing: Pairing): Promise<Problem | undefined> {
    const introduce: Introduce = () => {
      this.#outbox = [];
      return this.parts.introduce();
    };
    const { relayUrl, browserId, secret } = pairing;
    this.#secret = secret;
    const shaken = await shakeHands(relayUrl, { purpose: 'resume', browserId, secret }, introduce);
    const waiting = this.#outbox ?? [];
    this.#outbox = undefined;
    if ('problem' in shaken) {
      if (shaken.problem === 'unpaired') await this.parts.unpaired(pairing);
      return shaken.problem;
    }
    const { socket, buildId } = shaken;
    this.parts.blocked(shaken.blockedSites);
    // Reads that a page has answered together end in one task.
    this.#packets = new PacketSender(
      (message) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(message);
      },
      (flush) => void scheduler.postTask(flush, { priority: 'user-blocking' }),
    );
    // Before anything is awaited: the relay sends commands right after its welcome.
    this.#listen(shaken, pairing);
    for (const frame of waiting) this.send(frame);
    // If the pairing was changed or removed during the handshake, this is no longer the user's relay.
    const isChosen = JSON.stringify(await this.parts.pairing()) === JSON.stringify(pairing);
    if (!isChosen) {
      if (this.#socket === socket) this.#socket = undefined;
      socket.close();
    }
    // The connection may also have been lost meanwhile.
    if (this.#socket !== socket) return 'unreachable';
    this.#state = 'connected';
    this.#relayBuildId = buildId;
    this.parts.welcomed(buildId);
    return undefined;
  }

  #listen(shaken: Shaken, pairing: Pairing): void {
    const { socket } = shaken;
    this.#socket = socket;
    this.#lastMessageAt = Date.now();
    socket.onmessage = (event) => {
      this.#lastMessageAt = Date.now();
      const frames = framesIn(String(event.data), frameOf);
      if (!frames) socket.close();
      for (const frame of frames ?? []) this.#receive(frame, shaken, pairing);
    };
    socket.onclose = () => this.#drop(socket);
    const check = setInterval(() => {
      if (this.#socket === socket) this.#dropIfSilent();
      else clearInterval(check);
    }, checkSilenceEveryMs);
  }

  #receive(frame: ToExtension, shaken: Shaken, pairing: Pairing): void {
    if (frame.type === 'ping') this.send({ type: 'pong' });
    else if (frame.type === 'unpaired') void this.#leave(frame, shaken, pairing);
    else
      this.parts.received(frame, (answer) => {
        // The answer may come after a reconnect, but not to another relay than the one that asked.
        if (this.#secret === pairing.secret) this.send(answer);
      });
  }

  /** Ends the pairing if the relay proves that it did; a frame that proves nothing ends the connection only. */
  async #leave(frame: ToExtension, shaken: Shaken, pairing: Pairing): Promise<void> {
    if (await isUnpaired(frame, shaken)) await this.parts.unpaired(pairing);
    shaken.socket.close();
  }

  #dropIfSilent(): void {
    if (this.#socket && Date.now() - this.#lastMessageAt > maxSilenceMs) this.#drop(this.#socket);
  }

  /** Drops a socket without waiting for the other end: on a dead connection that takes a minute. */
  #drop(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = undefined;
    socket.onmessage = null;
    socket.close();
    this.#state = 'searching';
    this.#reconnect();
  }

  #reconnect(): void {
    void this.parts.lostAt.set(Date.now()).then(() => this.connect());
  }
}

function frameOf(value: unknown): ToExtension | undefined {
  return isStepCommand(value) ? value : toExtensionSchema.safeParse(value).data;
}
