/** The relay is stopped or killed in the middle of a command; the reported outcome is true. */
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { inFlight } from '../../support/in-flight';
import type { Site } from '../../support/pages/serve-pages';
import { isFullShare } from '../../support/share';
import { soakTest } from '../../support/soak-test';
import { borrowWatched, type Watched } from '../../support/tabrelay/borrow-tabrelay';
import { openInterruptedSteps, serveInterruptedSteps } from '../../support/tabrelay/interrupted-steps';
import { until } from '../../support/until';

let tabrelay: Watched;
let site: Site;
let session: Awaited<ReturnType<typeof openInterruptedSteps>>;

/** How soon the extension has to be back, from the moment that the relay listens; judged where nothing else runs. */
const backWithinMs = 1_000;

beforeAll(async () => {
  site = await serveInterruptedSteps();
  tabrelay = await borrowWatched();
  return async () => {
    await tabrelay.giveBack();
    await site.close();
  };
});
beforeEach(async () => {
  for (const { id } of await tabrelay.api.sessions()) await tabrelay.api.close(id);
  session = await openInterruptedSteps(tabrelay, site);
  site.reports.length = 0;
});

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const connectedAt = async () => (await tabrelay.api.browsers())[0]?.connected_at;

/** Stopped together, as when the machine sleeps: a supervisor that runs would replace a relay that does not. */
soakTest(
  'relay and supervisor stopped (SIGSTOP) for 40 s in the middle of a command: it continues, no answer is stale, and the same key returns the outcome',
  async () => {
    const before = await connectedAt();
    const cut = session.click('#late', 2_000, 'stopped');
    await session.isUnderWay();
    process.kill(tabrelay.supervisorPid, 'SIGSTOP');
    const relay = await tabrelay.signalListener('SIGSTOP');
    onTestFinished(() => void tabrelay.signalListener('SIGCONT'));
    onTestFinished(() => void process.kill(tabrelay.supervisorPid, 'SIGCONT'));
    const asked = inFlight(session.text());
    await session.showLate();
    await until('the click to be counted', () => site.reports.length === 1);
    await session.rename('new');
    await sleep(40_000);
    process.kill(tabrelay.supervisorPid, 'SIGCONT');
    process.kill(relay, 'SIGCONT');

    expect(await asked).toBe('new');
    const { status, headers } = await cut;
    expect([
      [200, null],
      [504, 'unknown'],
    ]).toContainEqual([status, headers.get('x-outcome')]);
    const again = await until('an answer', () => session.click('#late', 2_000, 'stopped'));
    expect(again).toMatchObject({ status: 200, body: { result: { success: true } } });
    expect(await session.clicks('#late')).toBe(1);
    expect((await tabrelay.api.sessions()).map(({ id }) => id)).toEqual([session.id]);
    // After so long both sides took the other one for dead.
    expect(await connectedAt()).not.toBe(before);
    // It is the relay that was stopped.
    expect(await tabrelay.signalListener('SIGCONT')).toBe(relay);
  },
  120_000,
);

describe('the relay stopped (SIGSTOP) while its supervisor runs', () => {
  test('is replaced after 5 s: the session is there, and the same key gets its reply', async () => {
    const cut = session.click('#late', 30_000, 'replaced');
    await session.isUnderWay();
    const relay = await tabrelay.signalListener('SIGSTOP');
    const stoppedAt = performance.now();
    await session.showLate();
    await expect(cut).rejects.toThrow();
    const next = await until(
      'another relay',
      async () => {
        const pid = await tabrelay.signalListener('SIGCONT').catch(() => relay);
        return pid !== relay && pid;
      },
      20_000,
    );
    console.log(`measured: replaced ${Math.round(performance.now() - stoppedAt)} ms after it was stopped`);
    expect(performance.now() - stoppedAt).toBeGreaterThan(4_000);
    expect(next).not.toBe(relay);
    await until('the browser to be connected', async () => (await tabrelay.connectedBrowsers()) === 1);
    const again = await session.click('#late', 30_000, 'replaced');
    expect(again).toMatchObject({ status: 200, body: { result: { success: true } } });
    expect(await session.clicks('#late')).toBe(1);
    expect((await tabrelay.api.sessions()).map(({ id }) => id)).toEqual([session.id]);
  });
});

describe.each(isFullShare ? [100, 2_000, 20_000] : [100])(
  'the relay killed (SIGKILL) and back after %i ms',
  (awayMs) => {
    /** Kills it, and has it started again after so long. */
    async function kill(meanwhile: () => Promise<unknown> = async () => undefined): Promise<void> {
      // Stopped, the supervisor learns of the death when it goes on.
      process.kill(tabrelay.supervisorPid, 'SIGSTOP');
      try {
        await tabrelay.signalListener();
        await Promise.all([meanwhile(), sleep(awayMs)]);
      } finally {
        process.kill(tabrelay.supervisorPid, 'SIGCONT');
      }
      await until('the relay to listen', async () => (await tabrelay.connectedBrowsers()) >= 0, 20_000);
      const start = performance.now();
      await until('the browser to be connected', async () => (await tabrelay.connectedBrowsers()) === 1);
      const tookMs = performance.now() - start;
      console.log(`measured: away for ${awayMs} ms, back ${Math.round(tookMs)} ms after the relay listened`);
      if (isFullShare) expect(tookMs).toBeLessThan(backWithinMs);
      expect((await tabrelay.api.sessions()).map(({ id }) => id)).toEqual([session.id]);
    }

    test('while a step waits: the same key returns its reply', async () => {
      const cut = session.click('#late', 30_000, `waits ${awayMs}`);
      await session.isUnderWay();
      await kill(session.showLate);
      await expect(cut).rejects.toThrow();
      const again = await session.click('#late', 30_000, `waits ${awayMs}`);
      expect(again).toMatchObject({ status: 200, body: { result: { success: true } } });
      expect(await session.clicks('#late')).toBe(1);
    });

    test.runIf(isFullShare || awayMs === 100)(
      'while a task of the caller’s own model is open: the task is gone, its session is not',
      async () => {
        const body = { prompt: 'Look', sessionId: session.id };
        const opened = await tabrelay.api.call('POST', '/task', { body });
        expect(opened.status).toBe(200);
        await kill();
        const path = `/task/${opened.body.taskId}`;
        const turn = await tabrelay.api.call('POST', path, { body: { turn: 0, acts: [] } });
        expect([turn.status, turn.headers.get('x-error-code')]).toEqual([404, 'task_not_found']);
        const again = await tabrelay.api.call('POST', '/task', { body });
        expect(again).toMatchObject({ status: 200, body: { turn: 0, sessionId: session.id } });
        await tabrelay.api.call('DELETE', `/task/${again.body.taskId}`);
      },
    );

    test.runIf(isFullShare || awayMs === 100)(
      'while the page handles the click: the same key gets its answer, the page no other click',
      async () => {
        const cut = session.click('#count', 5_000, `felt ${awayMs}`).catch(() => undefined);
        await until('the click to be counted', () => site.reports.length === 1);
        await kill();
        const first = await cut;
        const again = await session.click('#count', 5_000, `felt ${awayMs}`);
        expect(again).toMatchObject({ status: 200, body: first?.body ?? { result: { success: true } } });
        expect(await session.clicks('#count')).toBe(1);
      },
    );

    soakTest('while a step waits in vain: the same key gets its error', async () => {
      const cut = session.click('#never', 3_000, `vain ${awayMs}`);
      await session.isUnderWay();
      await kill();
      await expect(cut).rejects.toThrow();
      const again = await until('the step to have run out', async () => {
        const answer = await session.click('#never', 3_000, `vain ${awayMs}`);
        return answer.status !== 409 && answer;
      });
      expect([again.status, again.headers.get('x-error-code')]).toEqual([404, 'element_not_found']);
    });
  },
);
