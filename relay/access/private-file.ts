/** Reads and replaces files that only their owner may read. */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { RelayError } from '../../extension/protocol/errors';

/**
 * Creates the folder for keys, pairings and profile if necessary, and checks that it is writable. An existing folder
 * keeps its permissions: it may be one that the user shares with other things.
 * @throws RelayError that names the folder and the variable that moves it.
 */
export function openHome(home: string): void {
  try {
    makeFolder(home);
    accessSync(home, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new RelayError(
      'bad_request',
      `cannot write to the folder ${home} (${reasonOf(error)}); set TABRELAY_HOME to one that can be written to`,
    );
  }
}

/**
 * Replaces a file as a whole, readable by its owner only.
 * @throws RelayError that names the file; it then holds what it held before.
 */
export function writePrivateFile(path: string, text: string): void {
  const draft = `${path}.${process.pid}.new`;
  try {
    makeFolder(dirname(path));
    writeFileSync(draft, text, { mode: 0o600 });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new RelayError(
      'internal',
      `cannot write ${path} (${reasonOf(error)}); make room or set TABRELAY_HOME to another folder`,
    );
  }
}

/**
 * The file's text, or nothing where there is no such file.
 * @throws RelayError when others may read it, for then it is no secret any more, or when we may not.
 */
export function readPrivateFile(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return undefined;
  // Windows has no such bits; there the folder of the user's profile is closed to others.
  const openTo = process.platform === 'win32' ? 0 : stat.mode & 0o077;
  if (openTo) {
    throw new RelayError(
      'internal',
      `${path} may be read by others (mode ${(stat.mode & 0o777).toString(8)}); if nobody else has, run: chmod 600 '${path}', else delete it, and a new one is made`,
    );
  }
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new RelayError('internal', `cannot read ${path} (${reasonOf(error)})`);
  }
}

/** A version that changes with each replacement of the file; undefined while it does not exist. */
export function fileVersion(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat && `${stat.ino} ${stat.mtimeMs} ${stat.size}`;
}

/** Not by `recursive`: in a folder that takes none, such as /proc, Node 20 then tries for ever. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
