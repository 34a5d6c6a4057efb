/** The command line's own process: its terminal, its environment and its signals. */
import { buffer } from 'node:stream/consumers';
import { RelayError } from '../../extension/protocol/errors';
import type { Machine } from './machine';
import { runCommandLine } from './run-command-line';
import { terminalName } from './sessions/terminal-name';

const interrupted = new AbortController();

const machine: Machine = {
  env: process.env,
  out: (text) => process.stdout.write(text),
  outBytes: (bytes) => process.stdout.write(bytes),
  err: (text) => process.stderr.write(text),
  isOutTerminal: process.stdout.isTTY === true,
  isErrTerminal: process.stderr.isTTY === true,
  async readInput() {
    if (process.stdin.isTTY) {
      throw new RelayError(
        'bad_request',
        'A terminal would show what is typed. Pipe the value in, or use =env:NAME.',
      );
    }
    return (await buffer(process.stdin)).toString('utf8');
  },
  terminal: () => terminalName(process.env),
  signal: interrupted.signal,
};

/** Commands that hand this process over have signal handlers of their own. */
const handsOver = ['start', 'keys', 'browsers', 'mcp'].includes(process.argv[2] ?? '');
if (!handsOver) {
  process.once('SIGINT', () => interrupted.abort());
  // A reader that has seen enough, such as head, is no error.
  process.stdout.on('error', () => process.exit(0));
}

const code = await runCommandLine(process.argv.slice(2), machine);
// What was handed over runs on, and exits by itself.
if (!handsOver || code !== 0) process.exitCode = code;
