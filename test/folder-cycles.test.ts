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

/** Each group of folders that import each other, directly or through others. */
function cyclesIn(edges: readonly Edge[]): string[] {
  const reaches = (from: string, to: string, parent: string, seen = new Set<string>()): boolean =>
    edges.some((edge) => {
      if (edge.parent !== parent || edge.from !== from || seen.has(edge.to)) return false;
      seen.add(edge.to);
      return edge.to === to || reaches(edge.to, to, parent, seen);
    });
  const groups = edges.map(({ parent, from }) => {
    const siblings = edges.filter((edge) => edge.parent === parent).flatMap((edge) => [edge.from, edge.to]);
    const group = [...new Set(siblings)].filter(
      (other) => reaches(from, other, parent) && reaches(other, from, parent),
    );
    return group.length > 1 ? `${parent}: ${group.sort().join(', ')}` : '';
  });
  return [...new Set(groups)].filter(Boolean).sort();
}

test('no folders of extension and relay import each other', () => {
  const edges = ['extension', 'relay'].flatMap(sourcesIn).flatMap(edgesOf);
  expect(edges.length).toBeGreaterThan(100);
  expect(cyclesIn(edges)).toEqual([]);
});
