/** What a browser without the extension shows behind a pairing link. */
import { expect, test } from 'vitest';
import { relayApp } from '../../../support/stand-ins/relay-app';

async function pageOf(options: Parameters<typeof relayApp>[0]): Promise<string> {
  return (await relayApp(options).raw('/pair')).text();
}

test('names the full path of the folder to load', async () => {
  expect(await pageOf({ extensionDir: '/home/ann/tabrelay/.output/chrome-mv3' })).toContain(
    '<code class="path">/home/ann/tabrelay/.output/chrome-mv3</code>',
  );
});

test('shows a path with special characters as it is, and takes nothing in it for HTML', async () => {
  const page = await pageOf({ extensionDir: '/home/<script>alert(1)</script>&{{pair command}}$&' });
  expect(page).toContain('/home/&lt;script&gt;alert(1)&lt;/script&gt;&amp;{{pair command}}$&amp;');
  expect(page).not.toContain('<script');
});

test.each([
  [8787, 'npx tabrelay browsers pair</code>'],
  [9000, 'npx tabrelay browsers pair --port 9000</code>'],
])('on port %i says how to get a new link', async (port, command) => {
  const response = await relayApp({ port }).raw('/pair', { headers: { host: `127.0.0.1:${port}` } });
  expect(await response.text()).toContain(command);
});
