/** Remembers which files a build has made, and says which are others now. Node's own modules only. */
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What file managers leave in folders that somebody has looked into; no browser reads them. */
const leftByFileManagers = ['.DS_Store', 'Thumbs.db', 'desktop.ini'];

/** Writes the SHA-256 of each file of a folder into a file beside it, by its path. */
export function rememberFiles(folder, manifest) {
  writeFileSync(manifest, `${JSON.stringify(hashesIn(folder), null, 2)}\n`);
}

/**
 * Compares a folder with what the build has remembered of it.
 * @returns {string | undefined} the files that were changed, added or are missing, in words; undefined if none
 */
export function describeChanges(folder, manifest) {
  if (!existsSync(folder) || !existsSync(manifest)) return 'they were not built with a list of them';
  const built = readManifest(manifest);
  if (!built) return 'the list of them is damaged';
  const found = hashesIn(folder);
  const changed = Object.keys(built).filter((path) => path in found && found[path] !== built[path]);
  const missing = Object.keys(built).filter((path) => !(path in found));
  const added = Object.keys(found).filter((path) => !(path in built));
  const parts = Object.entries({ changed, added, missing }).filter(([, paths]) => paths.length > 0);
  return parts.map(([what, paths]) => `${what}: ${paths.join(', ')}`).join('; ') || undefined;
}

function readManifest(manifest) {
  try {
    const read = JSON.parse(readFileSync(manifest, 'utf8'));
    return typeof read === 'object' && read !== null ? { __proto__: null, ...read } : undefined;
  } catch {
    return undefined;
  }
}

/** By path with `/`; what is no plain file has its kind in place of a hash. */
function hashesIn(folder) {
  const hashes = Object.create(null);
  for (const name of readdirSync(folder, { recursive: true }).sort()) {
    const path = join(folder, name);
    const stat = lstatSync(path);
    if (stat.isDirectory() || leftByFileManagers.includes(path.split(sep).at(-1))) continue;
    hashes[relative(folder, path).split(sep).join('/')] = stat.isFile()
      ? createHash('sha256').update(readFileSync(path)).digest('hex')
      : 'no plain file';
  }
  return hashes;
}
