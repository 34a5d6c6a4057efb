/** Finds the process that listens on a port. */
import { readdir, readFile, readlink } from 'node:fs/promises';

/** The pid of the process that listens on a TCP port of this machine, read from Linux's /proc; undefined if none. */
export async function portHolder(port: number): Promise<number | undefined> {
  const inode = await listeningInode(port);
  if (!inode) return undefined;
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    const files = await readdir(`/proc/${pid}/fd`).catch(() => []);
    for (const file of files) {
      const target = await readlink(`/proc/${pid}/fd/${file}`).catch(() => '');
      if (target === `socket:[${inode}]`) return Number(pid);
    }
  }
  return undefined;
}

// proc(5), /proc/net/tcp: local address in hex, state 0A is LISTEN, the inode stands in the tenth column.
async function listeningInode(port: number): Promise<string | undefined> {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  for (const line of (await readFile('/proc/net/tcp', 'utf8')).split('\n')) {
    const [, local, , state, , , , , , inode] = line.trim().split(/\s+/);
    if (local?.endsWith(suffix) && state === '0A') return inode;
  }
  return undefined;
}
