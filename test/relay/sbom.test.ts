/** The list of packages names all that a start installs. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sbomOf } from '../../relay/sbom.mjs';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const project = read('package.json');
const { packages } = read('package-lock.json');
interface Component {
  'bom-ref': string;
  name: string;
  purl: string;
  hashes: { alg: string; content: string }[];
}
const sbom = sbomOf(project, packages) as unknown as {
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
  metadata: { component: Component };
};
const names = sbom.components.map(({ name }) => name);

test('every dependency is listed once, with its hash, and nothing that only tests need', () => {
  for (const name of Object.keys(project.dependencies)) expect(names).toContain(name);
  for (const name of ['vitest', 'react', 'knip']) expect(names).not.toContain(name);
  const refs = sbom.components.map((component) => component['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  for (const { name, purl, hashes } of sbom.components) {
    expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/);
    expect(hashes, name).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
  }
});

test('every package is reached from tabrelay, over references that exist', () => {
  const all = new Map(sbom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const reached = new Set<string>();
  const follow = (ref: string) => {
    if (reached.has(ref)) return;
    reached.add(ref);
    for (const next of all.get(ref) ?? []) follow(next);
  };
  follow(sbom.metadata.component['bom-ref']);
  for (const ref of reached) expect(all.has(ref), ref).toBe(true);
  const direct = all.get(`pkg:npm/tabrelay@${project.version}`) ?? [];
  expect(direct).toHaveLength(Object.keys(project.dependencies).length);
  expect(reached.size).toBeGreaterThan(sbom.components.length / 2);
});

test('a nested package is the one that is found first, and an alias has the name that it stands for', () => {
  const lock = {
    '': { dependencies: { a: '1', b: '1' } },
    'node_modules/a': { version: '1.0.0', dependencies: { b: '2', '@x/c': '1' } },
    'node_modules/b': { version: '1.0.0', license: '(MIT OR Apache-2.0)' },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
    'node_modules/@x/c': { name: 'noop', version: '3.0.1', license: 'MIT' },
    'node_modules/only-for-tests': { version: '1.0.0', dev: true },
  };
  const found = sbomOf({ name: 'p', version: '1', license: 'MIT' }, lock);
  expect(found.dependencies).toContainEqual({
    ref: 'pkg:npm/a@1.0.0',
    dependsOn: ['pkg:npm/b@2.0.0', 'pkg:npm/noop@3.0.1'],
  });
  expect(found.components).toContainEqual(
    expect.objectContaining({
      name: 'b',
      version: '1.0.0',
      licenses: [{ expression: '(MIT OR Apache-2.0)' }],
    }),
  );
  expect(found.components.map(({ name }: { name: string }) => name)).not.toContain('only-for-tests');
});

test('the same lock file gives the same list', () => {
  expect(sbomOf(project, packages)).toEqual(sbom);
});
