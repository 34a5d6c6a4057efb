/** Serves the reference page, which needs neither a network nor a key. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env';
import type { ApiDescription } from '../openapi/openapi';

// Swagger UI sets style attributes; scripts come from files of ours alone.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * GET /docs and its files; the page contains the API description.
 * @param folders.swaggerDir where script and style sheet of swagger-ui-dist are
 */
export function docs(
  description: () => Promise<ApiDescription>,
  { pagesDir, swaggerDir }: { pagesDir: string; swaggerDir: string },
): Hono<AppEnv> {
  const page = readFileSync(join(pagesDir, 'docs.html'), 'utf8');
  const files = {
    'swagger-ui.css': [swaggerDir, 'text/css'],
    'swagger-ui-bundle.js': [swaggerDir, 'text/javascript'],
    'docs.css': [pagesDir, 'text/css'],
    'docs.js': [pagesDir, 'text/javascript'],
  } as const;

  const app = new Hono<AppEnv>();
  app.get('/', async (c) => {
    // `<` is the one character with which JSON could end the script element that holds it.
    const json = JSON.stringify(await description()).replaceAll('<', '\\u003c');
    c.header('Content-Security-Policy', policy);
    const element = `<script type="application/json" id="openapi">${json}</script>`;
    return c.html(page.replace('<!-- openapi -->', () => element));
  });
  for (const [name, [directory, type]] of Object.entries(files)) {
    app.get(`/${name}`, (c) =>
      c.body(readFileSync(join(directory, name)), 200, { 'Content-Type': `${type}; charset=utf-8` }),
    );
  }
  return app;
}
