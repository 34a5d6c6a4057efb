/** Storage of pairings, with several processes. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { codeLifetimeMs, pairingsIn } from '../../../relay/access/pairings';
import { Thread } from '../../../relay/threads/thread';
import { tempHome } from '../../support/stand-ins/temp-home';
import { buildThread } from '../../support/threads/build-thread';

const everyday = { id: 'a1b2c3d4', name: 'Chrome on Linux', secret: 'secret-one', byHand: true };
const launched = { id: 'ffff0000', name: 'launched', secret: 'secret-two', byHand: false };

describe('paired browsers', () => {
  test('are found by another process at once', () => {
    const home = tempHome();
    const relay = pairingsIn(home);
    expect(relay.find('a1b2c3d4')).toBeUndefined();
    pairingsIn(home).save(everyday);
    expect(relay.find('a1b2c3d4')).toMatchObject(everyday);
  });

  test('that two processes save at the same time are all kept', async () => {
    const home = tempHome();
    const ids = Array.from({ length: 200 }, (_, index) => `browser-${index}`);
    const [ours, theirs] = [ids.slice(100), ids.slice(0, 100)];
    const another = new Thread(await buildThread('test/support/threads/saving-thread.ts'));
    const { signal } = new AbortController();
    const saved = another.call('save', { home, ids: theirs }, { signal, limitMs: 20_000 });
    for (const id of ours) {
      pairingsIn(home).save({ ...everyday, id });
      await setImmediate();
    }
    await saved;
    another.end();
    expect(
      pairingsIn(home)
        .list()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(ids.sort());
  });

  test('are listed with the time of pairing', () => {
    const pairings = pairingsIn(tempHome(), () => Date.UTC(2026, 0, 2));
    pairings.save(everyday);
    expect(pairings.list()).toEqual([{ ...everyday, pairedAt: '2026-01-02T00:00:00.000Z' }]);
  });

  test('paired again, replace what was kept of them', () => {
    const pairings = pairingsIn(tempHome());
    pairings.save(everyday);
    pairings.save({ ...everyday, secret: 'secret-three' });
    expect(pairings.list().map(({ secret }) => secret)).toEqual(['secret-three']);
  });

  test('are called what they call themselves now', () => {
    const pairings = pairingsIn(tempHome(), () => 0);
    pairings.save(everyday);
    pairings.save(launched);
    pairings.rename('ffff0000', 'Chromium on Linux');
    expect(pairings.list().map(({ name }) => name)).toEqual(['Chrome on Linux', 'Chromium on Linux']);
    expect(pairings.find('ffff0000')).toMatchObject({ secret: 'secret-two', byHand: false });
  });

  test.each(['a1b2c3d4', 'Chrome on Linux', 'Chrome on Linux (a1b2)'])(
    'are removed by id or name (%s)',
    (idOrName) => {
      const pairings = pairingsIn(tempHome());
      pairings.save(everyday);
      pairings.save(launched);
      pairings.remove(idOrName);
      expect(pairings.list().map(({ id }) => id)).toEqual(['ffff0000']);
    },
  );

  test('of the same name are not removed by it', () => {
    const pairings = pairingsIn(tempHome());
    pairings.save(everyday);
    pairings.save({ ...everyday, id: 'b5c6d7e8' });
    expect(() => pairings.remove('Chrome on Linux')).toThrow(
      /several .*:\n {2}a1b2c3d4 {2}Chrome on Linux \(a1b2\)\n {2}b5c6d7e8 {2}Chrome on Linux \(b5c6\)$/,
    );
    expect(pairings.list()).toHaveLength(2);
    pairings.remove('Chrome on Linux (b5c6)');
    expect(pairings.list().map(({ id }) => id)).toEqual(['a1b2c3d4']);
    expect(() => pairings.remove('Edge')).toThrow('no paired browser is called "Edge"');
  });

  test("are kept for the owner's eyes only", () => {
    const home = tempHome();
    pairingsIn(home).save(everyday);
    expect(statSync(join(home, 'browsers.json')).mode & 0o777).toBe(0o600);
  });

  test('in a damaged file are not guessed at', () => {
    const home = tempHome();
    writeFileSync(join(home, 'browsers.json'), '[{"id":', { mode: 0o600 });
    expect(() => pairingsIn(home).list()).toThrow('browsers.json is damaged; delete it');
  });
});

describe('removed browsers', () => {
  test('are not among the paired ones, and their secret is kept to tell them', () => {
    const home = tempHome();
    pairingsIn(home).save(everyday);
    pairingsIn(home).remove(everyday.id);
    expect(pairingsIn(home).list()).toEqual([]);
    expect(pairingsIn(home).find(everyday.id)).toBeUndefined();
    expect(pairingsIn(home).findRemoved(everyday.id)).toMatchObject({ ...everyday, where: 'relay' });
    expect(statSync(join(home, 'removed-browsers.json')).mode & 0o777).toBe(0o600);
  });

  test('are forgotten after 90 days', () => {
    let now = 0;
    const pairings = pairingsIn(tempHome(), () => now);
    pairings.save(everyday);
    pairings.remove(everyday.id, 'browser');
    expect(pairings.findRemoved(everyday.id)?.where).toBe('browser');
    now = 90 * 24 * 3_600_000;
    expect(pairings.findRemoved(everyday.id)).toBeUndefined();
  });

  test('that are paired again are known by their new secret', () => {
    const pairings = pairingsIn(tempHome());
    pairings.save(everyday);
    pairings.remove(everyday.id);
    pairings.save({ ...everyday, secret: 'secret-three' });
    expect(pairings.find(everyday.id)?.secret).toBe('secret-three');
  });
});

describe('the one-time code', () => {
  test('has 128 bits in the link and six characters to type', () => {
    const { link, typed } = pairingsIn(tempHome()).issueCode();
    expect(link).toMatch(/^[\w-]{22}$/);
    expect(typed).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
  });

  test('is valid for another process', () => {
    const home = tempHome();
    const code = pairingsIn(home).issueCode();
    expect(pairingsIn(home).currentCode()).toEqual(code);
  });

  test('is worthless after two minutes', () => {
    let now = 0;
    const pairings = pairingsIn(tempHome(), () => now);
    const code = pairings.issueCode();
    now = codeLifetimeMs;
    expect(pairings.currentCode()).toBeUndefined();
    expect(pairings.spendCode(code)).toBe(false);
  });

  test('can be spent once, by one of several processes', () => {
    const home = tempHome();
    const code = pairingsIn(home).issueCode();
    expect([pairingsIn(home), pairingsIn(home)].map((pairings) => pairings.spendCode(code))).toEqual([
      true,
      false,
    ]);
    expect(pairingsIn(home).currentCode()).toBeUndefined();
  });

  test('is replaced by the next one, which an attempt with the old one does not spend', () => {
    const pairings = pairingsIn(tempHome());
    const first = pairings.issueCode();
    const second = pairings.issueCode();
    expect(pairings.spendCode(first)).toBe(false);
    expect(pairings.currentCode()).toEqual(second);
  });

  test('is kept beside the pairings, not among them', () => {
    const home = tempHome();
    pairingsIn(home).save(everyday);
    const code = pairingsIn(home).issueCode();
    const kept = readFileSync(join(home, 'browsers.json'), 'utf8');
    expect(kept).not.toContain(code.link);
    expect(kept).not.toContain(code.typed);
  });
});
