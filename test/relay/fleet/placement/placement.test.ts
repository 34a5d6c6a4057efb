/** Where sessions are opened, with browsers that have little room. */
import { describe, expect, it } from 'vitest';
import { RelayError } from '../../../../extension/protocol/errors';
import { LimitedBrowsers } from '../../../../relay/browsers/limited-browsers';
import { Deadline } from '../../../../relay/deadline';
import { subjectsOf } from '../../../../relay/fleet/names';
import { Claims } from '../../../../relay/fleet/placement/claims';
import { Offers } from '../../../../relay/fleet/placement/offers';
import { Placement } from '../../../../relay/fleet/placement/placement';
import { Directory } from '../../../../relay/fleet/state/directory';
import { Members } from '../../../../relay/fleet/state/members';
import { FakeServer } from '../../../support/fleet/fake-bus';
import { fakeBrowsers, oneBrowser } from '../../../support/stand-ins/fake-browsers';
import { until } from '../../../support/until';

/** A relay with a browser of its own, which takes so many sessions. */
function relay(maxSessions: number, server = new FakeServer()) {
  const bus = server.bus();
  const directory = new Directory(bus.bucket('state'));
  const members = new Members();
  members.heard('this');
  const browsers = fakeBrowsers();
  const own = { ...oneBrowser, sessions: 0 };
  browsers.connected = [own];
  const entry = () =>
    bus.bucket('state').put(
      `browser.${own.id}`,
      JSON.stringify({
        protocol: 1,
        run: 'this',
        relay: 'this',
        name: own.name,
        connected: true,
        connectedAt: '',
        pairedByHand: true,
        outdated: false,
        labels: ['eu'],
        sessions: [],
      }),
    );
  const limited = new LimitedBrowsers(browsers, { maxSessions, isDraining: () => false });
  const withRoom = () => limited.withRoom();
  const labels = ['eu'];
  const offers = new Offers({ bus, subjects: subjectsOf('test'), directory, members, labels, withRoom });
  const claims = new Claims(bus.bucket('claims'));
  const placement = new Placement({ bus, offers, claims, directory, labels, local: limited });
  const opened: string[] = [];
  const place = (keyName: string, more: { claimId?: string; limitMs?: number; labels?: string[] } = {}) =>
    placement.place(
      { labels: more.labels ?? [] },
      {
        keyName,
        signal: new AbortController().signal,
        deadline: Deadline.after(more.limitMs ?? 30_000),
        claimId: more.claimId,
      },
      async (browserId) => {
        if (own.sessions >= maxSessions) throw new RelayError('too_many_sessions', 'Full.');
        own.sessions += 1;
        opened.push(keyName);
        return browserId;
      },
    );
  /** A session was closed, and the fleet is told. */
  const close = async () => {
    own.sessions -= 1;
    await entry();
  };
  return { bus, claims, place, opened, close, entry, own };
}

const codeOf = (error: unknown) => (error instanceof RelayError ? error.code : error);

describe('a new session', () => {
  it('is opened in this relay’s own browser where that has room', async () => {
    const { place, own } = relay(1);
    expect(await place('a')).toBe(own.id);
  });

  it('waits for room, the keys in turn', async () => {
    const { place, opened, close, entry } = relay(1);
    await entry();
    await place('first');
    const waiting = [place('greedy'), place('greedy'), place('greedy'), place('modest')];
    for (const [index] of waiting.entries()) {
      await close();
      await until('the next to be opened', () => opened.length === index + 2);
    }
    await Promise.all(waiting);
    expect(opened).toEqual(['first', 'greedy', 'modest', 'greedy', 'greedy']);
  });

  it('is refused, with when to ask again, when there was no room in time', async () => {
    const { place, entry } = relay(1);
    await entry();
    await place('first');
    const error = await place('late', { limitMs: 50 }).catch((reason) => reason);
    expect([codeOf(error), error.more.outcome]).toEqual(['too_many_sessions', 'not_executed']);
    expect(error.more.retryAfterMs).toBeGreaterThan(0);
  });

  it('is refused at once where no browser has the labels', async () => {
    const { place } = relay(1);
    expect(await place('a', { labels: ['us'] }).catch(codeOf)).toBe('no_browser');
    expect(await place('a', { labels: ['eu'] })).toBe(oneBrowser.id);
  });

  it('goes to the same browser when it is repeated at another relay', async () => {
    const server = new FakeServer();
    const first = relay(5, server);
    const other = relay(5, server);
    other.own.id = 'otherone';
    expect(await first.place('a', { claimId: 'c1' })).toBe(oneBrowser.id);
    expect(await other.place('a', { claimId: 'c1' })).toBe(oneBrowser.id);
    expect(await other.place('a', { claimId: 'c2' })).toBe('otherone');
  });

  it('is claimed by one of two relays that repeat it at once', async () => {
    const server = new FakeServer();
    const relays = [relay(5, server), relay(5, server)];
    relays.forEach((one, index) => {
      one.own.id = `browser${index}`;
    });
    const places = await Promise.all(relays.map((one) => one.place('a', { claimId: 'c1' })));
    expect(new Set(places).size).toBe(1);
  });

  it('may go elsewhere after it surely was not opened', async () => {
    const server = new FakeServer();
    const full = relay(0, server);
    await full.entry();
    expect(await full.place('a', { claimId: 'c1', limitMs: 50 }).catch(codeOf)).toBe('too_many_sessions');
    const free = relay(1, server);
    free.own.id = 'otherone';
    expect(await free.place('a', { claimId: 'c1' })).toBe('otherone');
  });

  it('is opened here without NATS, unless an earlier call may have opened it elsewhere', async () => {
    const { place, bus } = relay(5);
    bus.connect(false);
    expect(await place('a')).toBeUndefined();
    const error = await place('a', { claimId: 'c1' }).catch((reason) => reason);
    expect([codeOf(error), error.more.outcome]).toEqual(['no_browser', 'unknown']);
  });
});
