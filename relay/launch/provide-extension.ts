/** Copies the built extension to the folder that people load it from. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { RelayError } from '../../extension/protocol/errors';
import { describeChanges } from '../built-files.mjs';

const manifestSchema = z.object({ key: z.string() });

/**
 * Brings a copy of the extension up to date, in place: browsers keep the path of an unpacked extension. A browser that
 * has loaded an older copy reloads it when it connects.
 * @param builtDir where it was built; beside it is the list of its files
 * @param copyDir where it is wanted; undefined: nothing is copied
 * @returns the folder to load it from
 * @throws RelayError internal when the built files were changed; bad_request when `copyDir` holds something else
 */
export function provideExtension(builtDir: string, copyDir: string | undefined): string {
  if (copyDir === undefined) return builtDir;
  const list = `${builtDir}.files.json`;
  const changes = describeChanges(builtDir, list);
  if (changes) {
    const message = `The extension's files are not those of its build (${changes}). Install tabrelay again.`;
    throw new RelayError('internal', message);
  }
  try {
    mkdirSync(copyDir, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new RelayError(
      'bad_request',
      `cannot make the folder ${copyDir} (${reason}); set TABRELAY_EXTENSION_DIR to one that can be made`,
    );
  }
  if (describeChanges(copyDir, list) === undefined) return copyDir;
  if (existsSync(copyDir) && readdirSync(copyDir).length > 0 && keyIn(copyDir) !== keyIn(builtDir)) {
    throw new RelayError(
      'bad_request',
      `${copyDir} holds something else than the extension; set TABRELAY_EXTENSION_DIR to a folder for it alone`,
    );
  }
  const paths = Object.keys(JSON.parse(readFileSync(list, 'utf8')));
  removeOthers(copyDir, paths);
  for (const path of paths) {
    mkdirSync(dirname(join(copyDir, path)), { recursive: true });
    copyFileSync(join(builtDir, path), join(copyDir, path));
  }
  return copyDir;
}

/** Removes what is not of the build, and what is no plain file in its place. */
function removeOthers(folder: string, paths: readonly string[], prefix = ''): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = prefix + entry.name;
    const isFolder = entry.isDirectory() && paths.some((each) => each.startsWith(`${path}/`));
    if (isFolder) removeOthers(join(folder, entry.name), paths, `${path}/`);
    else if (!(entry.isFile() && paths.includes(path)))
      rmSync(join(folder, entry.name), { recursive: true, force: true });
  }
}

/** The public key in a manifest, which is the same in every version. */
function keyIn(folder: string): string | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    return manifestSchema.parse(manifest).key;
  } catch {
    return undefined;
  }
}
