import { readFileSync } from 'node:fs';
import type { Handler } from 'hono';
import type { AppEnv } from '../http/app-env';

/** Serves a page from a file that is read once. @param policy its Content-Security-Policy, if it has one. */
export function page(file: string, policy?: string): Handler<AppEnv> {
  const html = readFileSync(file, 'utf8');
  return (c) => {
    if (policy !== undefined) c.header('Content-Security-Policy', policy);
    return c.html(html);
  };
}
