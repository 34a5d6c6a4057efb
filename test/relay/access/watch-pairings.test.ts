/** A removed browser is disconnected at once. */
import { readFileSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { pairingsFile, pairingsIn } from '../../../relay/access/pairings';
import { watchPairings } from '../../../relay/access/watch-pairings';
import { oneBrowser } from '../../support/stand-ins/fake-browsers';
import { tempHome } from '../../support/stand-ins/temp-home';

const other = { ...oneBrowser, id: 'ffff0000' };

/** Watches over two connected browsers, both paired; `disconnected` is who was turned away. */
function watch() {
  const home = tempHome();
  for (const { id, name } of [oneBrowser, other]) {
    pairingsIn(home).save({ id, name, secret: 'secret', byHand: true });
  }
  const disconnected: string[] = [];
  const unpaired: string[] = [];
  const troubles: unknown[] = [];
  const { stop } = watchPairings({
    home,
    browsers: {
      list: () => [oneBrowser, other].filter(({ id }) => !disconnected.includes(id)),
      disconnect: (id) => disconnected.push(id),
    },
    onUnpaired: ({ id, name, byHand, where }) => unpaired.push(`${id} ${name} ${byHand} ${where}`),
    onError: (error) => troubles.push(error),
  });
  onTestFinished(stop);
  return { home, disconnected, unpaired, troubles };
}

test('a browser that is removed is turned away, the other one stays', async () => {
  const { home, disconnected, unpaired } = watch();
  pairingsIn(home).remove(other.id);
  await expect.poll(() => disconnected, { timeout: 5_000 }).toEqual([other.id]);
  expect(unpaired).toEqual([`ffff0000 ${oneBrowser.name} true relay`]);
});

test('one that its user unpaired is reported as such, connected or not', async () => {
  const { home, unpaired } = watch();
  pairingsIn(home).remove(oneBrowser.id, 'browser');
  const line = `${oneBrowser.id} ${oneBrowser.name} true browser`;
  await expect.poll(() => unpaired, { timeout: 5_000 }).toEqual([line]);
});

test('with all pairings gone all are turned away', async () => {
  const { home, disconnected } = watch();
  rmSync(pairingsFile(home));
  await expect.poll(() => disconnected, { timeout: 5_000 }).toEqual([oneBrowser.id, other.id]);
});

test('a damaged file disconnects no browser', async () => {
  const { home, disconnected, troubles } = watch();
  writeFileSync(pairingsFile(home), '[{"id":');
  await expect.poll(() => troubles.length, { timeout: 5_000 }).toBeGreaterThan(0);
  expect(disconnected).toEqual([]);
});

/** Replaces what is in the file without a trace of it in what is looked at to see a change. */
function overwrite(path: string, text: string): void {
  const time = new Date('2026-01-01');
  writeFileSync(path, text);
  utimesSync(path, time, time);
}

test('a browser is turned away though the file could not be read at first', async () => {
  const { home, disconnected, troubles } = watch();
  const path = pairingsFile(home);
  pairingsIn(home).remove(other.id);
  const text = readFileSync(path, 'utf8');
  overwrite(path, text.replace('[', '{'));
  await expect.poll(() => troubles.length, { timeout: 5_000 }).toBe(1);
  overwrite(path, text);
  await expect.poll(() => disconnected, { timeout: 5_000 }).toEqual([other.id]);
  expect(troubles).toHaveLength(1);
});

test('a folder that cannot be looked into for a while ends no relay', async () => {
  const { home, disconnected, troubles } = watch();
  renameSync(home, `${home}-away`);
  // Leads to itself.
  symlinkSync(home, home);
  await expect.poll(() => troubles.length, { timeout: 5_000 }).toBe(1);
  rmSync(home);
  renameSync(`${home}-away`, home);
  pairingsIn(home).remove(other.id);
  await expect.poll(() => disconnected, { timeout: 5_000 }).toEqual([other.id]);
});
