/** Measures what further open sessions cost: the time of a click, and memory. */
import { readFile } from 'node:fs/promises';
import { startTabrelay, type Tabrelay } from '../support/tabrelay/start-tabrelay';
import { cpuByRole } from './cpu/cpu-by-role';
import { readProcessTable } from './cpu/process-table';
import { pause, type Samples } from './measure';

const some = 50;
const many = 100;
const warmUp = 40;
const runs = 100;
/** After its start, and after windows were opened or closed, the browser is busy for a while, half a minute with 50. */
const restTimeoutMs = 120_000;
const restCheckMs = 2_000;
/** Of its processor time between two checks, all processes together. */
const restCpuMs = 100;

export interface ManySessions {
  /**
   * Milliseconds of a click where it is the only session, half of them before and half after the others, as the machine
   * may become slower or faster meanwhile; and where 50 are open.
   */
  alone: Samples;
  among: Samples;
  /** Further memory for each session after the first, in MiB. */
  megabytesEach: Memory;
  /** How many of 100 sessions answer. */
  answering: number;
}

interface Memory {
  relay: number;
  /** Of the process that the extension's worker runs in. */
  extension: number;
  /** Of all other processes of the browser. */
  browser: number;
}

/** Opens 50 sessions and then 100 on the page in one browser, clicking in the first when it is alone and when 50 are there. */
export async function measureManySessions(url: string): Promise<ManySessions> {
  const tabrelay = await startTabrelay({ watched: false, env: { TABRELAY_RATE_LIMIT: '0' } });
  try {
    const first = await tabrelay.api.session({ url });
    await atRest(tabrelay);
    const aloneBefore = await clicks(tabrelay, first);
    const before = await memory(tabrelay);
    const others = await open(tabrelay, url, some - 1);
    await atRest(tabrelay);
    const among = await clicks(tabrelay, first);
    const after = await memory(tabrelay);
    for (const id of others) await tabrelay.api.close(id);
    await atRest(tabrelay);
    const aloneAfter = await clicks(tabrelay, first);
    const ids = [first, ...(await open(tabrelay, url, many - 1))];
    const replies = await Promise.all(ids.map((id) => tabrelay.api.step(id, 'count', '#hello')));
    return {
      alone: [...aloneBefore, ...aloneAfter],
      among,
      megabytesEach: {
        relay: (after.relay - before.relay) / (some - 1),
        extension: (after.extension - before.extension) / (some - 1),
        browser: (after.browser - before.browser) / (some - 1),
      },
      answering: replies.filter((count) => String(count) === '1').length,
    };
  } finally {
    await tabrelay.stop();
  }
}

async function open({ api }: Tabrelay, url: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push(await api.session({ url }));
  return ids;
}

/** Resolves when relay and browser have used hardly any processor time for two checks in a row. */
async function atRest({ browser, listenerPid }: Tabrelay): Promise<void> {
  const pids = { relay: await listenerPid(), browser: browser.process()?.pid };
  const used = async () => Object.values(await cpuByRole(pids)).reduce((sum, ms) => sum + ms, 0);
  const deadline = performance.now() + restTimeoutMs;
  for (let checks = 0; checks < 2 && performance.now() < deadline; ) {
    const before = await used();
    await pause(restCheckMs);
    checks = (await used()) - before < restCpuMs ? checks + 1 : 0;
  }
}

async function clicks({ api }: Tabrelay, id: string): Promise<Samples> {
  const samples: Samples = [];
  for (let run = -warmUp; run < runs; run += 1) {
    const start = performance.now();
    await api.step(id, 'click', '#hello');
    if (run >= 0) samples.push(performance.now() - start);
  }
  return samples;
}

/** What the relay and the browser with its children hold, in MiB; memory that processes share is counted once. */
async function memory({ browser, listenerPid }: Tabrelay): Promise<Memory> {
  const relayPid = await listenerPid();
  const table = await readProcessTable();
  const family = new Set([relayPid, browser.process()?.pid]);
  // Pids wrap around, so a child may stand before its parent.
  for (let known = 0; known < family.size; ) {
    known = family.size;
    for (const { pid, parentPid } of table) if (family.has(parentPid)) family.add(pid);
  }
  const held: Memory = { relay: 0, extension: 0, browser: 0 };
  for (const { pid, command } of table.filter((one) => family.has(one.pid))) {
    const isExtension = command.includes('--extension-process');
    const part = pid === relayPid ? 'relay' : isExtension ? 'extension' : 'browser';
    held[part] += await proportionalMegabytes(pid);
  }
  return held;
}

/** Pss of proc(5), smaps_rollup. A process that has ended holds nothing. */
async function proportionalMegabytes(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) / 1024;
}
