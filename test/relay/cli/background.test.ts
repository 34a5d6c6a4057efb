/** A relay in the background: started, found, and ended, by the program itself. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { npmStart } from '../../support/relay/npm-start';
import { freePort } from '../../support/relay/start-relay';
import { soakTest } from '../../support/soak-test';
import { tempHome } from '../../support/stand-ins/temp-home';

test('a relay in the background outlives the command, is found by the next, and is ended by stop', async () => {
  const home = tempHome();
  // As npx sets it: the relay must not end with npx.
  const env = { TABRELAY_PORT: String(await freePort()), npm_lifecycle_event: 'npx' };
  const run = async (...args: string[]) => {
    const command = npmStart(home, args, env);
    const code = await command.exitCode;
    return { code, printed: command.printed() };
  };
  const background = ['start', '--background', '--no-browser'];
  const url = `http://127.0.0.1:${env.TABRELAY_PORT}`;
  const first = await run(...background);
  expect(first).toMatchObject({ code: 0, printed: expect.stringContaining(`The relay runs at ${url}.`) });
  const started = readFileSync(join(home, 'background-relay.json'), 'utf8');
  expect(await run(...background)).toMatchObject({ code: 0 });
  expect(readFileSync(join(home, 'background-relay.json'), 'utf8')).toBe(started);
  expect(await run('status')).toMatchObject({
    code: 3,
    printed: expect.stringContaining('none is connected'),
  });
  expect(await run('stop')).toMatchObject({ code: 0, printed: 'The relay has ended.\n' });
  expect(await run('stop')).toMatchObject({
    code: 3,
    printed: expect.stringContaining('No relay runs in the background'),
  });
}, 60_000);

test('stop returns once the browser has ended too, so that the next start gets its profile', async () => {
  const home = tempHome();
  const port = await freePort();
  // Its relay ends at once, its browser later.
  const supervisor = join(home, 'supervise.mjs');
  writeFileSync(
    supervisor,
    `import { writeFileSync } from 'node:fs';
    import { createServer } from 'node:http';
    const health = JSON.stringify({ status: 'ok', version: '1.0.0', browsers: 1, model: 'embedded' });
    const relay = createServer((_, response) => response.end(health)).listen(${port}, '127.0.0.1', () => console.log('on'));
    process.on('exit', () => writeFileSync(${JSON.stringify(join(home, 'ended'))}, ''));
    process.on('SIGTERM', () => {
      relay.close();
      relay.closeAllConnections();
      setTimeout(() => process.exit(), 800);
    });`,
  );
  const started = spawn(process.execPath, [supervisor]);
  await once(started.stdout, 'data');
  const background = { pid: started.pid, url: `http://127.0.0.1:${port}` };
  writeFileSync(join(home, 'background-relay.json'), JSON.stringify(background), { mode: 0o600 });
  const stop = npmStart(home, ['stop'], { TABRELAY_PORT: String(port) });
  expect(await stop.exitCode).toBe(0);
  expect(existsSync(join(home, 'ended'))).toBe(true);
}, 30_000);

soakTest(
  'a relay that another folder has at this port is not taken for its own',
  async () => {
    const env = { TABRELAY_PORT: String(await freePort()) };
    const background = ['start', '--background', '--no-browser'];
    const owner = tempHome();
    expect(await npmStart(owner, background, env).exitCode).toBe(0);
    const refused = npmStart(tempHome(), background, env);
    expect(await refused.exitCode).toBe(3);
    expect(refused.printed()).toContain('was started with another folder');
    expect(await npmStart(owner, ['stop'], env).exitCode).toBe(0);
  },
  60_000,
);

soakTest(
  'of two relays that are started at once, stop ends the one that listens',
  async () => {
    const home = tempHome();
    const env = { TABRELAY_PORT: String(await freePort()) };
    const starts = [0, 1, 2].map(
      () => npmStart(home, ['start', '--background', '--no-browser'], env).exitCode,
    );
    expect(await Promise.all(starts)).toEqual([0, 0, 0]);
    const stop = npmStart(home, ['stop'], env);
    expect({ code: await stop.exitCode, printed: stop.printed() }).toEqual({
      code: 0,
      printed: 'The relay has ended.\n',
    });
  },
  60_000,
);
