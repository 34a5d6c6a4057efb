/** Fifty sessions, and somebody who looks at all of them: steps are as fast as without. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPerson } from '../../support/live/person';
import { servePages } from '../../support/pages/serve-pages';
import { startTabrelay } from '../../support/tabrelay/start-tabrelay';

const sessions = 50;
const clicks = 60;
const rounds = 3;
const maxTimes = 1.3;

test(`${sessions} sessions: a click with the live page open takes at most ${maxTimes} times as long`, async () => {
  const site = await servePages({ '/page': '<title>page</title><button>Press</button>' });
  const tabrelay = await startTabrelay({ env: { TABRELAY_RATE_LIMIT: '0', TABRELAY_LOG: 'error' } });
  const downloads = mkdtempSync(join(tmpdir(), 'tabrelay-live-'));
  const person = await openPerson(downloads);
  try {
    const ids: string[] = [];
    const options = { url: site.url('/page'), width: 500, height: 400 };
    for (let n = 0; n < sessions; n += 1) ids.push(await tabrelay.api.session(options));
    const p50 = async () => {
      const took: number[] = [];
      for (let n = 0; n < clicks; n += 1) {
        const id = ids[n % ids.length] ?? '';
        const body = { action: 'click', selector: 'button' };
        took.push((await tabrelay.api.call('POST', `/session/${id}`, { body })).tookMs);
      }
      return took.sort((a, b) => a - b)[clicks / 2] ?? 0;
    };
    await p50();
    const [without, withPage]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      await person.page.goto('about:blank');
      without.push(await p50());
      const { body } = await tabrelay.api.call('POST', '/live');
      await person.page.goto(`${tabrelay.origin}${body.page}`);
      await person.reads(`${sessions} open sessions`);
      await person.page.waitForSelector('.card img');
      withPage.push(await p50());
    }
    const [best, bestWith] = [Math.min(...without), Math.min(...withPage)];
    const inWords = (times: number[]) => times.map((time) => time.toFixed(1)).join(', ');
    console.log(
      `measured: click p50 ${inWords(without)} ms without the live page, ${inWords(withPage)} ms with it: ${(bestWith / best).toFixed(2)} times`,
    );
    expect(bestWith / best).toBeLessThanOrEqual(maxTimes);
  } finally {
    await person.leave();
    await tabrelay.stop();
    await site.close();
    rmSync(downloads, { recursive: true, force: true });
  }
}, 900_000);
