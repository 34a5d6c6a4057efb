/** The files of the audit log: `audit.log` and, when that is full, older ones beside it, `audit.log.1` the youngest. */

import { closeSync, constants, fchmodSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { RelayError } from '../../extension/protocol/errors';
import { openSafely } from '../files/private-file';

const maxFileBytes = 10_000_000;
/** Beside the one that is written to. */
const olderFiles = 5;

const { O_WRONLY, O_APPEND, O_CREAT } = constants;

/** The file that is written to. */
export function auditFile(home: string): string {
  return join(home, 'audit.log');
}

/** An entry as one line of JSON, with the time that it is now. */
export function auditLine(entry: Readonly<Record<string, unknown>>): string {
  return `${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`;
}

/**
 * Appends lines. Several processes may do so at once: the relay, and commands that change keys and pairings.
 * @param maxBytes of one file
 * @throws when the file cannot be written, or is not this user's own
 */
export function appendToAudit(home: string, lines: readonly string[], maxBytes = maxFileBytes): void {
  const rest = [...lines];
  while (rest.length > 0) {
    let file = openOwn(auditFile(home));
    try {
      let { size } = fstatSync(file);
      if (size > 0 && size + Buffer.byteLength(rest[0] ?? '') > maxBytes) {
        closeSync(file);
        rotate(auditFile(home));
        file = openOwn(auditFile(home));
        size = 0;
      }
      writeSync(file, Buffer.from(takeFitting(rest, maxBytes - size)));
    } finally {
      closeSync(file);
    }
  }
}

/** Takes the first lines that together have no more than `maxBytes`, and one in any case. */
function takeFitting(lines: string[], maxBytes: number): string {
  let text = lines.shift() ?? '';
  let bytes = Buffer.byteLength(text);
  for (let [next] = lines; next !== undefined; [next] = lines) {
    bytes += Buffer.byteLength(next);
    if (bytes > maxBytes) break;
    text += next;
    lines.shift();
  }
  return text;
}

/** Records a change of keys or pairings. That the log cannot be written does not undo the change; a warning says so. */
export function recordChange(home: string, entry: Readonly<Record<string, unknown>>): void {
  try {
    appendToAudit(home, [auditLine(entry)]);
  } catch (error) {
    process.emitWarning(
      `the audit log cannot be written (${error instanceof Error ? error.message : error})`,
    );
  }
}

function openOwn(path: string): number {
  const file = openSync(path, O_WRONLY | O_APPEND | O_CREAT | openSafely, 0o600);
  try {
    const stat = fstatSync(file);
    const uid = process.getuid?.();
    if (!stat.isFile() || (uid !== undefined && stat.uid !== uid)) throw notOwn(path);
    // Made by hand, or by an older umask.
    if (uid !== undefined && stat.mode & 0o077) fchmodSync(file, 0o600);
    return file;
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

/** Renames every file to the next number; the oldest is overwritten. Renaming follows no links. */
function rotate(path: string): void {
  for (let number = olderFiles; number >= 1; number -= 1) {
    const from = number === 1 ? path : `${path}.${number - 1}`;
    try {
      renameSync(from, `${path}.${number}`);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
}

function notOwn(path: string): RelayError {
  return new RelayError('internal', `${path} is not this user's own file; delete it, and a new one is made`);
}
