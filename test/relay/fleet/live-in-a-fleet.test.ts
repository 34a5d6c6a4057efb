/** The live page of one relay of a fleet shows and orders what is done at the others. */
import { expect, onTestFinished, test } from 'vitest';
import { createLiteralModel } from '../../../relay/autonomy/literal/literal-model';
import type { Caller, RequestContext } from '../../../relay/service/caller';
import type { LiveFrame } from '../../../relay/service/live/live-state';
import { FakeServer } from '../../support/fleet/fake-bus';
import { fleetRelay } from '../../support/fleet/fleet-relay';
import { session } from '../../support/stand-ins/fake-browsers';
import { until } from '../../support/until';

const owner: Caller = {
  keyName: 'default',
  scopes: ['read', 'act', 'screenshot', 'autonomy', 'approve', 'admin'],
};

function contextOf(caller = owner): RequestContext {
  const gone = new AbortController();
  onTestFinished(() => gone.abort());
  return { caller, signal: gone.signal, byPerson: true };
}

/** The holder has one session of the owner's and one of another key. */
async function twoRelays() {
  const server = new FakeServer();
  const common = { model: createLiteralModel(), mcpPatienceMs: 45_000 };
  const holder = await fleetRelay(server, { ...common, name: 'holder', browserId: 'browser1' });
  const door = await fleetRelay(server, { ...common, name: 'door', browserId: 'browser2' });
  holder.browsers.open = [session('browser1-own'), session('browser1-other', 'other')];
  holder.fleet.browsersChanged();
  holder.beat();
  await until('the door to know the browser', () => door.fleet.service.health().browsers === 2);
  return { holder, door, live: door.fleet.service.live };
}

/** What a page at the relay shows, as its frames say. */
function page(frames: AsyncGenerator<LiveFrame>) {
  const shown = { sessions: new Map<string, { title: string }>(), browsers: [] as { relay?: string }[] };
  void (async () => {
    for await (const { sessions = [], gone = [], browsers } of frames) {
      for (const one of sessions) shown.sessions.set(one.id, one);
      for (const id of gone) shown.sessions.delete(id);
      if (browsers) shown.browsers = browsers;
    }
  })();
  return { ids: () => [...shown.sessions.keys()], titles: () => [...shown.sessions.values()], shown };
}

test('the page shows sessions and browsers of all relays, and what changes there', async () => {
  const { holder, live } = await twoRelays();
  const { ids, shown } = page(live.watchSessions(() => owner, contextOf()));
  await until('the sessions to be shown', () => ids().length === 2);
  await until('their titles to be shown', () => shown.sessions.get('browser1-own')?.title !== '');
  expect(shown.browsers.map(({ relay }) => relay)).toEqual([undefined, 'holder']);
  holder.browsers.open = [session('browser1-other', 'other')];
  holder.fleet.service.live.changed();
  await until('the closed one to be gone', () => String(ids()) === 'browser1-other');
});

test('the page of a key shows its own sessions alone', async () => {
  const { live } = await twoRelays();
  const other: Caller = { keyName: 'other', scopes: ['read'] };
  const { ids } = page(live.watchSessions(() => other, contextOf(other)));
  await until('its session to be shown', () => ids().length > 0);
  expect(ids()).toEqual(['browser1-other']);
});

test('what a relay that leaves had is not shown any more', async () => {
  const { holder, live } = await twoRelays();
  const { ids } = page(live.watchSessions(() => owner, contextOf()));
  await until('the sessions to be shown', () => ids().length === 2);
  await holder.fleet.leave();
  await until('them to be gone', () => ids().length === 0);
});

test('a person looks at, pauses and closes a session of another relay, and pauses all browsers', async () => {
  const { holder, door, live } = await twoRelays();
  const input = { sessionId: 'browser1-other' };
  expect(await live.lookAtSession(input, contextOf())).toEqual({ image: 'iVBORw0KGgo=' });
  await live.pauseSession(input, contextOf());
  await live.endSession(input, contextOf());
  await live.pauseBrowsers({ on: true }, contextOf());
  // In the name of the key whose session it is, and although the browser may be paused.
  expect(holder.browsers.asked.map(({ order, call }) => [order.do, call.keyName, call.byPerson])).toEqual([
    ['screenshot', 'other', true],
    ['drive', 'other', true],
    ['close', 'other', true],
    ['pauseAll', 'default', true],
  ]);
  expect(door.browsers.asked.map(({ order }) => order.do)).toContain('pauseAll');
});
