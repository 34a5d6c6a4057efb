/** The audit log: its entries contain no secrets. */
import { mkdirSync, readdirSync, readFileSync, rmdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RelayError } from '../../extension/protocol/errors';
import type { Command, Order } from '../../extension/protocol/frames';
import { auditFile, openAuditLog } from '../../relay/audit-log';
import { tempHome } from '../support/stand-ins/temp-home';
import { until } from '../support/until';

const command = (order: Order): Command => ({
  type: 'command',
  id: 'c1',
  timeoutMs: 1_000,
  sentAt: 0,
  keyName: 'bot',
  effect: 'act',
  order,
});
const fill = command({
  do: 'step',
  sessionId: 's-1',
  action: 'fill',
  selector: '#secret-field',
  value: 'typed-canary',
});

function open(home: string, maxSize?: '1K') {
  const troubles: unknown[] = [];
  const log = openAuditLog({ home, onError: (error) => troubles.push(error), ...(maxSize && { maxSize }) });
  return { log, troubles };
}

test('a line contains time, key, session, action, site and outcome', async () => {
  const home = tempHome();
  const { log } = open(home);
  const origin = 'https://bank.example';
  log.write({
    command: fill,
    reply: { type: 'reply', id: 'c1', origin, result: { success: true, value: 'read-canary' } },
  });
  log.write({ command: fill, reply: { type: 'reply', id: 'c1', result: { success: false } } });
  log.write({
    command: fill,
    error: new RelayError('interrupted', 'message-canary', { outcome: 'unknown' }),
  });
  const opening = {
    do: 'open',
    headless: true,
    incognito: false,
    width: 1,
    height: 1,
    dialogs: 'dismiss',
    url: 'https://a.example/url-canary',
  } as const;
  log.write({ command: command(opening), reply: { type: 'reply', id: 'c1', result: { id: 's-2' } } });
  log.write({
    command: command({ do: 'close', sessionId: 's-2' }),
    reply: { type: 'reply', id: 'c1', result: null },
  });
  log.write({
    command: { ...command({ do: 'close', sessionId: 's-3' }), id: 'idle-c2' },
    reply: { type: 'reply', id: 'idle-c2', result: null },
  });
  await log.close();
  const text = readFileSync(auditFile(home), 'utf8');
  const time = expect.stringMatching(/^\d{4}-.*Z$/);
  expect(
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { time, key: 'bot', session: 's-1', action: 'fill', origin, outcome: 'done' },
    { time, key: 'bot', session: 's-1', action: 'fill', outcome: 'failed' },
    { time, key: 'bot', session: 's-1', action: 'fill', outcome: 'interrupted', effect: 'unknown' },
    { time, key: 'bot', session: 's-2', action: 'open', outcome: 'done' },
    { time, key: 'bot', session: 's-2', action: 'close', outcome: 'done' },
    { time, key: 'bot', session: 's-3', action: 'close-idle', outcome: 'done' },
  ]);
  expect(text).not.toMatch(/canary|secret-field/);
});

test('files are for their owner only, and the oldest go', async () => {
  const home = tempHome();
  const { log } = open(home, '1K');
  for (let count = 0; count < 100; count += 1)
    log.write({ command: fill, reply: { type: 'reply', id: 'c1' } });
  await log.close();
  const files = readdirSync(home).filter((name) => name.startsWith('audit.log'));
  expect(files.length).toBeGreaterThan(2);
  expect(files.length).toBeLessThanOrEqual(6);
  for (const name of files) expect(statSync(join(home, name)).mode & 0o777).toBe(0o600);
});

test('a later start goes on in the same file', async () => {
  const home = tempHome();
  for (let starts = 0; starts < 2; starts += 1) {
    const { log } = open(home);
    log.write({ command: fill, reply: { type: 'reply', id: 'c1' } });
    await log.close();
  }
  expect(readFileSync(auditFile(home), 'utf8').trim().split('\n')).toHaveLength(2);
});

test('a file that cannot be written is reported once and stops nothing, and is tried again', async () => {
  const home = tempHome();
  mkdirSync(auditFile(home));
  const { log, troubles } = open(home);
  const write = () => log.write({ command: fill, reply: { type: 'reply', id: 'c1' } });
  for (let count = 0; count < 50; count += 1) write();
  await until('the trouble', () => troubles[0]);
  for (let count = 0; count < 50; count += 1) write();
  expect(troubles.map(String)).toEqual([expect.stringContaining(auditFile(home))]);
  rmdirSync(auditFile(home));
  await until('a line', () => {
    write();
    return readFileSync(auditFile(home), 'utf8').includes('"fill"');
  });
  await log.close();
  expect(troubles).toHaveLength(1);
});
