// Why: a conformance case is a page of a few lines, steps at it through REST, and what the page itself says came of it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import { shared } from '../tabrelay/shared-tabrelay';

export interface InlinePages {
  /** Loads the HTML as a page of its own; `frames` are served beside it as `/name`, on every loopback host. */
  show(html: string, frames?: Record<string, string>): Promise<void>;
  /** A step that does something: its result. */
  act(
    action: string,
    selector: string,
    value?: unknown,
  ): Promise<{ success: boolean; [key: string]: unknown }>;
  /** A step that reads. */
  read(action: string, selector: string, value?: unknown, timeoutMs?: number): Promise<string>;
  /** A step that must fail: its status, code and message in one line. It is given 500 ms unless told. */
  refusal(action: string, selector: string, value?: unknown, timeoutMs?: number): Promise<string>;
  /** The words that the page has said with `say(...)`, in order. */
  said(): Promise<string[]>;
  close(): Promise<void>;
}

/** A frame of the other loopback host, and so of another site, that shows the page `/name`. */
export function foreignFrame(name: string, id: string, attributes = ''): string {
  return `<iframe id="${id}" ${attributes}></iframe><script>
    ${id}.src = '//' + (location.hostname === 'localhost' ? '127.0.0.1' : 'localhost') + ':' + location.port + '/${name}';
  </script>`;
}

// Written on the root element, where reading it disturbs nothing. A frame's words stand on its own root.
const recorder = `<script>
  const say = (...words) => {
    const { dataset } = document.documentElement;
    dataset.said = JSON.stringify([...JSON.parse(dataset.said ?? '[]'), words.join(' ')]);
  };
</script>`;

/** One session of the shared tabrelay and a server for its pages. */
export async function openInlinePages(): Promise<InlinePages> {
  const tabrelay = shared();
  let pages: Record<string, string> = {};
  let shown = 0;
  const server = createServer((request, response) => {
    const html = pages[new URL(request.url ?? '/', 'http://site').pathname.slice(1)];
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html>${recorder}${html}`);
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  const { port } = server.address() as AddressInfo;
  const id = await tabrelay.session();
  return {
    async show(html, frames = {}) {
      shown += 1;
      pages = { ...frames, [`page${shown}`]: html };
      await tabrelay.act(id, 'navigate', '', `http://127.0.0.1:${port}/page${shown}`);
    },
    act: (action, selector, value) => tabrelay.act(id, action, selector, value),
    read: async (action, selector, value, timeoutMs) =>
      z.string().parse(await tabrelay.step(id, action, selector, value, timeoutMs)),
    async refusal(action, selector, value, timeoutMs = 500) {
      const body = { action, selector, value, timeoutMs };
      const answer = await tabrelay.call('POST', `/session/${id}`, { body });
      return `${answer.status} ${answer.headers.get('x-error-code')}: ${answer.body.error}`;
    },
    async said() {
      return z
        .array(z.string())
        .parse(JSON.parse((await tabrelay.read(id, 'attribute', 'html', 'data-said')) || '[]'));
    },
    async close() {
      await tabrelay.close(id);
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
