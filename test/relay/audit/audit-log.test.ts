/** The audit log: its entries contain no secrets. */
import { execFileSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RelayError } from '../../../extension/protocol/errors';
import type { Command, Order } from '../../../extension/protocol/frames/frames';
import { loadApiKey, namedKeysIn, renewApiKey } from '../../../relay/access/keys';
import { pairingsIn } from '../../../relay/access/pairings';
import { AuditBudget } from '../../../relay/audit/audit-budget';
import { auditFile } from '../../../relay/audit/audit-file';
import { type AuditLog, openAuditLog } from '../../../relay/audit/audit-log';
import { hashOf } from '../../../relay/hash-of';
import { createKeys } from '../../../relay/http/auth';
import { tempHome } from '../../support/stand-ins/temp-home';
import { until } from '../../support/until';

const command = (order: Order): Command => ({
  type: 'command',
  id: 'c1',
  timeoutMs: 1_000,
  sentAt: 0,
  keyName: 'bot',
  effect: 'act',
  order,
});
const fill = command({
  do: 'step',
  sessionId: 's-1',
  action: 'fill',
  selector: '#secret-field',
  value: 'typed-canary',
});

function open(home: string, more: { maxBytes?: number; now?(): number } = {}) {
  const troubles: unknown[] = [];
  const gathering = openAuditLog({ home, onError: (error) => troubles.push(error), ...more });
  const log: Omit<AuditLog, 'flush'> = {
    ...gathering,
    write(ended) {
      gathering.write(ended);
      gathering.flush();
    },
    keyExpired(name) {
      gathering.keyExpired(name);
      gathering.flush();
    },
  };
  return { log, gathering, troubles };
}

test('lines are gathered, and written by themselves or at the end at the latest', async () => {
  const home = tempHome();
  const { gathering } = open(home, { maxBytes: 250 });
  const reply = { type: 'reply', id: 'c1' } as const;
  for (let count = 0; count < 5; count += 1) gathering.write({ command: fill, reply });
  expect(existsSync(auditFile(home))).toBe(false);
  await until('the lines', () => existsSync(auditFile(home)));
  expect(linesOf(home)).toHaveLength(5);
  for (const name of readdirSync(home)) expect(statSync(join(home, name)).size).toBeLessThanOrEqual(250);
  gathering.write({ command: fill, reply });
  gathering.close();
  expect(linesOf(home)).toHaveLength(6);
});

test('a line says whether a held act was approved', () => {
  const home = tempHome();
  const { log } = open(home);
  const click = { do: 'step', sessionId: 's-1', action: 'click', selector: '#buy' } as const;
  log.write({ command: command({ ...click, hold: { mode: 'any', approved: 'binding-canary' } }) });
  log.write({ command: command({ ...click, hold: { mode: 'any' } }) });
  const lines = readFileSync(auditFile(home), 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).approved)).toEqual([true, undefined]);
  expect(lines.join()).not.toContain('canary');
});

test('a line contains time, key, session, action, site and outcome', async () => {
  const home = tempHome();
  const { log } = open(home);
  const origin = 'https://bank.example';
  log.write({
    command: fill,
    reply: { type: 'reply', id: 'c1', origin, result: { success: true, value: 'read-canary' } },
  });
  log.write({ command: fill, reply: { type: 'reply', id: 'c1', result: { success: false } } });
  log.write({
    command: fill,
    error: new RelayError('interrupted', 'message-canary', { outcome: 'unknown' }),
  });
  const opening = {
    do: 'open',
    headless: true,
    incognito: false,
    width: 1,
    height: 1,
    dialogs: 'dismiss',
    url: 'https://a.example/url-canary',
  } as const;
  log.write({ command: command(opening), reply: { type: 'reply', id: 'c1', result: { id: 's-2' } } });
  log.write({
    command: command({ do: 'close', sessionId: 's-2' }),
    reply: { type: 'reply', id: 'c1', result: null },
  });
  log.write({
    command: { ...command({ do: 'close', sessionId: 's-3' }), id: 'idle-c2' },
    reply: { type: 'reply', id: 'idle-c2', result: null },
  });
  log.close();
  const text = readFileSync(auditFile(home), 'utf8');
  const time = expect.stringMatching(/^\d{4}-.*Z$/);
  expect(
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { time, key: 'bot', session: 's-1', action: 'fill', origin, outcome: 'done' },
    { time, key: 'bot', session: 's-1', action: 'fill', outcome: 'failed' },
    { time, key: 'bot', session: 's-1', action: 'fill', outcome: 'interrupted', effect: 'unknown' },
    { time, key: 'bot', session: 's-2', action: 'open', outcome: 'done' },
    { time, key: 'bot', session: 's-2', action: 'close', outcome: 'done' },
    { time, key: 'bot', session: 's-3', action: 'close-idle', outcome: 'done' },
  ]);
  expect(text).not.toMatch(/canary|secret-field/);
});

test('files are for their owner only, and the oldest go', async () => {
  const home = tempHome();
  const { log } = open(home, { maxBytes: 1_000 });
  for (let count = 0; count < 100; count += 1)
    log.write({ command: fill, reply: { type: 'reply', id: 'c1' } });
  log.close();
  const files = readdirSync(home).filter((name) => name.startsWith('audit.log'));
  expect(files.length).toBeGreaterThan(2);
  expect(files.length).toBeLessThanOrEqual(6);
  for (const name of files) expect(statSync(join(home, name)).mode & 0o777).toBe(0o600);
});

test('a later start goes on in the same file', async () => {
  const home = tempHome();
  for (let starts = 0; starts < 2; starts += 1) {
    const { log } = open(home);
    log.write({ command: fill, reply: { type: 'reply', id: 'c1' } });
    log.close();
  }
  expect(readFileSync(auditFile(home), 'utf8').trim().split('\n')).toHaveLength(2);
});

test('a file that cannot be written is reported once and stops nothing, and is tried again', async () => {
  const home = tempHome();
  mkdirSync(auditFile(home));
  const { log, troubles } = open(home);
  const write = () => log.write({ command: fill, reply: { type: 'reply', id: 'c1' } });
  for (let count = 0; count < 50; count += 1) write();
  await until('the trouble', () => troubles[0]);
  for (let count = 0; count < 50; count += 1) write();
  expect(troubles.map(String)).toEqual([expect.stringContaining(auditFile(home))]);
  rmdirSync(auditFile(home));
  await until('a line', () => {
    write();
    return readFileSync(auditFile(home), 'utf8').includes('"fill"');
  });
  log.close();
  expect(troubles).toHaveLength(1);
});

const linesOf = (home: string) =>
  readdirSync(home)
    .filter((name) => name.startsWith('audit.log'))
    .flatMap((name) => readFileSync(join(home, name), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** A command of a key, and how it ended. */
const ended = (keyName: string, effect: 'act' | 'read', action: string) => ({
  command: { ...command({ do: 'step', sessionId: 's-1', action, selector: '' }), keyName, effect },
  reply: { type: 'reply' as const, id: 'c1', origin: 'https://a.example' },
});

test('a key that calls as fast as it can does not push out what others did', () => {
  const home = tempHome();
  let now = Date.UTC(2026, 0, 1);
  const { log } = open(home, { now: () => now });
  log.write(ended('quiet', 'act', 'click'));
  for (let second = 0; second < 600; second += 1) {
    for (let call = 0; call < 100; call += 1) log.write(ended('loud', 'read', 'text'));
    now += 1_000;
  }
  log.close();
  const lines = linesOf(home);
  expect(lines.filter(({ key }) => key === 'quiet')).toHaveLength(1);
  const loud = lines.filter(({ key, action }) => key === 'loud' && action === 'text');
  expect(loud.length).toBeGreaterThan(10_000);
  expect(loud.length).toBeLessThan(15_000);
  const sums = lines.filter(({ action }) => action === 'not-listed');
  expect(sums.length).toBeGreaterThan(5);
  expect(sums.length).toBeLessThan(12);
  const counted = sums.reduce((sum, { count }) => sum + Number(count), 0);
  expect(loud.length + counted).toBe(60_000);
  expect(sums[0]).toMatchObject({ key: 'loud', of: { 'text https://a.example done': expect.any(Number) } });
}, 60_000);

test('what acts is listed when what reads no longer is, and every other key has its own budget', () => {
  const home = tempHome();
  const { log } = open(home, { now: () => 0 });
  for (let call = 0; call < 12_000; call += 1) log.write(ended('loud', 'read', 'text'));
  log.write(ended('loud', 'act', 'click'));
  log.write(ended('other', 'read', 'text'));
  log.close();
  const lines = linesOf(home);
  expect(lines.filter(({ key, action }) => key === 'loud' && action === 'click')).toHaveLength(1);
  expect(lines.filter(({ key }) => key === 'other')).toHaveLength(1);
  expect(lines.find(({ action }) => action === 'not-listed')).toMatchObject({ key: 'loud', count: 2_000 });
});

test('acts beyond the budget are counted by what they were', () => {
  const home = tempHome();
  const { log } = open(home, { now: () => 0 });
  for (let call = 0; call < 20_000; call += 1) log.write(ended('loud', 'act', 'scroll'));
  for (const action of ['navigate', 'click', 'click']) log.write(ended('loud', 'act', action));
  for (let kind = 0; kind < 100; kind += 1) log.write(ended('loud', 'act', `made-up-${kind}`));
  log.close();
  const { of } = linesOf(home).find(({ action }) => action === 'not-listed') as {
    of: Record<string, number>;
  };
  expect(of).toMatchObject({ 'navigate https://a.example done': 1, 'click https://a.example done': 2 });
  expect(Object.keys(of)).toHaveLength(31);
  expect(of.others).toBe(72);
});

test('a budget fills up again, and no clock that is set back empties or fills it', () => {
  let now = 1_000_000;
  const budget = new AuditBudget(() => now);
  const admitted = () => {
    let count = 0;
    while (budget.admits('bot', 'act', 'click')) count += 1;
    return count;
  };
  expect(admitted()).toBe(20_000);
  now -= 500_000;
  expect(admitted()).toBe(0);
  now += 10_000;
  expect(admitted()).toBe(50);
  now += 100 * 3_600_000;
  expect(admitted()).toBe(20_000);
});

test.each(['audit.log', 'audit.log.1', 'audit.log.5'])('%s as a symbolic link leads nowhere', (name) => {
  const home = tempHome();
  const precious = join(tempHome(), 'precious');
  writeFileSync(precious, 'kept');
  symlinkSync(precious, join(home, name));
  const { log, troubles } = open(home, { maxBytes: 300 });
  for (let count = 0; count < 30; count += 1) log.write(ended('bot', 'act', 'click'));
  log.close();
  expect(readFileSync(precious, 'utf8')).toBe('kept');
  expect(troubles.map(String)).toEqual(name === 'audit.log' ? [expect.stringContaining('ELOOP')] : []);
});

test('a pipe is not written to, nor waited for', () => {
  const home = tempHome();
  execFileSync('mkfifo', [auditFile(home)]);
  const { log, troubles } = open(home);
  log.write(ended('bot', 'act', 'click'));
  expect(troubles).toHaveLength(1);
});

// Only root can give a file to somebody else.
test.skipIf(process.getuid?.() !== 0)('a file of another user is not written to', () => {
  const home = tempHome();
  writeFileSync(auditFile(home), 'theirs', { mode: 0o600 });
  chownSync(auditFile(home), 65_534, 65_534);
  const { log, troubles } = open(home);
  log.write(ended('bot', 'act', 'click'));
  expect(troubles.map(String)).toEqual([expect.stringMatching(/not this user's own file/)]);
  expect(readFileSync(auditFile(home), 'utf8')).toBe('theirs');
});

test('keys that are added, renewed and revoked have a line, without their secrets', () => {
  const home = tempHome();
  const keys = namedKeysIn(home);
  const secrets = [
    loadApiKey(home),
    keys.add({
      name: 'bot',
      scopes: ['read'],
      origins: ['https://a.example'],
      expiresAt: '2030-01-01T00:00:00.000Z',
    }),
    renewApiKey(home),
  ];
  keys.revoke('bot');
  const time = expect.any(String);
  expect(linesOf(home)).toEqual([
    { time, action: 'key-renewed', key: 'default' },
    {
      time,
      action: 'key-added',
      key: 'bot',
      scopes: ['read'],
      origins: ['https://a.example'],
      expiresAt: '2030-01-01T00:00:00.000Z',
    },
    { time, action: 'key-renewed', key: 'default' },
    { time, action: 'key-revoked', key: 'bot' },
  ]);
  const text = readFileSync(auditFile(home), 'utf8');
  for (const secret of secrets)
    expect([text.includes(secret), text.includes(hashOf(secret))]).toEqual([false, false]);
});

test('a key that is shown after its time has a line', () => {
  const home = tempHome();
  const { log } = open(home);
  const secret = namedKeysIn(home).add({
    name: 'bot',
    scopes: ['read'],
    expiresAt: '2026-01-02T00:00:00.000Z',
  });
  const current = () => namedKeysIn(home).list();
  const at = (time: string) =>
    createKeys(
      current,
      () => Date.parse(time),
      (name) => log.keyExpired(name),
    );
  expect(at('2026-01-01').find(secret)).toBeDefined();
  expect(at('2026-01-03').find(secret)).toBeUndefined();
  expect(linesOf(home).at(-1)).toMatchObject({ action: 'key-expired', key: 'bot' });
});

test('browsers that are paired, paired again and removed have a line, without their secrets', () => {
  const home = tempHome();
  const pairings = pairingsIn(home);
  const browser = { id: 'a1b2c3d4', name: 'Chrome on Linux', secret: 'secret-canary', byHand: true };
  pairings.save(browser);
  pairings.save(browser);
  pairings.rename('a1b2c3d4', 'Chromium on Linux');
  pairings.remove('a1b2c3d4');
  const about = { time: expect.any(String), browser: 'a1b2c3d4' };
  expect(linesOf(home)).toEqual([
    { ...about, action: 'browser-paired', name: 'Chrome on Linux', byHand: true },
    { ...about, action: 'browser-paired-again', name: 'Chrome on Linux', byHand: true },
    { ...about, action: 'browser-removed', name: 'Chromium on Linux' },
  ]);
  expect(readFileSync(auditFile(home), 'utf8')).not.toContain('canary');
});
