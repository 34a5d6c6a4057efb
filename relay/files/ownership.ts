/**
 * Whether files and folders are in the hands of this user alone. The mode says what others may do now; the owner of a
 * file, or may write to a folder above it, can change that. Windows has no such owners and modes: there the folder of the
 * user's profile is closed to others.
 */

import { lstatSync, readlinkSync, type Stats, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { RelayError } from '../../extension/protocol/errors';
import { shellQuoted } from '../shell-quoted';

/** Others may replace what is in a folder with these bits, unless it has the sticky one. */
const othersWrite = 0o022;
const groupWrites = 0o020;
const sticky = 0o1000;
const rootGroup = 0;

/** As many symbolic links as Linux itself follows in one path. */
const maxLinks = 40;

const elsewhere = 'or set TABRELAY_HOME to a folder of your own';

/**
 * Checks that nobody but this user and root can replace what is in a folder: the folder and all above it, those that
 * symbolic links lead through included. Below a sticky folder, such as /tmp, each file has to be judged by its own owner.
 * @throws RelayError that names the folder and what to do
 */
export function checkFolder(path: string): void {
  const uid = process.getuid?.();
  if (uid === undefined) return;
  const trusted = trustedOwners(uid);
  for (const [folder, stat] of leadingTo(resolve(path))) {
    if (!trusted.has(stat.uid)) {
      throw new RelayError(
        'internal',
        `${folder} belongs to another user (uid ${stat.uid}), who could replace what tabrelay keeps below it; run tabrelay as that user, ${elsewhere}`,
      );
    }
    if (stat.isSymbolicLink() || !isOpenToWriters(stat, uid)) continue;
    throw new RelayError(
      'internal',
      `${folder} can be written to by others (mode ${modeOf(stat)}), who could replace what tabrelay keeps below it; run: chmod go-w ${shellQuoted(folder)}, ${elsewhere}`,
    );
  }
}

/** Checks an open file, or a folder, that only this user may read. @throws RelayError that names it and what to do */
export function checkPrivate(path: string, stat: Stats): void {
  const uid = process.getuid?.();
  if (uid === undefined) return;
  if (stat.uid !== uid) {
    throw new RelayError(
      'internal',
      `${path} belongs to another user (uid ${stat.uid}), so it is not what tabrelay wrote; delete it, and a new one is made`,
    );
  }
  if ((stat.mode & 0o077) === 0) return;
  throw new RelayError(
    'internal',
    `${path} may be read by others (mode ${modeOf(stat)}); if nobody else has, run: chmod 600 ${shellQuoted(path)}, else delete it, and a new one is made`,
  );
}

/**
 * Root; the owner of the root folder, which in a user namespace is not uid 0; and the owner of the user's own folder: what
 * shells and npm read from there rules this process already.
 */
function trustedOwners(uid: number): Set<number> {
  const owners = ['/', homedir()].map((path) => statSync(path, { throwIfNoEntry: false })?.uid ?? uid);
  return new Set([uid, 0, ...owners]);
}

function isOpenToWriters({ mode, gid }: Stats, uid: number): boolean {
  if ((mode & othersWrite) === 0 || mode & sticky) return false;
  // Where each user has a group of their own with the same number, that group is nobody else.
  return (mode & othersWrite) !== groupWrites || (gid !== uid && gid !== rootGroup);
}

/** The folders and symbolic links through which a path leads, from the root folder on. */
function* leadingTo(path: string, links = 0): Generator<[string, Stats]> {
  for (const place of downTo(path)) {
    const stat = lstatSync(place);
    yield [place, stat];
    if (!stat.isSymbolicLink() || links >= maxLinks) continue;
    const target = resolve(dirname(place), readlinkSync(place));
    yield* leadingTo(join(target, relative(place, path)), links + 1);
    return;
  }
}

function downTo(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [...downTo(parent), path];
}

function modeOf({ mode }: Stats): string {
  return (mode & 0o777).toString(8);
}
