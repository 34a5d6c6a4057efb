/** How large the fleet is, and how often what is killed, from the command line of the soak. */
import { hasNatsServer } from '../support/fleet/nats-server';

export interface Plan {
  relays: number;
  browsers: number;
  sessions: number;
  callers: number;
  seconds: number;
  relayKills: number;
  browserKills: number;
  natsKills: number;
  partitions: number;
  seed: number;
}

/** What `npm test` does: a glance. */
const quick: Plan = {
  relays: hasNatsServer ? 2 : 1,
  browsers: 4,
  sessions: 12,
  callers: 6,
  seconds: 8,
  relayKills: 1,
  browserKills: 2,
  natsKills: hasNatsServer ? 1 : 0,
  partitions: hasNatsServer ? 1 : 0,
  seed: 20_261_124,
};

/** @param text such as `relays=5,seconds=60`; what it does not name is as in `npm test` */
export function readPlan(text = ''): Plan {
  const plan = { ...quick };
  for (const part of text.split(',').filter(Boolean)) {
    const [name = '', value = ''] = part.split('=');
    if (!(name in plan) || !/^\d+$/.test(value))
      throw new Error(`"${part}" is not one of ${Object.keys(plan)}`);
    plan[name as keyof Plan] = Number(value);
  }
  if (plan.relays > 1 && !hasNatsServer) throw new Error('a fleet needs nats-server');
  // One relay alone needs no NATS.
  return plan.relays > 1 ? plan : { ...plan, natsKills: 0, partitions: 0 };
}
