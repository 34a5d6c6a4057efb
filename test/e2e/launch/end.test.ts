/** Ctrl-C ends everything that `npm start` started. */
import { describe, expect, test } from 'vitest';
import { pairingsIn } from '../../../relay/access/pairings';
import {
  expectNothingLeft,
  findProcess,
  npmStart,
  processTree,
  stillRunning,
} from '../../support/relay/npm-start';
import { soakTest } from '../../support/soak-test';
import { connect } from '../../support/stand-ins/fake-extension';
import { tempHome } from '../../support/stand-ins/temp-home';
import { until } from '../../support/until';

const shown = ['--headless', '--port', '0'];

describe('with a browser paired by hand', () => {
  function pairedHome(): string {
    const home = tempHome();
    pairingsIn(home).save({ id: 'a1b2c3d4', name: 'Chrome on Linux', secret: 'secret', byHand: true });
    return home;
  }

  test('waits for it, Enter starts the separate one, and SIGTERM leaves nothing running', async () => {
    const start = npmStart(pairedHome(), shown);
    await start.says('Waiting up to 35 s for your paired browser: Chrome on Linux (a1b2).');
    expect(findProcess(start.pid, '--user-data-dir')).toBeUndefined();
    start.pressEnter();
    await start.says('Connected: ');
    await expectNothingLeft(start, 'SIGTERM');
  });

  soakTest('says when it is removed, and Enter starts the separate one', async () => {
    const home = pairedHome();
    const start = npmStart(home, shown);
    const socketUrl = `${(await start.url()).replace('http', 'ws')}/extension`;
    await connect(socketUrl, { browserId: 'a1b2c3d4', secret: 'secret' });
    await start.says('Connected: Fake (a1b2).');
    await npmStart(home, ['browsers', 'remove', 'Fake (a1b2)']).exitCode;
    await start.says('Removed: Fake (a1b2).');
    await start.says('No browser is connected. Enter starts a separate one.');
    start.pressEnter();
    await start.says('Connected: ', 2);
  });
});

describe('the end', () => {
  soakTest('by SIGHUP leaves nothing running', async () => {
    const start = npmStart(tempHome(), shown);
    await start.says('Connected: ');
    await expectNothingLeft(start, 'SIGHUP');
  });

  test('while the browser is still starting leaves nothing running', async () => {
    const start = npmStart(tempHome(), shown);
    await until('a browser process', () => findProcess(start.pid, '--user-data-dir'), 60_000);
    await expectNothingLeft(start, 'SIGINT');
  });

  soakTest('by SIGTERM to npm leaves nothing running, though npm does not pass it on', async () => {
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
