/** Sums up the processor time of each part of a contender. */
import { type ProcessEntry, readProcessTable } from './process-table';

export const roles = [
  'client',
  'relay',
  'browser',
  'extension',
  'page',
  'graphics',
  'network',
  'other of the browser',
] as const;
type Role = (typeof roles)[number];

/** The processes that a contender is known by. */
export interface Pids {
  relay: number | undefined;
  browser: number | undefined;
}

export type CpuByRole = Record<Role, number>;

/** Milliseconds of each role. */
export function cpuOf(msOf: (role: Role) => number): CpuByRole {
  return Object.fromEntries(roles.map((role) => [role, msOf(role)])) as CpuByRole;
}

/** Milliseconds by role so far, of all but the client. */
export async function cpuByRole(pids: Pids): Promise<CpuByRole> {
  return sumByRole(await readProcessTable(), pids);
}

/** Milliseconds by role of all processes in the table that belong to the contender. */
export function sumByRole(table: readonly ProcessEntry[], { relay, browser }: Pids): CpuByRole {
  const sums = cpuOf(() => 0);
  const family = descendantsOf(browser, table);
  for (const { pid, command, cpuMs } of table) {
    if (pid === relay) sums.relay += cpuMs;
    else if (family.has(pid)) sums[pid === browser ? 'browser' : roleOf(command)] += cpuMs;
  }
  return sums;
}

/** What a child of Chromium is for, by its command line. */
function roleOf(command: string): Role {
  if (command.includes('--type=renderer')) {
    return command.includes('--extension-process') ? 'extension' : 'page';
  }
  if (command.includes('--type=gpu-process')) return 'graphics';
  if (command.includes('--utility-sub-type=network.mojom.NetworkService')) return 'network';
  return 'other of the browser';
}

/** The process and all below it: renderers are children of a zygote, which is a child of the browser. */
function descendantsOf(root: number | undefined, table: readonly ProcessEntry[]): Set<number> {
  const family = new Set(root === undefined ? [] : [root]);
  let size = 0;
  while (size !== family.size) {
    size = family.size;
    for (const { pid, parentPid } of table) if (family.has(parentPid)) family.add(pid);
  }
  return family;
}
