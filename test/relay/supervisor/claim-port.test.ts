/** The error for a port in use. */
import { expect, test } from 'vitest';
import { claimPort, isTabrelay } from '../../../relay/supervisor/claim-port';
import { listen } from '../../support/stand-ins/listen';

const portOf = (url: string) => Number(new URL(url).port);

test('any free port is a real one', async () => {
  expect(await claimPort('127.0.0.1', 0)).toBeGreaterThan(0);
});

test('a claimed port can be listened on', async () => {
  const port = await claimPort('127.0.0.1', 0);
  expect(await claimPort('127.0.0.1', port)).toBe(port);
});

test('a tabrelay on the port is named', async () => {
  const url = await listen((_, response) => response.end('{"status":"ok","version":"1.0.0","browsers":0}'));
  await expect(claimPort('127.0.0.1', portOf(url))).rejects.toThrow(
    `a tabrelay relay is already running at ${url}; use that one, or stop it with Ctrl-C in its terminal`,
  );
});

test('another program on the port is not taken for a tabrelay', async () => {
  const url = await listen((_, response) => response.end('<h1>Hello</h1>'));
  await expect(claimPort('127.0.0.1', portOf(url))).rejects.toThrow(/is in use by another program.*--port/);
});

test('the program that holds the port still answers afterwards', async () => {
  const url = await listen((_, response) => response.end('{"status":"ok","version":"1.0.0","browsers":0}'));
  await claimPort('127.0.0.1', portOf(url)).catch(() => {});
  expect(await isTabrelay(url)).toBe(true);
});

test('an address of another machine is distinguished from a port in use', async () => {
  await expect(claimPort('192.0.2.1', 8787)).rejects.toThrow('cannot listen on 192.0.2.1 port 8787');
});
