/** The lock file: registry, integrity, Node versions. */
import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import { expect, test } from 'vitest';

interface LockedPackage {
  name?: string;
  version: string;
  resolved?: string;
  /** Needed by development only, so that `npm start` does without. */
  dev?: boolean;
  optional?: boolean;
  engines?: { node?: string };
  optionalDependencies?: Record<string, string>;
}

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const locked = Object.entries(lock.packages).filter(([path]) => path !== '');
const started = locked.filter(([, { dev }]) => !dev);

/** By the path in node_modules, of which the last part is what imports say. */
function nameOf(path: string): string {
  return path.replace(/^.*node_modules\//, '');
}

/**
 * What the packages below use only in ways that tabrelay does not, so package.json puts an empty function in their
 * place: web-ext-run starts browsers for `wxt` without `build`, publish-browser-extension is `wxt submit`, and
 * chromium-bidi is what puppeteer-core speaks to Firefox.
 */
const leftOut = ['chromium-bidi', 'publish-browser-extension', 'web-ext-run'];

test('a start installs none of the large packages for development', () => {
  const forDevelopment =
    /^(@angular|@biomejs|@lexical|@oxc-parser|knip|oxc-parser|playwright-core|prosemirror-|quill|react-dom|svelte|tinymce|typescript|vitest|vue)/;
  const names = started.map(([path]) => nameOf(path));
  expect(names).toContain('wxt');
  expect(names.filter((name) => forDevelopment.test(name))).toEqual([]);
});

test('a start installs no more packages than it did', () => {
  expect(started.filter(([, { optional }]) => !optional).length).toBeLessThanOrEqual(309);
});

test.each(leftOut)('%s is left out', (name) => {
  const packages = locked.filter(([path]) => nameOf(path) === name);
  expect(packages.map(([, each]) => each.name)).toEqual(['lodash.noop']);
});

test('every package runs on the oldest Node that tabrelay runs on', () => {
  const tooNew = locked.filter(([, { engines }]) => engines?.node && !satisfies('20.19.0', engines.node));
  expect(tooNew.map(([path, { engines }]) => `${nameOf(path)} needs Node ${engines?.node}`)).toEqual([]);
});

/** `npm ci` refuses a lock file that lacks those of other platforms (https://github.com/npm/cli/issues/4828). */
test('the lock file names the optional packages of every platform', () => {
  const missing = locked.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !placesOf(path, name).some((place) => place in lock.packages),
    ),
  );
  expect(missing).toEqual([]);
});

/** Where Node looks for a package that is imported from `path`. */
function placesOf(path: string, name: string): string[] {
  const above = path
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return ['', ...above].map((folder) => `${folder && `${folder}/`}node_modules/${name}`);
}

/** `npm ci` must work with any registry, so .npmrc has npm leave addresses out (omit-lockfile-registry-resolved). */
test('the lock file has no address of a registry', () => {
  expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => nameOf(path))).toEqual(
    [],
  );
});
