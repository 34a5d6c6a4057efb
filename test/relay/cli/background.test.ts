/** A relay in the background: started, found, and ended, by the program itself. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { npmStart } from '../../support/relay/npm-start';
import { freePort } from '../../support/relay/start-relay';
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
