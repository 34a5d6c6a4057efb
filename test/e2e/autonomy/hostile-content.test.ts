/** While pages and schemas are read that were made to take for ever, other sessions go on as beside harmless ones. */
import { expect, test } from 'vitest';
import {
  harmlessPages,
  harmlessSchemas,
  hostilePages,
  hostileSchemas,
} from '../../support/attacks/hostile-content';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { isFullShare } from '../../support/share';
import { shared } from '../../support/tabrelay/shared-tabrelay';

/** Of pages, and of schemas. */
const atOnce = isFullShare ? 10 : 2;
const measuredSteps = isFullShare ? 1_000 : 12;
const timeoutMs = 5_000;
/** What an answer may take beyond its deadline, and the way there; beside other tests the machine may be slow. */
const graceMs = isFullShare ? 1_500 : 10_000;
const maxRatio = 3;
/** Without a model: the embedded reader reads the pages and fills the schemas. */
const api = shared();

interface Load {
  pages: readonly string[];
  schemas: readonly object[];
}

/** The times of text steps of one session while all of the load is being read, again and again. */
async function besides(site: Site, name: string, load: Load): Promise<number[]> {
  const watched = await api.session({ url: site.url('/watched') });
  let isOver = false;
  const asked = [
    ...load.pages.slice(0, atOnce).map(() => ({})),
    ...load.schemas.slice(0, atOnce).map((schema) => ({ schema })),
  ];
  const sessions = await Promise.all(
    asked.map((_, index) => api.session({ url: site.url(`/${name}/${index % load.pages.length}`) })),
  );
  const readers = asked.map(async (more, index) => {
    do {
      const start = performance.now();
      const body = { sessionId: sessions[index], query: 'How high is the tower?', timeoutMs, ...more };
      const { status } = await api.call('POST', '/retrieve', { body });
      expect([200, 400, 504]).toContain(status);
      expect(performance.now() - start).toBeLessThan(timeoutMs + graceMs);
    } while (!isOver);
  });
  const times: number[] = [];
  for (let step = 0; step < measuredSteps; step += 1) {
    const start = performance.now();
    expect(await api.read(watched, 'text', 'p')).toBe('here');
    times.push(performance.now() - start);
  }
  isOver = true;
  await Promise.all(readers);
  for (const id of [watched, ...sessions]) await api.close(id);
  return times.sort((one, other) => one - other);
}

const at = (times: readonly number[], share: number) =>
  times[Math.floor(share * (times.length - 1))] ?? Number.NaN;

const inWords = (times: readonly number[]) =>
  `p50 ${at(times, 0.5).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms`;

test(`${atOnce} hostile pages being read and ${atOnce} hostile schemas being filled hold up no other session`, async () => {
  const pages = (name: string, all: readonly string[]) =>
    Object.fromEntries(all.map((body, index) => [`/${name}/${index}`, body]));
  const site = await servePages({
    ...pages('hostile', hostilePages),
    ...pages('harmless', harmlessPages),
    '/watched': '<title>watched</title><p>here</p>',
  });
  try {
    const hostile = await besides(site, 'hostile', {
      pages: hostilePages,
      schemas: hostileSchemas,
    });
    expect(at(hostile, 0.5)).toBeLessThan(timeoutMs);
    // A hundredth of few steps is one that the machine held up.
    if (!isFullShare) return;
    const harmless = await besides(site, 'harmless', {
      pages: harmlessPages,
      schemas: harmlessSchemas,
    });
    console.log(
      `measured: text beside hostile content ${inWords(hostile)}, beside harmless content ${inWords(harmless)}`,
    );
    expect(at(hostile, 0.99)).toBeLessThan(maxRatio * at(harmless, 0.99));
  } finally {
    await site.close();
  }
}, 600_000);
