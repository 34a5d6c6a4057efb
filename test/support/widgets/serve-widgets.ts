/** Serves the pages of `test/widgets`, bundled from the real packages. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, parse, resolve } from 'node:path';
import { build } from 'esbuild';
import { answering } from '../pages/answering';
import { bundleOptions } from '../pages/bundle-options';

const widgetsDir = resolve('test/widgets');
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

export interface WidgetSite {
  /** The address of a page, given by its file. */
  url(page: string): string;
  close(): Promise<void>;
}

/** @param pages the files that are to be served */
export async function serveWidgets(pages: string[]): Promise<WidgetSite> {
  const bundles = await bundled(pages);
  const server = createServer(
    answering(async (request, response) => {
      const { name, ext } = parse(new URL(request.url ?? '/', 'http://site').pathname);
      if (ext === '')
        return void response.writeHead(200, { 'content-type': 'text/html' }).end(documentOf(bundles, name));
      const file = join(bundles, `${name}${ext}`);
      if (!existsSync(file)) return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': `${types[ext]}; charset=utf-8` }).end(await readFile(file));
    }),
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: (page) => `http://127.0.0.1:${port}/${parse(page).name}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function documentOf(bundles: string, name: string): string {
  const style = existsSync(join(bundles, `${name}.css`)) ? `<link rel="stylesheet" href="/${name}.css">` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>${style}</head>
    <body><div id="app"></div><script type="module" src="/${name}.js"></script></body></html>`;
}

/** Bundles all pages at once, which parses what they share once; the same pages of the same packages are kept. */
async function bundled(pages: string[]): Promise<string> {
  const hash = createHash('sha256').update(pages.join()).update(JSON.stringify(bundleOptions));
  const locks = ['package-lock.json', 'test/widgets/large/package-lock.json'];
  for (const lock of locks) hash.update(readFileSync(lock));
  for (const folder of ['pages', 'large'])
    for (const file of filesIn(join(widgetsDir, folder))) hash.update(readFileSync(file));
  const outdir = join(
    tmpdir(),
    `tabrelay-widgets-${process.getuid?.() ?? ''}-${hash.digest('hex').slice(0, 16)}`,
  );
  if (existsSync(outdir)) return outdir;
  const made = `${outdir}-${process.pid}`;
  await mkdir(made, { recursive: true, mode: 0o700 });
  await build({
    ...bundleOptions,
    entryPoints: pages.map((page) => join(widgetsDir, page)),
    entryNames: '[name]',
    outdir: made,
    splitting: true,
  });
  await rename(made, outdir).catch(() => rm(made, { recursive: true, force: true }));
  return outdir;
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map(({ name }) => join(folder, name)).sort();
}
