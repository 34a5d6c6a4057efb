/** Bundles the pages of test/pages with real frameworks and editors. */
import { build } from 'esbuild';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import * as z from 'zod';
import { bundleOptions } from './bundle-options';
import { openStepSender } from './open-step-sender';
import { type Site, servePages } from './serve-pages';
import type { StepSender } from './step-sender';

const doneSchema = z.looseObject({ success: z.boolean() });

/** The page test/pages/`file` as one HTML document: `#app` is its own, `#state` what it reports. */
async function bundlePage(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [new URL(`../../pages/${file}`, import.meta.url).pathname],
    outdir: 'unwritten',
    write: false,
    ...bundleOptions,
  });
  const part = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return `<!doctype html><meta charset="utf-8"><title>${file}</title><style>${part('.css')}</style>
    <div id="app"></div><pre id="state"></pre><script type="module">${part('.js')}</script>`;
}

/** Gives each test of the file a bundled page as it is when it is opened. */
export function onBundledPage(file: string) {
  let site: Site;
  let on: StepSender;
  beforeAll(async () => {
    site = await servePages({ '/': await bundlePage(file) });
    on = await openStepSender();
  });
  afterAll(async () => {
    await on.close();
    await site.close();
  });
  beforeEach(() => on.navigate(site.url('/')));
  const read = async (action: string, selector: string, value?: unknown) =>
    z.string().parse(await on.step(action, selector, value));
  return {
    act: async (action: string, selector: string, value?: unknown, timeoutMs?: number) =>
      doneSchema.parse(await on.step(action, selector, value, timeoutMs)),
    read,
    /** The error of a step that will not become possible: status, code and message. */
    refused: (action: string, selector: string, value?: unknown) => on.refusal(action, selector, value, 500),
    /** What the framework or editor itself holds, as the page has last reported it. */
    state: async (): Promise<unknown> => JSON.parse(await read('text', '#state')),
  };
}
