/**
 * A fleet of real relays with simulated browsers, in which relays, browsers and NATS are killed and relays cut off, while
 * callers act: every act is counted at its browser and compared with what its caller was told.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ensureBuilt } from '../../relay/prepare.mjs';
import { seeded } from '../support/attacks/seeded';
import { breakThings } from './break-things';
import { Callers } from './callers';
import { Ledger } from './ledger';
import { readPlan } from './plan';
import { startFleet } from './start-fleet';
import { falseInLists, watchLists } from './watch-lists';

const plan = readPlan(process.env.TABRELAY_TEST_FLEET);
/** After this the lists have to be right. */
const settleMs = 10_500;

const what = `${plan.relays} relays, ${plan.browsers} browsers, ${plan.sessions} sessions, ${plan.seconds} s`;

test(
  `${what} of calls and faults (seed ${plan.seed}): nothing done twice, nothing told falsely`,
  async () => {
    await ensureBuilt({ say: () => undefined });
    const random = seeded(plan.seed);
    const ledger = new Ledger();
    const fleet = await startFleet(plan, ledger, random);
    const { apiKey, relays, browsers } = fleet;
    const origins = relays.map(({ origin }) => origin);
    const callers = new Callers({ origins, apiKey, ledger, random });
    try {
      const ids = Array.from(
        { length: plan.sessions },
        (_, n) => browsers[n % browsers.length]?.browser.id ?? '',
      );
      for (let at = 0; at < ids.length; at += 50)
        await Promise.all(ids.slice(at, at + 50).map((id) => callers.open(id)));

      const calls = Array.from({ length: plan.callers }, () => callers.run());
      const over = new AbortController();
      const lists = watchLists(fleet, random, { everyMs: 2_000, signal: over.signal });
      await breakThings(fleet, plan, random);
      over.abort();
      callers.stop();
      await Promise.all(calls);
      const { looks, wrong } = await lists;
      await sleep(settleMs);
      for (const relay of relays) wrong.push(...(await falseInLists(fleet, relay)));

      const faults = callers.judge();
      const counts = Object.entries(callers.counts).map(([name, count]) => `${count} ${name}`);
      console.log(
        `measured: ${counts.join(', ')}; ${ledger.doubled().length} doubled, ${faults.length} false or late, ` +
          `longest ${Math.round(callers.longestMs)} ms after its limit; lists looked at ${looks + relays.length} times, ` +
          `${wrong.length} wrong; this process was held up for ${Math.round(callers.holdUps.longestMs)} ms at most`,
      );
      for (const each of wrong.slice(-5)) console.log(`measured: wrong: ${each}`);
      expect(ledger.doubled()).toEqual([]);
      expect(faults).toEqual([]);
      expect(wrong).toEqual([]);
      expect(callers.counts.executed).toBeGreaterThan(plan.seconds);
    } finally {
      callers.stop();
      callers.holdUps.stop();
      await fleet.stop();
    }
  },
  (plan.seconds + 240) * 1_000,
);
