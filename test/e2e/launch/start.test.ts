// Why: `npm start` is the first thing a newcomer does, and Ctrl-C the last.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { decode } from 'fast-png';
import { describe, expect, test } from 'vitest';
import { pairingsIn } from '../../../relay/access/pairings';
import { tempHome } from '../../support/stand-ins/temp-home';
import {
  findProcess,
  npmStart,
  processTree,
  type Start,
  signalProcess,
  stillRunning,
} from '../../support/tabrelay/npm-start';
import { until } from '../../support/until';

const shown = ['--headless', '--port', '0'];

async function connectedBrowsers(start: Start): Promise<number> {
  const health = await (await fetch(`${await start.url()}/health`)).json();
  return (health as { browsers: number }).browsers;
}

describe('a first start', () => {
  test('brings a browser that is paired without a click', async () => {
    const start = npmStart(tempHome(), shown);
    await start.says('Connected: ');
    expect(await connectedBrowsers(start)).toBe(1);
  });

  test('prints three lines that work when pasted, once there is a browser for them', async () => {
    const home = tempHome();
    const start = npmStart(home, shown);
    await start.says('Base URL');
    expect(start.printed()).not.toContain('curl ');
    await start.says('screenshot.png');
    const lines = start.printed().match(/^(id=|curl ).*$/gm) ?? [];
    const { stdout } = await promisify(execFile)('bash', ['-c', lines.join('\n')], { cwd: home });
    expect(JSON.parse(stdout)).toMatchObject({
      status: 'success',
      result: { action: 'click', success: true },
    });
    expect(decode(readFileSync(join(home, 'screenshot.png')))).toMatchObject({ width: 1280, height: 800 });
  });

  test('keeps the key out of the terminal and of every command line', async () => {
    const home = tempHome();
    const start = npmStart(home, shown);
    await start.says('Connected: ');
    const key = readFileSync(join(home, 'api-key'), 'utf8').trim();
    const secrets = [
      key,
      ...pairingsIn(home)
        .list()
        .map(({ secret }) => secret),
    ];
    const commandLines = processTree(start.pid).map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
    for (const secret of secrets) expect([start.printed(), ...commandLines].join('\n')).not.toContain(secret);
  });

  test('without a display says that there is no window to see', async () => {
    const start = npmStart(tempHome(), ['--port', '0'], { DISPLAY: '', WAYLAND_DISPLAY: '' });
    await start.says('headless, as there is no display');
  });
});

describe('the end', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s leaves nothing running', async (signal) => {
    const start = npmStart(tempHome(), shown);
    await start.says('Connected: ');
    const everything = processTree(start.pid);
    start.signal(signal);
    expect(await start.exitCode).toBe(0);
    await until('all processes to end', () => stillRunning(everything).length === 0);
  });

  test('while the browser is still starting leaves nothing running', async () => {
    const start = npmStart(tempHome(), shown);
    await until('a browser process', () => findProcess(start.pid, '--user-data-dir'), 60_000);
    const everything = processTree(start.pid);
    start.signal('SIGINT');
    expect(await start.exitCode).toBe(0);
    await until('all processes to end', () => stillRunning(everything).length === 0);
  });

  test('by SIGTERM to npm leaves nothing running, though npm does not pass it on', async () => {
    const start = npmStart(tempHome(), shown, {}, ['npm', 'start', '--']);
    await start.says('Connected: ');
    const everything = processTree(start.pid);
    start.signal('SIGTERM');
    await until('all processes to end', () => stillRunning(everything).length === 0);
  });

  test('by SIGKILL takes relay and browser with it', async () => {
    const start = npmStart(tempHome(), shown);
    await start.says('Connected: ');
    const everything = processTree(start.pid);
    start.signal('SIGKILL');
    await until('all processes to end', () => stillRunning(everything).length === 0);
  });
});

describe('the browser', () => {
  test('survives the relay, which is back by itself', async () => {
    const start = npmStart(tempHome(), shown);
    await start.says('Connected: ');
    const browser = findProcess(start.pid, '--user-data-dir') ?? 0;
    signalProcess(start.pid, 'main.mjs', 'SIGKILL');
    await start.says('Connected: ', 2);
    expect(stillRunning([browser])).toEqual([browser]);
  });

  test('closed by the user comes back at Enter', async () => {
    const start = npmStart(tempHome(), shown);
    await start.says('Try it');
    signalProcess(start.pid, '--user-data-dir', 'SIGTERM');
    await start.says('The browser was closed; the relay goes on. Enter starts it again.');
    start.pressEnter();
    await start.says('Connected: ', 2);
    expect(await connectedBrowsers(start)).toBe(1);
  });

  test('is the same one for sessions after a new start', async () => {
    const home = tempHome();
    const first = npmStart(home, shown);
    await first.says('Connected: ');
    const [before] = pairingsIn(home).list();
    first.signal('SIGINT');
    await first.exitCode;
    const second = npmStart(home, shown);
    await second.says('Try it');
    expect(pairingsIn(home).list()).toEqual([before]);
    expect(second.printed().match(/Connected: /g)).toHaveLength(1);
  });

  test('is not started twice on one profile', async () => {
    const home = tempHome();
    await npmStart(home, shown).says('Connected: ');
    const second = npmStart(home, shown);
    await second.says('/profile is in use by another browser; close that one, or set TABRELAY_HOME');
    expect(await connectedBrowsers(second)).toBe(0);
  });
});

describe('with a browser paired by hand', () => {
  function pairedHome(): string {
    const home = tempHome();
    pairingsIn(home).save({ id: 'a1b2c3d4', name: 'Chrome on Linux', secret: 'secret', byHand: true });
    return home;
  }

  test('waits for it, and Enter starts the separate one', async () => {
    const start = npmStart(pairedHome(), shown);
    await start.says('Waiting up to 35 s for your paired browser.');
    expect(findProcess(start.pid, '--user-data-dir')).toBeUndefined();
    start.pressEnter();
    await start.says('Connected: ');
  });
});
