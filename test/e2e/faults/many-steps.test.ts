/** Many steps in concurrent sessions: none is lost or swapped, and the relay's heap does not grow. */
import { expect, test } from 'vitest';
import { servePages } from '../../support/pages/serve-pages';
import { heapEnvironment, relayHeapBytes } from '../../support/relay/relay-heap';
import { isFullShare } from '../../support/share';
import { startTabrelay, type Tabrelay } from '../../support/tabrelay/start-tabrelay';

const sessions = 10;
/** Steps in all; TABRELAY_TEST_STEPS says another number. */
const steps = Number(process.env.TABRELAY_TEST_STEPS ?? (isFullShare ? 100_000 : 60));
/** The relay has warmed up by then. */
const warmAfter = Math.min(1_000, steps / 2);
const maxGrowthBytes = 20 * 1024 * 1024;

const page = `<title>steps</title><input id="name"><button>0</button><script>
  const button = document.querySelector('button');
  button.onclick = () => { button.textContent = Number(button.textContent) + 1; };
</script>`;

/** One session's part: every answer must be its own. Four steps a round. */
async function walk({ api }: Tabrelay, id: string, rounds: number, from: number): Promise<void> {
  for (let round = from; round < from + rounds; round += 1) {
    const token = `${id} ${round}`;
    expect(await api.act(id, 'fill', '#name', token)).toMatchObject({ success: true, value: token });
    expect(await api.read(id, 'value', '#name')).toBe(token);
    expect(await api.act(id, 'click', 'button')).toMatchObject({ success: true });
    expect(await api.read(id, 'text', 'button')).toBe(String(round + 1));
  }
}

test(`${sessions} sessions, ${steps} steps: none lost, none swapped, and the heap of the relay does not grow`, async () => {
  const site = await servePages({ '/page': page });
  const tabrelay = await startTabrelay({
    env: { TABRELAY_RATE_LIMIT: '0', TABRELAY_LOG: 'error', ...heapEnvironment },
  });
  try {
    const ids: string[] = [];
    for (let n = 0; n < sessions; n += 1) ids.push(await tabrelay.api.session({ url: site.url('/page') }));
    const roundsOf = (all: number) => Math.ceil(all / sessions / 4);

    const first = roundsOf(warmAfter);
    await Promise.all(ids.map((id) => walk(tabrelay, id, first, 0)));
    const before = await relayHeapBytes(tabrelay);
    const start = performance.now();
    await Promise.all(ids.map((id) => walk(tabrelay, id, roundsOf(steps) - first, first)));
    const perSecond = Math.round(((steps - warmAfter) / (performance.now() - start)) * 1_000);
    const after = await relayHeapBytes(tabrelay);

    const mib = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
    console.log(
      `measured: heapUsed after ${warmAfter} steps ${mib(before)}, after ${steps} ${mib(after)}; ${perSecond} steps a second`,
    );
    expect((await tabrelay.api.sessions()).map(({ id }) => id)).toEqual(ids);
    expect(after - before).toBeLessThan(maxGrowthBytes);
  } finally {
    await tabrelay.stop();
    await site.close();
  }
}, 900_000);
