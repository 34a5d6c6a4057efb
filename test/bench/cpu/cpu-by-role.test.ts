import { expect, test } from 'vitest';
import { sumByRole } from './cpu-by-role';
import { parseProcess } from './process-table';

/** A line of /proc/<pid>/stat with the fields that count, and some of those between and after them. */
const stat = (pid: number, name: string, parent: number, user: number, kernel: number) =>
  `${pid} (${name}) S ${parent} 1 1 0 -1 4194560 9132 0 33 0 ${user} ${kernel} 7 8 20 0 12 0 4711 1000 200`;

test('times and parent are read behind a name that holds spaces and parentheses', () => {
  expect(parseProcess(stat(42, 'a ) b (c', 7, 12, 3), 'node\0relay.mjs\0')).toEqual({
    pid: 42,
    parentPid: 7,
    cpuMs: 150,
    command: 'node relay.mjs',
  });
});

test('each process of a browser has its role, also below the zygote, and others do not count', () => {
  const chromium = (pid: number, parent: number, ticks: number, flags: string) =>
    parseProcess(stat(pid, 'chromium', parent, ticks, 0), `/usr/bin/chromium ${flags}`);
  const table = [
    parseProcess(stat(5, 'node', 1, 1, 1), 'node\0main.mjs'),
    chromium(10, 5, 3, '--headless=new'),
    chromium(13, 12, 5, '--type=renderer --extension-process'),
    chromium(12, 10, 1, '--type=zygote'),
    chromium(14, 12, 7, '--type=renderer'),
    chromium(15, 12, 1, '--type=renderer'),
    chromium(16, 10, 2, '--type=gpu-process'),
    chromium(17, 10, 4, '--type=utility --utility-sub-type=network.mojom.NetworkService'),
    chromium(99, 1, 50, '--type=renderer'),
  ];
  expect(sumByRole(table, { relay: 5, browser: 10 })).toEqual({
    client: 0,
    relay: 20,
    browser: 30,
    extension: 50,
    page: 80,
    graphics: 20,
    network: 40,
    'other of the browser': 10,
  });
});
