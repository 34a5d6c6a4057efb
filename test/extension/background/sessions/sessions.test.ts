import { describe, expect, it } from 'vitest';
import { readSessions, type SessionRecord } from '../../../../extension/background/sessions/session-record';
import { SessionStore } from '../../../../extension/background/sessions/session-store';
import { Sessions } from '../../../../extension/background/sessions/sessions';
import type { SessionEvent } from '../../../../extension/protocol/frames/frames';
import { fakeMemory } from '../../../support/stand-ins/fake-memory';

const record: SessionRecord = {
  id: 'browser-1',
  createdAt: '2026-01-01T00:00:00.000Z',
  lastActive: '2026-01-01T00:00:00.000Z',
  keyName: 'default',
  headless: true,
  incognito: false,
  tabIds: [11],
  currentTabId: 11,
  width: 1280,
  height: 800,
  dialogs: 'dismiss',
  tasks: {},
};

/** A browser with these tabs open, and the events that were sent to the relay. */
function world(openTabs: number[], short = fakeMemory(), long = fakeMemory()) {
  const sent: SessionEvent[] = [];
  const start = async () => {
    const isOpen = async (tabId: number) => openTabs.includes(tabId);
    const records = await readSessions({ short, long, isOpen });
    const sessions = new Sessions(records, new SessionStore(short, long));
    sessions.observe({ changed: () => {}, event: (event) => sent.push(event) });
    return sessions;
  };
  return { sent, start, short, long };
}

describe('sessions', () => {
  it('are there again after the worker was stopped', async () => {
    const { start } = world([11]);
    (await start()).open(record);
    expect((await start()).get('browser-1')).toEqual(record);
  });

  it('are adopted again after a reload of the extension emptied the short memory', async () => {
    const long = fakeMemory();
    const before = world([11], fakeMemory(), long);
    (await before.start()).open(record);
    await expect.poll(() => long.items.sessions).toBeDefined();
    const after = world([11], fakeMemory(), long);
    expect((await after.start()).all().map(({ id }) => id)).toEqual(['browser-1']);
  });

  it('whose window was closed meanwhile are not there any more', async () => {
    const { start, short, long } = world([11]);
    (await start()).open(record);
    expect((await world([], short, long).start()).all()).toEqual([]);
  });

  it('end with their last tab, and the relay is told', async () => {
    const { start, sent } = world([11]);
    const sessions = await start();
    sessions.open(record);
    sessions.removeTab(11);
    expect(sent.at(-1)).toEqual({ name: 'session-closed', sessionId: 'browser-1' });
    expect(() => sessions.get('browser-1')).toThrow('no open session');
  });

  it('go on in the tab before when the current one is closed', async () => {
    const sessions = await world([11]).start();
    sessions.open(record);
    sessions.join('browser-1', 12);
    expect(sessions.get('browser-1').currentTabId).toBe(12);
    sessions.removeTab(12);
    expect(sessions.get('browser-1').currentTabId).toBe(11);
  });

  it('are not joined by a tab that was closed before it could', async () => {
    const sessions = await world([11]).start();
    sessions.open(record);
    sessions.removeTab(12);
    sessions.join('browser-1', 12);
    expect(sessions.get('browser-1')).toMatchObject({ tabIds: [11], currentTabId: 11 });
  });

  it('follow their tab when the browser gives it another id', async () => {
    const sessions = await world([11]).start();
    sessions.open(record);
    sessions.replaceTab(11, 99);
    expect(sessions.ofTab(99)?.currentTabId).toBe(99);
  });

  it('know the refs they gave after the worker was stopped and the extension reloaded', async () => {
    const { start, short, long } = world([11]);
    const sessions = await start();
    sessions.open(record);
    for (const upTo of [12, 7]) sessions.gaveRefs('browser-1', upTo);
    const given = async () => (await start()).get('browser-1').refsGiven;
    await expect.poll(given).toBe(12);
    await expect.poll(() => long.items).toEqual(short.items);
  });

  it('ignore tabs of the user', async () => {
    const { start, sent } = world([11]);
    const sessions = await start();
    sessions.open(record);
    sessions.removeTab(500);
    expect(sent).toHaveLength(1);
    expect(sessions.ofTab(500)).toBeUndefined();
  });
});
