/** Help and errors of the command line, without a browser. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shownCode } from '../../../extension/protocol/pairing/pairing-code';
import { version } from '../../../package.json';
import { pairingsIn } from '../../../relay/access/pairings';
import { npmStart, type Start } from '../../support/relay/npm-start';
import { soakTest } from '../../support/soak-test';
import { listen } from '../../support/stand-ins/listen';
import { tempHome } from '../../support/stand-ins/temp-home';

const shown = ['--headless', '--port', '0'];

describe('what is wrong is said in one line, with exit code 1', () => {
  async function refusal(start: Start): Promise<string> {
    expect(await start.exitCode).toBe(1);
    return start.printed();
  }

  test('a relay that runs on the port already', async () => {
    const first = npmStart(tempHome(), ['--no-browser', '--port', '0']);
    const url = await first.url();
    const second = npmStart(tempHome(), ['--no-browser', '--port', new URL(url).port]);
    expect(await refusal(second)).toBe(
      `tabrelay: a tabrelay relay is already running at ${url}; use that one, or stop it with Ctrl-C in its terminal\n`,
    );
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });

  test('a port that another program holds, which goes on', async () => {
    const url = await listen((_, response) => response.end('mine'));
    const { port } = new URL(url);
    const start = npmStart(tempHome(), ['--no-browser', '--port', port]);
    expect(await refusal(start)).toMatch(
      /^tabrelay: port \d+ on 127.0.0.1 is in use by another program;.*\n$/,
    );
    expect(await (await fetch(url)).text()).toBe('mine');
  });

  test('a bad value', async () => {
    const start = npmStart(tempHome(), [], { TABRELAY_PORT: 'eighty' });
    expect(await refusal(start)).toMatch(/^tabrelay: TABRELAY_PORT must be .*"eighty" is not\n$/);
  });

  test('an unknown flag', async () => {
    const start = npmStart(tempHome(), ['--hedless']);
    expect(await refusal(start)).toMatch(/^tabrelay: Unknown option '--hedless'; npm start -- --help .*\n$/);
  });

  test('a browser that is not there', async () => {
    const start = npmStart(tempHome(), shown, { TABRELAY_BROWSER: '/nowhere/chrome' });
    expect(await refusal(start)).toMatch(
      /^tabrelay: TABRELAY_BROWSER=\/nowhere\/chrome is not a program .*\n$/,
    );
  });

  test('a folder that cannot be written to', async () => {
    const file = join(tempHome(), 'a-file');
    writeFileSync(file, '');
    const start = npmStart(join(file, 'home'), shown);
    expect(await refusal(start)).toMatch(/^tabrelay: cannot write to the folder .*set TABRELAY_HOME .*\n$/);
  });
});

test('a folder where none can be made is refused, not tried for ever', async () => {
  const start = npmStart('/proc/x', shown);
  expect(await start.exitCode).toBe(1);
  expect(start.printed()).toMatch(/^tabrelay: cannot write to the folder \/proc\/x .*\n$/);
});

describe('questions are answered at once', () => {
  test('--version', async () => {
    const home = join(tempHome(), 'unused');
    const start = npmStart(home, ['--version']);
    expect(await start.exitCode).toBe(0);
    expect(start.printed()).toBe(`${version}\n`);
    expect(existsSync(home)).toBe(false);
  });

  test('--help names every flag', async () => {
    const start = npmStart(tempHome(), ['--help']);
    expect(await start.exitCode).toBe(0);
    for (const flag of ['--no-browser', '--headless', '--port', '--version', '--help']) {
      expect(start.printed()).toContain(flag);
    }
  });
});

describe('npx tabrelay browsers', () => {
  const everyday = { id: 'a1b2c3d4', name: 'Chrome on Linux', secret: 'the-secret', byHand: true };

  test('lists paired browsers without their secrets', async () => {
    const home = tempHome();
    pairingsIn(home).save(everyday);
    const command = npmStart(home, ['browsers', 'list']);
    expect(await command.exitCode).toBe(0);
    expect(command.printed()).toMatch(/^a1b2c3d4 .* by hand +Chrome on Linux \(a1b2\)\n$/);
  });

  soakTest('prints a link with the code that is valid now, where a relay answers', async () => {
    const home = tempHome();
    const { port } = new URL(await npmStart(tempHome(), ['--no-browser', '--port', '0']).url());
    const command = npmStart(home, ['browsers', 'pair', '--port', port]);
    expect(await command.exitCode).toBe(0);
    const code = pairingsIn(home).currentCode();
    expect(command.printed()).toContain(`http://127.0.0.1:${port}/pair#${code?.link}\n`);
    expect(command.printed()).toContain(`code: ${code && shownCode(code.typed)}\n`);
  });

  test('prints no link where no relay answers, and says what to do first', async () => {
    const command = npmStart(tempHome(), ['browsers', 'pair', '--port', '9']);
    expect(await command.exitCode).toBe(1);
    expect(command.printed()).toMatch(/no relay answers at http:\/\/127\.0\.0\.1:9, .*run npm start first/);
    expect(command.printed()).not.toContain('/pair#');
  });

  test('removes a browser by its name', async () => {
    const home = tempHome();
    pairingsIn(home).save(everyday);
    const command = npmStart(home, ['browsers', 'remove', 'Chrome on Linux']);
    expect(await command.exitCode).toBe(0);
    expect(pairingsIn(home).list()).toEqual([]);
  });

  test('says so when there is no such browser', async () => {
    const command = npmStart(tempHome(), ['browsers', 'remove', 'Netscape']);
    expect(await command.exitCode).toBe(1);
    expect(command.printed()).toContain('no paired browser is called "Netscape"');
  });
});
