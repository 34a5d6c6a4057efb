/** Which documents are dropped by the IP addresses that answered, over the life of a session. */
import { expect, test } from 'vitest';
import { AddressGuard } from '../../../../extension/background/policy/address-guard';
import { readSessions } from '../../../../extension/background/sessions/session-record';
import { SessionStore } from '../../../../extension/background/sessions/session-store';
import { Sessions } from '../../../../extension/background/sessions/sessions';
import type { Policy } from '../../../../extension/protocol/policy';
import { fakeMemory } from '../../../support/stand-ins/fake-memory';

const policy: Policy = {
  privateHosts: ['wiki.corp.example'],
  home: { host: 'wiki.corp.example', domain: 'corp.example' },
};
const record = {
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
  dialogs: 'dismiss' as const,
  tasks: {},
  policy,
};

function guarding(sessions: Sessions) {
  const guard = new AddressGuard({
    sessions,
    relayUrl: () => undefined,
    blocked: () => undefined,
    replace: async () => undefined,
  });
  const at = (host: string, frameId: number) => ({ tabId: 11, frameId, url: `http://${host}/` });
  return {
    redirected: (host: string, ip: string) => guard.redirected({ ...at(host, 0), ip }),
    /** Whether the document may be read that this address answered with. */
    reads(host: string, ip: string | undefined, frameId = 0): boolean {
      guard.responseStarted({ ...at(host, frameId), ip });
      try {
        guard.checkDocument(at(host, frameId));
        return true;
      } catch {
        return false;
      }
    },
  };
}

function begin() {
  const memory = fakeMemory();
  const sessions = new Sessions([], new SessionStore(memory, fakeMemory()));
  sessions.open(record);
  return { memory, ...guarding(sessions) };
}

test('a public site leads to no private service of its own, by no name of it', () => {
  const { reads } = begin();
  expect(reads('wiki.corp.example', '93.184.216.34')).toBe(true);
  expect(reads('inner.corp.example', '127.0.0.1')).toBe(false);
  expect(reads('a.wiki.corp.example', '10.0.0.1')).toBe(false);
  expect(reads('corp.example', 'fd00::1')).toBe(false);
  expect(reads('inner.corp.example', '10.0.0.1', 7)).toBe(false);
  expect(reads('www.corp.example', '93.184.216.35')).toBe(true);
});

test('a public site that is bound to a private address later is not read there', () => {
  const { reads } = begin();
  expect(reads('wiki.corp.example', '93.184.216.34')).toBe(true);
  expect(reads('wiki.corp.example', '192.168.0.1')).toBe(false);
  expect(reads('inner.corp.example', '192.168.0.1')).toBe(false);
});

test('a site of the intranet leads to the other names of it, from its first redirect on', () => {
  const { reads, redirected } = begin();
  expect(reads('sso.corp.example', '10.0.0.2')).toBe(false);
  redirected('wiki.corp.example', '10.0.0.1');
  expect(reads('sso.corp.example', '10.0.0.2')).toBe(true);
  expect(reads('wiki.corp.example', '10.0.0.1')).toBe(true);
  expect(reads('sso.corp.example', '10.0.0.2', 7)).toBe(true);
  expect(reads('sso.other.example', '10.0.0.2')).toBe(false);
});

test('a public site that redirects, in a reply or in a frame, does not become one of the intranet', () => {
  const { reads, redirected } = begin();
  redirected('wiki.corp.example', '93.184.216.34');
  redirected('wiki.corp.example', '10.0.0.1');
  expect(reads('inner.corp.example', '10.0.0.1')).toBe(false);
  expect(reads('wiki.corp.example', '10.0.0.1', 7)).toBe(false);
});

test('what was learned outlasts a worker that is stopped', async () => {
  const { memory, reads } = begin();
  reads('wiki.corp.example', '93.184.216.34');
  await expect.poll(() => JSON.stringify(memory.items.sessions)).toContain('public');
  const isOpen = async () => true;
  const records = await readSessions({ short: memory, long: fakeMemory(), isOpen });
  const later = guarding(new Sessions(records, new SessionStore(memory, fakeMemory())));
  expect(later.reads('wiki.corp.example', '10.0.0.1')).toBe(false);
});
