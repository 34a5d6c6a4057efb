/** Imports between sibling folders of the code go one way. The linter checks the same for single files. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

interface Edge {
  /** The folder that both folders are in. */
  parent: string;
  from: string;
  to: string;
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.(ts|mjs)$/.test(path) && statSync(path).isFile());
}

/** The sibling folders that an import connects; undefined if one of the files is directly in the folder of both. */
function edgeBetween(importer: string, imported: string): Edge | undefined {
  const [from, to] = [dirname(importer).split('/'), dirname(imported).split('/')];
  const depth = from.findIndex((name, index) => name !== to[index]);
  const [left, right] = [from[depth], to[depth]];
  if (left === undefined || right === undefined) return undefined;
  return { parent: from.slice(0, depth).join('/'), from: left, to: right };
}

function edgesOf(path: string): Edge[] {
  const imports = readFileSync(path, 'utf8').matchAll(/\b(?:from|import) ?\(?'(\.[^']*)'/g);
  return [...imports].flatMap(
    ([, specifier = '']) => edgeBetween(path, join(dirname(path), specifier)) ?? [],
  );
}

/** Which siblings each folder imports, by the folder that they are in. */
function importsByParent(edges: readonly Edge[]): Map<string, Map<string, Set<string>>> {
  const parents = new Map<string, Map<string, Set<string>>>();
  for (const { parent, from, to } of edges) {
    const folders = parents.get(parent) ?? new Map<string, Set<string>>();
    parents.set(parent, folders.set(from, (folders.get(from) ?? new Set()).add(to)));
  }
  return parents;
}

/** The folders that one imports, directly or through others. */
function reachedFrom(start: string, imports: Map<string, Set<string>>): Set<string> {
  const reached = new Set(imports.get(start));
  for (const folder of reached) for (const next of imports.get(folder) ?? []) reached.add(next);
  return reached;
}

/** Each group of folders that import each other, directly or through others. */
function cyclesIn(edges: readonly Edge[]): string[] {
  const groups = [...importsByParent(edges)].flatMap(([parent, imports]) => {
    const reached = new Map([...imports.keys()].map((folder) => [folder, reachedFrom(folder, imports)]));
    return [...reached].map(([folder, others]) => {
      const group = [...others].filter((other) => reached.get(other)?.has(folder));
      return group.length > 0 ? `${parent}: ${[...new Set([folder, ...group])].sort().join(', ')}` : '';
    });
  });
  return [...new Set(groups)].filter(Boolean).sort();
}

test('folders that import each other in a circle are found', () => {
  const edge = (from: string, to: string) => ({ parent: 'relay', from, to });
  const circle = [edge('http', 'routes'), edge('routes', 'service'), edge('service', 'http')];
  expect(cyclesIn([...circle, edge('routes', 'cli')])).toEqual(['relay: http, routes, service']);
});

test('no folders of extension and relay import each other', () => {
  const edges = ['extension', 'relay'].flatMap(sourcesIn).flatMap(edgesOf);
  expect(edges.length).toBeGreaterThan(100);
  expect(cyclesIn(edges)).toEqual([]);
});
