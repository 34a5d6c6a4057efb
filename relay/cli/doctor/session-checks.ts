/** Checks that go through a session: the worker answers, a page is opened, acted in and photographed. */
import { broken, type Check, ok } from './check';
import { explained } from './explained';
import type { Probe } from './probe';

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/**
 * The three checks, and how to close what they opened.
 * @param probe the practice page that the relay serves is opened, in a session of its own
 */
export function sessionChecks(probe: Pick<Probe, 'client' | 'url'>): {
  checks: Check[];
  close(): Promise<void>;
} {
  let id: string | undefined;
  const path = () => `/session/${encodeURIComponent(id ?? '')}`;
  const step = async (body: Record<string, unknown>) =>
    (await probe.client().call('POST', path(), { timeoutMs: 3_000, ...body })).result;

  const worker: Check = {
    name: 'worker',
    title: 'Worker',
    needs: ['relay', 'connected'],
    run: () =>
      explained(async () => {
        const reply = await probe.client().call('POST', '/session', {});
        id = String(reply.sessionId);
        return ok('The extension answers and has opened a window.');
      }, 'Reload tabrelay at chrome://extensions; if that does not help, restart the browser.'),
  };
  const page: Check = {
    name: 'page',
    title: 'Page',
    needs: ['worker'],
    run: () =>
      explained(async () => {
        await step({ action: 'navigate', value: `${probe.url}/practice` });
        await step({ action: 'click', selector: '#hello' });
        const said = await step({ action: 'text', selector: '#greeting' });
        if (said === 'Hello, 1')
          return ok('The practice page was opened, a button was clicked, the text was read.');
        return broken(
          `After a click the practice page says "${said}" instead of "Hello, 1".`,
          'Switch off other extensions that change pages, then try again.',
        );
      }, 'Reload tabrelay at chrome://extensions, and check that it may read and change data on all sites.'),
  };
  const picture: Check = {
    name: 'picture',
    title: 'Picture',
    needs: ['page'],
    run: () =>
      explained(async () => {
        const { screenshot } = await probe.client().call('GET', `${path()}/screenshot?raise=true`);
        const bytes = Buffer.from(String(screenshot), 'base64');
        if (bytes.subarray(0, pngStart.length).equals(pngStart)) return ok(`Taken, ${bytes.length} bytes.`);
        return broken('The picture is no PNG.', 'Restart the browser.');
      }, 'Show the window: unlock the screen, and do not minimise it.'),
  };
  return {
    checks: [worker, page, picture],
    async close() {
      if (id) await probe.client().call('DELETE', path());
    },
  };
}
