/** The manifest of the npm package. */
import { expect, test } from 'vitest';
import clone from '../../package.json';
import { packageManifest } from '../../packaging/package-manifest.mjs';

test('asks npm to install nothing and to run nothing', () => {
  const manifest = Object.keys(packageManifest(clone, undefined));
  expect(manifest.filter((field) => /dependencies|scripts|private/i.test(field))).toEqual([]);
});

test('is of the version of the clone, and for the same versions of Node', () => {
  const { version, engines } = packageManifest(clone, undefined);
  expect({ version, engines }).toEqual({ version: clone.version, engines: clone.engines });
});

test('names the repository where it is built, which npm compares with the statement of provenance', () => {
  expect(packageManifest(clone, 'ann/tabrelay').repository?.url).toBe(
    'git+https://github.com/ann/tabrelay.git',
  );
});
