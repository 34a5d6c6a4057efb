/** Reads processes from /proc; proc(5). */
import { readdir, readFile } from 'node:fs/promises';

export interface ProcessEntry {
  pid: number;
  parentPid: number;
  /** Milliseconds of processor time that all its threads have used, rounded to 10. */
  cpuMs: number;
  command: string;
}

/** A clock tick, as programs see it, lasts 10 ms on every Linux that Node runs on (USER_HZ). */
const tickMs = 10;

/** All processes that can be read now. */
export async function readProcessTable(): Promise<ProcessEntry[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const entries = await Promise.all(
    pids.map(async (pid) => {
      try {
        const [stat, command] = await Promise.all([
          readFile(`/proc/${pid}/stat`, 'utf8'),
          readFile(`/proc/${pid}/cmdline`, 'utf8'),
        ]);
        return [parseProcess(stat, command)];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    }),
  );
  return entries.flat();
}

/** @param stat of /proc/<pid>/stat, whose second field is a name in parentheses that may hold anything */
export function parseProcess(stat: string, cmdline: string): ProcessEntry {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // Fields 4, 14 and 15 of proc(5): the parent, user and kernel ticks. The first of `fields` is number 3.
  const [parentPid, userTicks, kernelTicks] = [1, 11, 12].map((index) => Number(fields[index]));
  return {
    pid: Number.parseInt(stat, 10),
    parentPid: parentPid ?? 0,
    cpuMs: ((userTicks ?? 0) + (kernelTicks ?? 0)) * tickMs,
    // Chromium's children have theirs joined by spaces already.
    command: cmdline.replaceAll('\0', ' ').trim(),
  };
}
