/** Changes of one file by several processes. */
import { existsSync, mkdirSync, rmdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { whileLocked } from '../../../relay/files/locked';
import { tempHome } from '../../support/stand-ins/temp-home';

test('a change that fails leaves no lock', () => {
  const file = join(tempHome(), 'keys.json');
  expect(() =>
    whileLocked(file, () => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(whileLocked(file, () => 'done')).toBe('done');
  expect(existsSync(`${file}.lock`)).toBe(false);
});

test('the lock of a process that was killed is taken over', () => {
  const file = join(tempHome(), 'keys.json');
  mkdirSync(`${file}.lock`);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(`${file}.lock`, longAgo, longAgo);
  expect(whileLocked(file, () => 'done')).toBe('done');
});

test('the lock of a process that was killed is left to the first that takes it over', () => {
  const file = join(tempHome(), 'keys.json');
  const [lock, guard] = [`${file}.lock`, `${file}.lock.taking`];
  for (const folder of [lock, guard]) mkdirSync(folder);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(lock, longAgo, longAgo);
  const found: boolean[] = [];
  const wait = vi.spyOn(Atomics, 'wait').mockImplementation(() => {
    found.push(existsSync(lock));
    for (const folder of [lock, guard]) rmdirSync(folder);
    return 'timed-out';
  });
  onTestFinished(() => wait.mockRestore());
  expect(whileLocked(file, () => 'done')).toBe('done');
  expect(found).toEqual([true]);
});

test('a process that was killed while it took a lock over leaves the lock to others', () => {
  const file = join(tempHome(), 'keys.json');
  const folders = [`${file}.lock`, `${file}.lock.taking`];
  const longAgo = new Date(Date.now() - 60_000);
  for (const folder of folders) {
    mkdirSync(folder);
    utimesSync(folder, longAgo, longAgo);
  }
  expect(whileLocked(file, () => 'done')).toBe('done');
  expect(folders.filter((folder) => existsSync(folder))).toEqual([]);
});

test('what another process holds is left alone, and the error says what to do', () => {
  const file = join(tempHome(), 'keys.json');
  mkdirSync(`${file}.lock`);
  let now = Date.now() - 60_000;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 1_000));
  onTestFinished(() => clock.mockRestore());
  const change = vi.fn();
  expect(() => whileLocked(file, change)).toThrow(`delete ${file}.lock if no tabrelay runs`);
  expect(change).not.toHaveBeenCalled();
});

test('a process that was stopped until another one took its lock over leaves that one its lock', () => {
  const file = join(tempHome(), 'keys.json');
  whileLocked(file, () => {
    rmdirSync(`${file}.lock`);
    mkdirSync(`${file}.lock`);
    const later = new Date(Date.now() + 3_000);
    utimesSync(`${file}.lock`, later, later);
  });
  expect(existsSync(`${file}.lock`)).toBe(true);
});
