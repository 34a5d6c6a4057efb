/** The page behind the pairing link, for a browser without the extension: it says how to load it. */
import { readFileSync } from 'node:fs';
import type { Handler } from 'hono';
import { html, raw } from 'hono/html';
import { pairCommand } from '../../../extension/protocol/pairing/pair-command';
import type { AppEnv } from '../../http/app-env';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

/** @param file with `{{extension folder}}` and `{{pair command}}` where these belong */
export function pairingPage(
  file: string,
  { port, extensionDir }: { port: number; extensionDir: string },
): Handler<AppEnv> {
  const words: Record<string, string> = {
    'extension folder': extensionDir,
    'pair command': pairCommand(`http://127.0.0.1:${port}`),
  };
  const parts = readFileSync(file, 'utf8').split(/\{\{(.+?)\}\}/);
  const filled = parts.map((part, index) => (index % 2 ? html`${words[part] ?? ''}` : raw(part)));
  return (c) => {
    c.header('Content-Security-Policy', policy);
    return c.html(filled.join(''));
  };
}
