/** One change of a file at a time, by whichever process. */
import { dirname } from 'node:path';
import { lockSync } from 'proper-lockfile';
import { RelayError } from '../../extension/protocol/errors';
import { makeFolder, unwritable } from './private-file';

/** What is changed is read and written in a few milliseconds. */
const maxWaitMs = 5_000;
const retryMs = 5;
/** The lock of a process that was killed is taken over after this. */
const staleMs = 3_000;

/**
 * Reads a file and replaces it while no other process does: a change between the two would be lost, and a revoked key
 * be valid again.
 * @param path the file, which need not exist; its lock is the folder `<path>.lock` beside it
 * @throws RelayError internal after five seconds
 */
export function whileLocked<Result>(path: string, change: () => Result): Result {
  const unlock = lock(path);
  try {
    return change();
  } finally {
    unlock();
  }
}

function lock(path: string): () => void {
  const latest = Date.now() + maxWaitMs;
  for (;;) {
    try {
      makeFolder(dirname(path));
      return lockSync(path, { realpath: false, stale: staleMs });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ELOCKED'))
        throw unwritable(path, error);
      if (Date.now() >= latest)
        throw new RelayError(
          'internal',
          `cannot change ${path}: another process has locked it; delete ${path}.lock if no tabrelay runs`,
        );
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryMs);
    }
  }
}
