/** A TCP proxy between relay and browser that can break, delay and slow down the connection. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * What happens to bytes on their way. `hole`: they get stuck, and arrive late if the hole is mended. `slices`: they
 * arrive one at a time. A number: they arrive that many milliseconds later.
 */
type Passage = 'pass' | 'hole' | 'slices' | number;

type End = 'browser' | 'relay';

export interface TcpProxy {
  port: number;
  /** Where it connects to. Until then it refuses. */
  aim(port: number): void;
  /** From now on, for connections that stand and for new ones. */
  set(passage: Passage): void;
  /** Connections that stand never deliver anything again and are not told; new ones are well. */
  forget(): void;
  /** Both ends of all connections are told by RST. */
  reset(): void;
  /** Does so when this many more bytes have gone from the browser to the relay, in the middle of a frame perhaps. */
  resetAfter(bytes: number): void;
  /** Tells one end that the other has nothing more to say; what that end says itself goes on. */
  halfClose(told: End): void;
  /** How many connections stand. */
  connections(): number;
  close(): Promise<void>;
}

type Pair = Record<End, Socket> & { lanes: Lane[] };

interface Lane {
  from: Socket;
  to: Socket;
  waiting: { bytes: Buffer; at: number }[];
  isBusy: boolean;
  isForgotten: boolean;
}

/** A proxy on a free port of loopback. */
export async function startTcpProxy(): Promise<TcpProxy> {
  let target: number | undefined;
  let passage: Passage = 'pass';
  let bytesToReset = Number.POSITIVE_INFINITY;
  const pairs = new Set<Pair>();

  const server = createServer({ allowHalfOpen: true, noDelay: true }, (browser) => {
    if (target === undefined) return browser.resetAndDestroy();
    const relay = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    const lanes = [lane(browser, relay), lane(relay, browser)];
    const pair = { browser, relay, lanes };
    pairs.add(pair);
    for (const each of lanes) {
      each.from.on('error', () => undefined);
      // What gets stuck, the end of a connection does as well.
      each.from.on('close', () => isStuck(each) || part(pair));
    }
  });

  function part(pair: Pair): void {
    pairs.delete(pair);
    pair.browser.destroy();
    pair.relay.destroy();
  }

  function lane(from: Socket, to: Socket): Lane {
    const made: Lane = { from, to, waiting: [], isBusy: false, isForgotten: false };
    from.on('data', (chunk) => {
      made.waiting.push({ bytes: chunk, at: performance.now() });
      void carry(made);
    });
    from.on('end', () => {
      if (made.waiting.length === 0 && !isStuck(made)) to.end();
    });
    return made;
  }

  const isStuck = ({ isForgotten }: Lane) => isForgotten || passage === 'hole';

  /** Carries on what waits in the lane, in order, as the passage is at that moment. */
  async function carry(on: Lane): Promise<void> {
    if (on.isBusy) return;
    on.isBusy = true;
    while (on.waiting.length > 0 && !isStuck(on)) {
      const [{ bytes, at } = { bytes: Buffer.of(), at: 0 }] = on.waiting;
      if (typeof passage === 'number') await sleep(at + passage - performance.now());
      if (isStuck(on)) break;
      on.waiting.shift();
      if (passage === 'slices') await slice(bytes, on.to);
      else deliver(on, bytes);
    }
    on.isBusy = false;
    if (on.waiting.length === 0 && on.from.readableEnded) on.to.end();
  }

  function deliver({ from, to }: Lane, bytes: Buffer): void {
    const isFromBrowser = [...pairs].some(({ browser }) => browser === from);
    if (isFromBrowser && bytes.length >= bytesToReset) {
      // The first bytes arrive before the RST does: it would take those with it that nobody has read yet.
      to.write(bytes.subarray(0, bytesToReset), () => setImmediate(reset));
      bytesToReset = Number.POSITIVE_INFINITY;
    } else {
      if (isFromBrowser) bytesToReset -= bytes.length;
      to.write(bytes);
    }
  }

  function reset(): void {
    for (const { browser, relay } of pairs) {
      browser.resetAndDestroy();
      relay.resetAndDestroy();
    }
  }

  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    aim: (port) => {
      target = port;
    },
    set(next) {
      passage = next;
      for (const pair of pairs) {
        if (pair.lanes.some(({ from, isForgotten }) => from.destroyed && !isForgotten)) part(pair);
        else for (const each of pair.lanes) void carry(each);
      }
    },
    forget() {
      for (const { lanes } of pairs) for (const each of lanes) each.isForgotten = true;
    },
    reset,
    resetAfter: (bytes) => {
      bytesToReset = bytes;
    },
    halfClose(told) {
      for (const pair of pairs) pair[told].end();
    },
    connections: () => pairs.size,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const pair of pairs) part(pair);
      }),
  };
}

async function slice(bytes: Buffer, to: Socket): Promise<void> {
  for (const byte of bytes) {
    to.write(Buffer.of(byte));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
