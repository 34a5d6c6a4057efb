/**
 * Fuzzing: malformed requests and frames. A quick share here, all of it with `npm run soak -- fuzz`; the seed of a
 * failure is in its message.
 */
import { afterEach, expect, it } from 'vitest';
import { garbageFrame } from '../support/attacks/garbage-frames';
import { malformedRequest } from '../support/attacks/malformed-requests';
import { rawHttp } from '../support/attacks/raw-http';
import { seeded } from '../support/attacks/seeded';
import { pairedRelay } from '../support/stand-ins/paired-relay';

const full = process.env.TABRELAY_TEST_FUZZ === 'full';
const requests = full ? 100_000 : 500;
const frames = full ? 50_000 : 300;
const patienceMs = full ? 1_200_000 : 60_000;
const seed = Number(process.env.TABRELAY_TEST_SEED ?? 20_260_105);

let relay: Awaited<ReturnType<typeof pairedRelay>>;
afterEach(() => relay.stop());

/** Nothing of it is our bug, and the relay is the process that it was. */
async function unharmed(pid: number | undefined) {
  expect(relay.printed()).not.toMatch(/"level":(50|60)|The relay died|Error:/);
  expect(await relay.listenerPid()).toBe(pid);
  const { status, body } = await relay.call('POST', `/session/${relay.sessionId}`, { action: 'text' });
  expect({ status, body }).toEqual({ status: 200, body: { status: 'success', result: 'still here' } });
}

it(
  `${requests} malformed requests get no 5xx and do no harm`,
  async () => {
    relay = await pairedRelay();
    const pid = await relay.listenerPid();
    const random = seeded(seed);
    const { host, port } = new URL(relay.url);
    let sent = 0;
    let answered = 0;
    const sendOn = async () => {
      while (sent < requests) {
        sent += 1;
        const bytes = malformedRequest(random, host, relay.key);
        // Half a request would wait for its rest until the relay's own patience is over.
        const answer = await rawHttp(Number(port), bytes, { patienceMs: 1_500 });
        const statuses = [...answer.matchAll(/(?:^|\r\n|\})HTTP\/1\.1 (\d{3})/g)].map(([, status]) =>
          Number(status),
        );
        if (statuses.length > 0) answered += 1;
        // The fake browser gives up nothing, so there is no reason for any.
        const bad = statuses.filter((status) => status >= 500);
        if (bad.length)
          throw new Error(`${bad} with seed ${seed} for ${JSON.stringify(bytes.toString('latin1'))}`);
      }
    };
    await Promise.all(Array.from({ length: 32 }, sendOn));
    expect(answered).toBeGreaterThan(requests / 2);
    await unharmed(pid);
  },
  patienceMs,
);

it(
  `${frames} garbage frames before and after authentication do not affect a command in flight`,
  async () => {
    relay = await pairedRelay();
    const pid = await relay.listenerPid();
    const random = seeded(seed);
    relay.hold();
    const inFlight = relay.call('POST', `/session/${relay.sessionId}`, {
      action: 'click',
      selector: '#a',
      timeoutMs: 300_000,
    });
    await relay.asked('click');
    for (let sent = 0; sent < frames; ) {
      const socket = random.chance(50) ? await relay.stranger() : await relay.secondBrowser();
      // A socket takes as many as it pleases; the rest goes to the next one.
      for (let count = 1 + random.below(40); count > 0; count -= 1, sent += 1)
        socket.send(garbageFrame(random));
      socket.close();
    }
    relay.release();
    expect((await inFlight).body).toMatchObject({ status: 'success', result: { success: true } });
    await unharmed(pid);
  },
  patienceMs,
);
