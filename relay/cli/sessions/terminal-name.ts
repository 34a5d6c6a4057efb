/** Names the terminal of this process. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isatty } from 'node:tty';

/**
 * A name that no other terminal has while this one is open: its device, and the process that leads its session with the
 * time it started. Undefined where none of the standard streams is a terminal, and on Windows outside of Windows Terminal.
 */
export function terminalName(env: NodeJS.ProcessEnv): string | undefined {
  if (![0, 1, 2].some((stream) => isatty(stream))) return undefined;
  try {
    if (process.platform === 'linux') return onLinux();
    if (process.platform === 'win32') return env.WT_SESSION && `windows-${env.WT_SESSION}`;
    return elsewhere();
  } catch {
    return undefined;
  }
}

/** By proc_pid_stat(5): the 6th field is the session's leader, the 7th the terminal, the 22nd the start. */
function onLinux(): string | undefined {
  const fields = (pid: string) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  };
  const [, , , leader = '', terminal = '0'] = fields('self');
  if (terminal === '0') return undefined;
  return `tty${terminal}-${leader}-${leader === '0' ? 0 : fields(leader)[19]}`;
}

/** BSD and macOS: the first process of a terminal is the one that leads its session. */
function elsewhere(): string | undefined {
  const ps = (...args: string[]) => execFileSync('ps', args, { encoding: 'utf8' }).trim();
  const terminal = ps('-o', 'tty=', '-p', String(process.pid));
  if (!/^\w[\w/]*$/.test(terminal)) return undefined;
  const [first = ''] = ps('-t', terminal, '-o', 'pid=,lstart=').split('\n');
  return `${terminal}-${first.trim()}`.replace(/\W+/g, '-');
}
