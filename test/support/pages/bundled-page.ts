// Why: frameworks and editors are tested as they come from the registry, in pages bundled from test/pages.
import { readFileSync } from 'node:fs';
import { build, type Plugin } from 'esbuild';
import { compile } from 'svelte/compiler';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { shared } from '../tabrelay/shared-tabrelay';
import { type Site, servePages } from './serve-pages';

const svelte: Plugin = {
  name: 'svelte',
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte$/ }, ({ path }) => {
      const options = { filename: path, generate: 'client', css: 'injected', dev: false } as const;
      return { contents: compile(readFileSync(path, 'utf8'), options).js.code, loader: 'js' };
    });
  },
};

/** The page test/pages/`file` as one HTML document: `#app` is its own, `#state` what it reports. */
async function bundlePage(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [new URL(`../../pages/${file}`, import.meta.url).pathname],
    outdir: 'unwritten',
    write: false,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    conditions: ['module', 'browser', 'production'],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    alias: { vue: 'vue/dist/vue.esm-bundler.js' },
    loader: { '.woff': 'empty', '.woff2': 'empty' },
    plugins: [svelte],
    logLevel: 'error',
  });
  const part = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return `<!doctype html><meta charset="utf-8"><title>${file}</title><style>${part('.css')}</style>
    <div id="app"></div><pre id="state"></pre><script type="module">${part('.js')}</script>`;
}

/** Gives each test of the file a session of its own on a bundled page. */
export function onBundledPage(file: string) {
  const tabrelay = shared();
  let site: Site;
  let id: string;
  beforeAll(async () => {
    site = await servePages({ '/': await bundlePage(file) });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    id = await tabrelay.session({ url: site.url('/') });
  });
  afterEach(() => tabrelay.close(id));
  const read = (action: string, selector: string, value?: unknown) =>
    tabrelay.read(id, action, selector, value);
  return {
    act: (action: string, selector: string, value?: unknown, timeoutMs?: number) =>
      tabrelay.act(id, action, selector, value, timeoutMs),
    read,
    /** The error of a step that will not become possible. */
    refused: async (action: string, selector: string, value?: unknown): Promise<string> => {
      const body = { action, selector, value, timeoutMs: 500 };
      return String((await tabrelay.call('POST', `/session/${id}`, { body })).body.error);
    },
    /** What the framework or editor itself holds, as the page has last reported it. */
    state: async (): Promise<unknown> => JSON.parse(await read('text', '#state')),
  };
}
