/** The relay is restarted after it died, and a failed start is reported. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { keepRelay } from '../../../relay/supervisor/relay-process';
import { share } from '../../support/share';
import { tempHome } from '../../support/stand-ins/temp-home';

/** A stand-in for the relay that tells its process id as a browser's name. */
const standIn = `
  process.send({ ready: { port: 1 } });
  process.send({ browserConnected: { id: 'a', name: String(process.pid), pairedByHand: false, sessions: 0 } });
  process.on('disconnect', () => process.exit());
`;

/** The same, and it says that it is alive until it is told to stop that. */
const standInThatTells = (more: string, debugged = false) => `
  const tell = () => process.send({ alive: { debugged: ${debugged} } });
  tell();
  setInterval(tell, 50);
  ${standIn}
  ${more}
`;

/** Keeps the script running as a relay; `nextPid` waits for the next start. */
function keep(script: string, maxSilenceMs = 5_000) {
  const path = join(tempHome(), 'relay.mjs');
  writeFileSync(path, script);
  const lines: string[] = [];
  const pids: number[] = [];
  const waiting: ((pid: number) => void)[] = [];
  const relay = keepRelay({
    script: path,
    environment: process.env,
    maxSilenceMs,
    say: (line) => lines.push(line),
    onMessage(message) {
      if (!('browserConnected' in message)) return;
      const pid = Number(message.browserConnected.name);
      const waiter = waiting.shift();
      if (waiter) waiter(pid);
      else pids.push(pid);
    },
  });
  onTestFinished(relay.kill);
  const nextPid = () =>
    new Promise<number>((resolve) => {
      const pid = pids.shift();
      if (pid === undefined) waiting.push(resolve);
      else resolve(pid);
    });
  return { relay, nextPid, lines };
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a killed relay is started again, once it is said that it died', async () => {
  const { nextPid, lines } = keep(standIn);
  const first = await nextPid();
  expect(lines).toEqual([]);
  process.kill(first, 'SIGKILL');
  expect(await nextPid()).not.toBe(first);
  expect(isAlive(first)).toBe(false);
  expect(lines).toEqual(['The relay died (it ended with SIGKILL); starting it again.']);
});

test('one that is killed again and again still comes back', async () => {
  const { nextPid } = keep(standIn);
  const pids = new Set<number>();
  for (let times = 0; times < 3; times += 1) {
    const pid = await nextPid();
    pids.add(pid);
    process.kill(pid, 'SIGKILL');
  }
  pids.add(await nextPid());
  expect(pids.size).toBe(4);
});

test('what it is told last, it is told again after a restart', async () => {
  const { relay, nextPid } = keep(`${standIn}
    process.on('message', ({ launching }) =>
      process.send({ browserConnected: { id: 'a', name: launching ? '-1' : '-2', pairedByHand: false, sessions: 0 } }));`);
  const first = await nextPid();
  relay.tell({ launching: false });
  relay.tell({ launching: true });
  expect([await nextPid(), await nextPid()]).toEqual([-2, -1]);
  process.kill(first, 'SIGKILL');
  await nextPid();
  expect(await nextPid()).toBe(-1);
});

test('stopped, it is gone and stays gone', async () => {
  const { relay, nextPid } = keep(standIn);
  const pid = await nextPid();
  await relay.stop();
  expect(isAlive(pid)).toBe(false);
});

test('a relay that says why it cannot start is quoted', async () => {
  const { relay } = keep(`process.send({ failed: 'no room' }, () => process.exit(1));`);
  await expect(relay.ready).rejects.toThrow('the relay did not start: no room');
});

test('a relay that ends without a message is reported with its exit code', async () => {
  const { relay } = keep('process.exit(7);');
  await expect(relay.ready).rejects.toThrow('the relay did not start: it ended with code 7');
});

describe('a relay that says nothing any more is killed and started again', () => {
  test.each(
    share(
      [
        ['in an endless loop', 'setTimeout(() => { for (;;); }, 100);'],
        ['in a pattern that backtracks', "setTimeout(() => /^(a+)+$/.test('a'.repeat(60) + '!'), 100);"],
        ['in promises without an end', 'setTimeout(async () => { for (;;) await undefined; }, 100);'],
        [
          'waiting for another thread',
          'setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0), 100);',
        ],
        [
          'in a program that it waits for',
          "setTimeout(() => process.getBuiltinModule('child_process').execSync('sleep 5'), 100);",
        ],
      ],
      3,
    ),
  )('%s', async (_name, hang) => {
    const { nextPid, lines } = keep(standInThatTells(hang), 1_000);
    const first = await nextPid();
    expect(await nextPid()).not.toBe(first);
    expect(isAlive(first)).toBe(false);
    expect(lines).toEqual(['The relay died (it was silent for 1 s); starting it again.']);
  });

  test.skipIf(process.platform === 'win32')('stopped by a signal', async () => {
    const { nextPid } = keep(standInThatTells(''), 1_000);
    const first = await nextPid();
    process.kill(first, 'SIGSTOP');
    expect(await nextPid()).not.toBe(first);
    expect(isAlive(first)).toBe(false);
  });

  test('but not while a debugger is attached', async () => {
    const { nextPid, lines } = keep(standInThatTells('', true), 500);
    const pid = await nextPid();
    process.kill(pid, 'SIGSTOP');
    // Another one, stopped at the same moment, is replaced meanwhile.
    const other = keep(standInThatTells(''), 1_000);
    process.kill(await other.nextPid(), 'SIGSTOP');
    await other.nextPid();
    expect(isAlive(pid)).toBe(true);
    expect(lines).toEqual([]);
    process.kill(pid, 'SIGCONT');
  });
});
