/** Reads and replaces files that only their owner may read. */
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { RelayError } from '../../extension/protocol/errors';
import { checkFolder, checkPrivate } from './ownership';

const { O_RDONLY, O_WRONLY, O_CREAT, O_EXCL, W_OK, X_OK } = constants;
/** Not through a symbolic link, and without waiting for the other end of a pipe; Windows has neither. */
export const openSafely = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Creates the folder for keys, pairings and profile if necessary, and checks that it is writable, and by this user
 * alone. An existing folder keeps its permissions: it may be one that the user shares with other things.
 * @throws RelayError that names the folder and the variable that moves it.
 */
export function openHome(home: string): void {
  try {
    makeFolder(home);
    accessSync(home, W_OK | X_OK);
  } catch (error) {
    throw new RelayError(
      'bad_request',
      `cannot write to the folder ${home} (${reasonOf(error)}); set TABRELAY_HOME to one that can be written to`,
    );
  }
  checkFolder(home);
}

/**
 * Creates a folder that only its owner may read, or takes the one that is there and closes it to others' eyes.
 * @throws RelayError that names it if it is a symbolic link, belongs to another user or can be written to by others
 */
export function openPrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const stat = lstatSync(path);
  if (!stat.isDirectory()) throw notPlain(path, 'folder');
  checkFolder(path);
  closeToReaders(path, stat);
  checkPrivate(path, lstatSync(path));
}

/** What browsers and older versions have made may be readable by others; whether anybody has read it nobody knows. */
function closeToReaders(path: string, { mode }: Stats): void {
  if (process.platform !== 'win32' && mode & 0o077) chmodSync(path, 0o700);
}

/**
 * Replaces a file as a whole, readable by its owner only.
 * @throws RelayError that names the file; it then holds what it held before.
 */
export function writePrivateFile(path: string, text: string): void {
  // Nobody can have put something there under a name that nobody knows; what is there is not overwritten.
  const draft = `${path}.${randomBytes(8).toString('hex')}.new`;
  try {
    makeFolder(dirname(path));
    checkFolder(dirname(path));
    const file = openSync(draft, O_WRONLY | O_CREAT | O_EXCL | openSafely, 0o600);
    try {
      writeFileSync(file, text);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    if (error instanceof RelayError) throw error;
    throw unwritable(path, error);
  }
}

/**
 * The file's text, or nothing where there is no such file.
 * @throws RelayError when others may read or replace it, for then it is no secret any more, or when we may not read it.
 */
export function readPrivateFile(path: string): string | undefined {
  const file = openToRead(path);
  if (file === undefined) return undefined;
  try {
    const stat = fstatSync(file);
    if (!stat.isFile()) throw notPlain(path, 'file');
    checkFolder(dirname(path));
    checkPrivate(path, stat);
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof RelayError) throw error;
    throw unreadable(path, error);
  } finally {
    closeSync(file);
  }
}

/** A version that changes with each replacement of the file; undefined while it does not exist. */
export function fileVersion(path: string): string | undefined {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  return stat && `${stat.ino} ${stat.mtimeMs} ${stat.size}`;
}

function openToRead(path: string): number | undefined {
  try {
    return openSync(path, O_RDONLY | openSafely);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return undefined;
    // FreeBSD and macOS differ from Linux in what they say of a link.
    throw code === 'ELOOP' || code === 'EMLINK' ? notPlain(path, 'file') : unreadable(path, error);
  }
}

/** That a file could not be written or locked. */
export function unwritable(path: string, error: unknown): RelayError {
  const reason = reasonOf(error);
  return new RelayError(
    'internal',
    `cannot write ${path} (${reason}); make room or set TABRELAY_HOME to another folder`,
  );
}

/** Makes a folder and those above it. Not by `recursive`: in a folder that takes none, such as /proc, Node 20 then tries for ever. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!existsSync(path)) throw error;
  }
}

function notPlain(path: string, what: 'file' | 'folder'): RelayError {
  return new RelayError(
    'internal',
    `${path} is a symbolic link or otherwise no plain ${what}, and could lead anywhere; put the ${what} itself there, or delete it, and a new one is made`,
  );
}

function unreadable(path: string, error: unknown): RelayError {
  return new RelayError('internal', `cannot read ${path} (${reasonOf(error)})`);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
