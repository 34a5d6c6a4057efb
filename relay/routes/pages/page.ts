import { readFileSync } from 'node:fs';
import type { Handler } from 'hono';
import type { AppEnv } from '../../http/app-env';

/** Serves a page from a file that is read once. */
export function page(file: string): Handler<AppEnv> {
  const html = readFileSync(file, 'utf8');
  return (c) => c.html(html);
}
