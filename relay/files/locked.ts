/** One change of a file at a time, by whichever process. */
import { lstatSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
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
  const folder = `${path}.lock`;
  const latest = Date.now() + maxWaitMs;
  for (;;) {
    try {
      makeFolder(dirname(path));
      mkdirSync(folder);
      const { id } = lockAt(folder) ?? {};
      // A process that was stopped meanwhile has lost it to another one.
      return () => {
        if (lockAt(folder)?.id === id) rmSync(folder, { recursive: true, force: true });
      };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
        throw unwritable(path, error);
      if (Date.now() >= latest)
        throw new RelayError(
          'internal',
          `cannot change ${path}: another process has locked it; delete ${folder} if no tabrelay runs`,
        );
      removeStale(folder);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryMs);
    }
  }
}

/** What tells a lock from one that was made later at the same place, and the time of its making in milliseconds since 1970. */
function lockAt(folder: string): { id: string; madeMs: number } | undefined {
  const stat = lstatSync(folder, { throwIfNoEntry: false, bigint: true });
  return stat?.isDirectory()
    ? { id: `${stat.ino} ${stat.mtimeNs}`, madeMs: Number(stat.mtimeMs) }
    : undefined;
}

function isStale(folder: string): boolean {
  const lock = lockAt(folder);
  return lock !== undefined && Date.now() - lock.madeMs > staleMs;
}

/** One process at a time looks and removes: what another one looked at before may be a new lock by now. */
function removeStale(folder: string): void {
  if (!isStale(folder)) return;
  const guard = `${folder}.taking`;
  try {
    mkdirSync(guard);
  } catch {
    if (isStale(guard)) rmSync(guard, { recursive: true, force: true });
    return;
  }
  try {
    if (isStale(folder)) rmSync(folder, { recursive: true, force: true });
  } finally {
    rmSync(guard, { recursive: true, force: true });
  }
}
