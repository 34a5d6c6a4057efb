/** Compares what the relays list with what there is. What changed less than ten seconds ago may be listed either way. */
import * as z from 'zod';
import type { Seeded } from '../support/attacks/seeded';
import { api } from '../support/relay/rest-client';
import type { RelayProcess } from './relay-process';
import type { Fleet } from './start-fleet';

const settleMs = 10_000;

const browsersSchema = z.object({ browsers: z.array(z.looseObject({ id: z.string() })) });
const sessionsSchema = z.object({ sessions: z.array(z.looseObject({ id: z.string() })) });

/** What a relay lists falsely, in words. @param now of `performance.now()`; what changed before `now - 10 s` is settled */
export async function falseInLists(fleet: Fleet, viewer: RelayProcess): Promise<string[]> {
  const { call } = api(`${viewer.origin}/v1`, fleet.apiKey);
  const askedAt = performance.now();
  const [browsers, sessions] = await Promise.all([call('GET', '/browsers'), call('GET', '/sessions')]);
  if (browsers.status !== 200 || sessions.status !== 200)
    return [`${viewer.name} answers ${browsers.status} and ${sessions.status} to lists`];
  const isSettled = (at: number) => at < askedAt - settleMs;
  // It may have been cut off meanwhile.
  if (!isWell(viewer) || !isSettled(viewer.changedAt)) return [];
  const listed = new Set(browsersSchema.parse(browsers.body).browsers.map(({ id }) => id));
  const ids = sessionsSchema.parse(sessions.body).sessions.map(({ id }) => id);
  return fleet.browsers.flatMap(({ browser, relay }) => {
    if (!isSettled(relay.changedAt) || !isSettled(browser.changedAt)) return [];
    const isThere = isWell(relay);
    const shown = ids.filter((id) => id.startsWith(`${browser.id}-`)).sort();
    const there = isThere ? [...browser.sessions.keys()].sort() : [];
    return [
      ...(listed.has(browser.id) === isThere
        ? []
        : [`${viewer.name} ${isThere ? 'does not list' : 'lists'} ${browser.id} of ${relay.name}`]),
      ...(String(shown) === String(there)
        ? []
        : [`${viewer.name} lists ${shown.length} sessions of ${browser.id}, which has ${there.length}`]),
    ];
  });
}

/** Asks a random relay that is well, every `everyMs`, until the signal aborts. Resolves with what was false. */
export async function watchLists(
  fleet: Fleet,
  random: Seeded,
  { everyMs, signal }: { everyMs: number; signal: AbortSignal },
): Promise<{ looks: number; wrong: string[] }> {
  const wrong: string[] = [];
  let looks = 0;
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, everyMs));
    const settled = fleet.relays.filter(
      (relay) => isWell(relay) && relay.changedAt < performance.now() - settleMs,
    );
    if (settled.length === 0) continue;
    looks += 1;
    const viewer = random.pick(settled);
    // One that was killed meanwhile does not answer.
    wrong.push(
      ...(await falseInLists(fleet, viewer).catch((error) => (isWell(viewer) ? [String(error)] : []))),
    );
  }
  return { looks, wrong };
}

function isWell({ isUp, isCut }: RelayProcess): boolean {
  return isUp && !isCut;
}
