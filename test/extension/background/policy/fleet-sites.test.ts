import { describe, expect, it } from 'vitest';
import { BlockedSites } from '../../../../extension/background/policy/blocked-sites';
import { FleetSites } from '../../../../extension/background/policy/fleet-sites';
import type { ToRelay } from '../../../../extension/protocol/frames/frames';
import { fakeMemory } from '../../../support/stand-ins/fake-memory';

describe('sites that a session may not open', () => {
  it('are those of other browsers of the fleet too, and the reason tells whose', async () => {
    const { blockedSites, fleetSites } = await start();
    await blockedSites.set(['own.example']);
    await fleetSites.welcomed(['theirs.example']);
    expect(blockedSites.refusal('https://own.example/')).toContain('the user has blocked');
    expect(blockedSites.refusal('https://theirs.example/')).toContain('another browser of the fleet');
    expect(blockedSites.list()).toEqual(['own.example', 'theirs.example']);
  });

  it('are not those of others any more once these have allowed them again', async () => {
    const { blockedSites, fleetSites } = await start();
    await fleetSites.welcomed(['theirs.example']);
    await fleetSites.changed([]);
    expect(blockedSites.refusal('https://theirs.example/')).toBeUndefined();
  });

  it('are the same as before for a relay that has not heard of the fleet yet, also in the next worker', async () => {
    const { memory, fleetSites } = await start();
    await fleetSites.welcomed(['theirs.example']);
    const { blockedSites, fleetSites: next } = await start(memory);
    await next.welcomed(null);
    expect(blockedSites.list()).toEqual(['theirs.example']);
  });

  it('are this user’s own at a relay that is in no fleet', async () => {
    const { blockedSites, fleetSites } = await start();
    await fleetSites.welcomed(['theirs.example']);
    await fleetSites.welcomed(undefined);
    expect(blockedSites.list()).toEqual([]);
  });

  it('are shown to be blocked at once where a session is there already', async () => {
    const { applied, fleetSites } = await start();
    await fleetSites.welcomed(['theirs.example']);
    await fleetSites.changed(['theirs.example']);
    expect(applied()).toBe(1);
  });
});

describe('the own list', () => {
  it('is told to a relay in a fleet, without what others have blocked', async () => {
    const { blockedSites, fleetSites, sent } = await start();
    await blockedSites.set(['own.example']);
    await fleetSites.welcomed(['theirs.example']);
    fleetSites.tell();
    expect(sent).toEqual([{ type: 'blockedSites', sites: ['own.example'] }]);
  });

  it('is not told to a relay alone, which may be too old to understand it', async () => {
    const { fleetSites, sent } = await start();
    await fleetSites.welcomed(undefined);
    fleetSites.tell();
    expect(sent).toEqual([]);
  });
});

async function start(memory = fakeMemory()) {
  const blockedSites = await BlockedSites.read(memory);
  const sent: ToRelay[] = [];
  let applied = 0;
  const fleetSites = new FleetSites({
    blockedSites,
    send: (frame) => sent.push(frame),
    apply: async () => {
      applied += 1;
    },
  });
  return { memory, blockedSites, fleetSites, sent, applied: () => applied };
}
