/** Kills relays, browsers and NATS, and cuts relays off from it, at random moments. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Seeded } from '../support/attacks/seeded';
import type { Plan } from './plan';
import type { RelayProcess } from './relay-process';
import type { Fleet } from './start-fleet';

/** One of these outages in so many is a long one. */
const longOneIn = 5;
const shortMs = 4_000;
/** Long enough that the others have to notice. */
const longMs = 14_000;

/** Does all that is planned, spread over the time, and resolves when everything is up again. */
export async function breakThings(fleet: Fleet, plan: Plan, random: Seeded): Promise<void> {
  const { nats, relays, browsers } = fleet;
  const outageMs = () => 200 + random.below(random.below(longOneIn) === 0 ? longMs : shortMs);

  /** One that nothing is wrong with. */
  const wellRelay = (): RelayProcess | undefined => {
    const well = relays.filter(({ isUp, isCut }) => isUp && !isCut);
    return well.length > 0 ? random.pick(well) : undefined;
  };

  const faults = {
    async relayKills() {
      const relay = wellRelay();
      await relay?.kill();
      await sleep(outageMs());
      await relay?.start();
    },
    async browserKills() {
      const { browser } = random.pick(browsers);
      if (random.chance(50)) browser.kill();
      else browser.stopWorker();
      await sleep(random.below(1_000));
      await browser.start();
    },
    async natsKills() {
      const changed = () => {
        for (const relay of relays) relay.changedAt = performance.now();
      };
      await nats?.end();
      changed();
      await sleep(200 + random.below(shortMs));
      await nats?.begin();
      changed();
    },
    async partitions() {
      const relay = wellRelay();
      relay?.cut();
      await sleep(outageMs());
      relay?.mend();
    },
  };
  const names = ['relayKills', 'browserKills', 'natsKills', 'partitions'] as const;
  const due = names.flatMap((name) => Array<keyof typeof faults>(plan[name]).fill(name));
  const everyMs = (plan.seconds * 1_000) / due.length;
  const under: Promise<void>[] = [];
  while (due.length > 0) {
    await sleep(random.below(2 * everyMs));
    const [name = 'browserKills'] = due.splice(random.below(due.length), 1);
    // NATS and a browser that are down are not killed again.
    const work = name === 'natsKills' || name === 'browserKills' ? Promise.all(under) : Promise.resolve();
    under.push(work.then(() => faults[name]()));
  }
  await Promise.all(under);
}
