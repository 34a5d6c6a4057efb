// Why: a browser that was killed takes its sessions with it; nobody may be told otherwise, and new ones must work.
import { expect, test } from 'vitest';
import { tempHome } from '../../support/stand-ins/temp-home';
import { npmStart, signalProcess } from '../../support/tabrelay/npm-start';
import { api } from '../../support/tabrelay/rest-client';

const apiKey = 'only-for-this-test-0123456789';

test('the browser killed and started again: its sessions are lost and said to be, new ones work', async () => {
  const start = npmStart(tempHome(), ['--headless', '--port', '0'], { TABRELAY_API_KEY: apiKey });
  await start.says('Connected: ');
  const origin = await start.url();
  const tabrelay = api(`${origin}/v1`, apiKey);
  const lost = await tabrelay.session({ url: `${origin}/practice` });

  signalProcess(start.pid, '--user-data-dir', 'SIGKILL');
  await start.says('The browser was closed; the relay goes on. Enter starts it again.');
  const meanwhile = await tabrelay.call('POST', `/session/${lost}`, {
    body: { action: 'count', selector: 'a' },
  });
  expect([meanwhile.status, meanwhile.headers.get('x-error-code')]).toEqual([503, 'no_browser']);

  start.pressEnter();
  await start.says('Connected: ', 2);
  expect(await tabrelay.sessions()).toEqual([]);
  const gone = await tabrelay.call('POST', `/session/${lost}`, { body: { action: 'count', selector: 'a' } });
  expect([gone.status, gone.headers.get('x-error-code')]).toEqual([404, 'session_not_found']);
  const fresh = await tabrelay.session({ url: `${origin}/practice` });
  expect(await tabrelay.read(fresh, 'text', 'h1')).toBe('tabrelay practice');
});
