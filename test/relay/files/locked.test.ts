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
