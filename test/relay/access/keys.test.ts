/** Storage of API keys. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { apiKeyFile, loadApiKey, namedKeysFile, namedKeysIn, renewApiKey } from '../../../relay/access/keys';
import { lookEveryMs, watchKeys } from '../../../relay/access/watch-keys';
import { openHome } from '../../../relay/files/private-file';
import { hashOf } from '../../../relay/hash-of';
import { createKeys } from '../../../relay/http/auth';
import { ensureBuilt } from '../../../relay/prepare.mjs';
import { tempHome } from '../../support/stand-ins/temp-home';

test('the first start makes a key of 256 bits', () => {
  expect(loadApiKey(tempHome())).toMatch(/^[\w-]{43}$/);
});

test('the second start takes the same key', () => {
  const home = tempHome();
  expect(loadApiKey(home)).toBe(loadApiKey(home));
});

test('of two first starts at once the second takes the key of the first', () => {
  const home = tempHome();
  const lock = `${apiKeyFile(home)}.lock`;
  mkdirSync(lock);
  const wait = vi.spyOn(Atomics, 'wait').mockImplementation(() => {
    writeFileSync(apiKeyFile(home), 'first\n', { mode: 0o600 });
    rmdirSync(lock);
    return 'timed-out';
  });
  onTestFinished(() => wait.mockRestore());
  expect(loadApiKey(home)).toBe('first');
});

test('the key file holds the key, as the printed curl lines expect', () => {
  const home = tempHome();
  const key = loadApiKey(home);
  expect(readFileSync(apiKeyFile(home), 'utf8').trim()).toBe(key);
});

test('only the owner may read the key file', () => {
  const home = tempHome();
  loadApiKey(home);
  expect(statSync(apiKeyFile(home)).mode & 0o777).toBe(0o600);
});

test.each([0o640, 0o604, 0o644, 0o660])(
  'a key file of mode %o, which others may use, is not used',
  (mode) => {
    const home = tempHome();
    loadApiKey(home);
    chmodSync(apiKeyFile(home), mode);
    expect(() => loadApiKey(home)).toThrow(/api-key may be read by others .*chmod 600/);
    namedKeysIn(home).add({ name: 'bot', scopes: ['read'] });
    chmodSync(namedKeysFile(home), mode);
    expect(() => namedKeysIn(home).list()).toThrow(/keys\.json may be read by others/);
  },
);

test('a full disk is reported with the file’s name, and nothing is lost', async () => {
  await ensureBuilt();
  const home = tempHome();
  const key = loadApiKey(home);
  // No byte more can be written to any file, as on a full disk.
  const command = 'ulimit -f 0; exec "$0" .output/relay/access/keys-command.mjs "$@"';
  const keys = (...args: string[]) =>
    spawnSync('sh', ['-c', command, process.execPath, ...args], {
      env: { ...process.env, TABRELAY_HOME: home },
      encoding: 'utf8',
    });
  expect(keys('revoke', 'default').stderr).toMatch(/cannot write .*api-key \(EFBIG/);
  expect(keys('add', 'bot').stderr).toMatch(/cannot write .*keys\.json \(EFBIG/);
  expect(loadApiKey(home)).toBe(key);
  expect(readdirSync(home).filter((name) => name.endsWith('.new'))).toEqual([]);
}, 60_000);

/** The keys of a relay that runs in this home and is called every 25 ms, and what it complained of. */
function running(home: string) {
  const troubles: unknown[] = [];
  let time = 0;
  const now = () => (time += lookEveryMs);
  return { keys: createKeys(watchKeys({ home, onError: (error) => troubles.push(error), now })), troubles };
}

test('a key that is added is known at once, one that is revoked is refused 25 ms after the last look', () => {
  const home = tempHome();
  let time = 0;
  const keys = createKeys(watchKeys({ home, onError: () => undefined, now: () => time }));
  const secret = namedKeysIn(home).add({ name: 'bot', scopes: ['read'] });
  expect(keys.find(secret)?.name).toBe('bot');
  namedKeysIn(home).revoke('bot');
  time += lookEveryMs - 1;
  expect(keys.find(secret)?.name).toBe('bot');
  time += 1;
  expect(keys.find(secret)).toBeUndefined();
});

test('of a named key only the hash is kept', () => {
  const home = tempHome();
  const secret = namedKeysIn(home).add({ name: 'bot', scopes: ['read', 'act'] });
  expect(secret).toMatch(/^[\w-]{43}$/);
  const kept = readFileSync(namedKeysFile(home), 'utf8');
  expect(kept).toContain(hashOf(secret));
  expect(kept).not.toContain(secret);
  expect(statSync(namedKeysFile(home)).mode & 0o777).toBe(0o600);
});

test('a running relay knows a key as soon as it is added, and no longer once it is revoked', () => {
  const home = tempHome();
  const { keys } = running(home);
  const secret = namedKeysIn(home).add({ name: 'bot', scopes: ['read'] });
  expect(keys.find(secret)).toMatchObject({ name: 'bot', scopes: ['read'] });
  namedKeysIn(home).revoke('bot');
  expect(keys.find(secret)).toBeUndefined();
});

test('a running relay takes the owner’s new key, and the old one no longer', () => {
  const home = tempHome();
  const old = loadApiKey(home);
  const { keys } = running(home);
  const fresh = renewApiKey(home);
  expect(keys.find(fresh)?.name).toBe('default');
  expect(keys.find(old)).toBeUndefined();
});

test('the name of a revoked key is never used again, for its sessions and its traces bear it', () => {
  const keys = namedKeysIn(tempHome());
  keys.add({ name: 'bot', scopes: ['read'] });
  keys.revoke('bot');
  expect(() => keys.add({ name: 'bot', scopes: ['read'] })).toThrow('there is or was a key called "bot"');
  expect(() => keys.add({ name: 'default', scopes: ['read'] })).toThrow('default');
  expect(() => keys.revoke('bot')).toThrow('no key is called "bot"');
});

test('a damaged key file prevents a start, and a running relay keeps its keys', () => {
  const home = tempHome();
  const secret = namedKeysIn(home).add({ name: 'bot', scopes: ['read'] });
  const { keys, troubles } = running(home);
  writeFileSync(namedKeysFile(home), '{"half');
  for (let calls = 0; calls < 3; calls += 1) expect(keys.find(secret)?.name).toBe('bot');
  expect(troubles.map(String)).toEqual([expect.stringMatching(/keys\.json is damaged/)]);
  expect(() => running(home)).toThrow(/keys\.json is damaged/);
});

test('a revoked key is refused though the file could not be read at first', () => {
  const home = tempHome();
  const path = namedKeysFile(home);
  const secret = namedKeysIn(home).add({ name: 'bot', scopes: ['read'] });
  const { keys, troubles } = running(home);
  namedKeysIn(home).revoke('bot');
  const text = readFileSync(path, 'utf8');
  // Without a trace of it in what is looked at to see a change.
  const overwrite = (changed: string) => {
    writeFileSync(path, changed);
    utimesSync(path, new Date('2026-01-01'), new Date('2026-01-01'));
  };
  overwrite(text.replace('[', '{'));
  for (let calls = 0; calls < 3; calls += 1) expect(keys.find(secret)?.name).toBe('bot');
  overwrite(text);
  expect(keys.find(secret)).toBeUndefined();
  expect(troubles).toHaveLength(1);
});

test('a folder that cannot be looked into for a while leaves the keys valid', () => {
  const home = tempHome();
  const secret = namedKeysIn(home).add({ name: 'bot', scopes: ['read'] });
  const { keys, troubles } = running(home);
  renameSync(home, `${home}-away`);
  // Leads to itself.
  symlinkSync(home, home);
  for (let calls = 0; calls < 3; calls += 1) expect(keys.find(secret)?.name).toBe('bot');
  rmSync(home);
  renameSync(`${home}-away`, home);
  expect(keys.find(secret)?.name).toBe('bot');
  expect(troubles).toHaveLength(1);
});

test('a key from the environment is not written to disk', () => {
  const home = tempHome();
  loadApiKey(home, 'a-key-of-the-user');
  expect(existsSync(apiKeyFile(home))).toBe(false);
});

test('a new home folder is closed to others', () => {
  const home = `${tempHome()}/new`;
  openHome(home);
  expect(statSync(home).mode & 0o777).toBe(0o700);
});

test('a home that cannot be made is named together with the variable that moves it', () => {
  const home = tempHome();
  loadApiKey(home);
  const impossible = `${apiKeyFile(home)}/below-a-file`;
  expect(() => openHome(impossible)).toThrow(/below-a-file .*TABRELAY_HOME/);
});
