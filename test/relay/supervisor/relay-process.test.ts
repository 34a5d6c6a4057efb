/** The relay is restarted after it died, and a failed start is reported. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepRelay } from '../../../relay/supervisor/relay-process';
import { tempHome } from '../../support/stand-ins/temp-home';

/** A stand-in for the relay that tells its process id as a browser's name. */
const standIn = `
  process.send({ ready: { port: 1 } });
  process.send({ browserConnected: { id: 'a', name: String(process.pid), pairedByHand: false, sessions: 0 } });
  process.on('disconnect', () => process.exit());
`;

/** Keeps the script running as a relay; `nextPid` waits for the next start. */
function keep(script: string) {
  const path = join(tempHome(), 'relay.mjs');
  writeFileSync(path, script);
  const pids: number[] = [];
  const waiting: ((pid: number) => void)[] = [];
  const relay = keepRelay({
    script: path,
    environment: process.env,
    say: () => {},
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
  return { relay, nextPid };
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a killed relay is started again within a second', async () => {
  const { nextPid } = keep(standIn);
  const first = await nextPid();
  process.kill(first, 'SIGKILL');
  const killedAt = Date.now();
  expect(await nextPid()).not.toBe(first);
  expect(Date.now() - killedAt).toBeLessThan(1_000);
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
