// Why: keys and pairings are the user's alone, and a crash in mid-write must not lose them.
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { RelayError } from '../extension/protocol/errors';

/**
 * Makes sure that the folder for keys, pairings and profile is there and can be written to.
 * An existing folder keeps its permissions: it may be one that the user shares with other things.
 * @throws RelayError that names the folder and the variable that moves it.
 */
export function openHome(home: string): void {
  try {
    makeFolder(home);
    accessSync(home, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RelayError(
      'bad_request',
      `cannot write to the folder ${home} (${reason}); set TABRELAY_HOME to one that can be written to`,
    );
  }
}

/** Replaces a file as a whole, readable by its owner only. */
export function writePrivateFile(path: string, text: string): void {
  makeFolder(dirname(path));
  const draft = `${path}.${process.pid}.new`;
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, path);
}

/** The file's text, or nothing where there is no such file. Takes other users' permissions away. */
export function readPrivateFile(path: string): string | undefined {
  try {
    const text = readFileSync(path, 'utf8');
    chmodSync(path, 0o600);
    return text;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Not by `recursive`: in a folder that takes none, such as /proc, Node 20 then tries for ever. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}
