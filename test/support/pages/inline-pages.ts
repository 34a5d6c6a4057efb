/** Runs a conformance case: a short page, steps, and what the page reports. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import { whileWaiting } from '../page-harness/page-harness';
import { inHarness, openStepSender } from './open-step-sender';

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

// `whileWaiting(change)` in a page holds the change back until a step waits, however slow the machine is.
const whileWaitingForServer = `<script>
  const whileWaiting = (change) => fetch('/held').then(change);
</script>`;

const doneSchema = z.looseObject({ success: z.boolean() });

/** A server for the pages and somebody to take the steps: in the project `page` the harness, else a session. */
export async function openInlinePages(): Promise<InlinePages> {
  let pages: Record<string, string> = {};
  let shown = 0;
  const scripts = recorder + (inHarness() ? whileWaiting : whileWaitingForServer);
  const whole = (html: string) => `<!doctype html>${scripts}${html}`;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname.slice(1);
    if (path === 'held') return on.hold(response);
    const html = pages[path];
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(whole(html ?? ''));
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  const { port } = server.address() as AddressInfo;
  const on = await openStepSender();
  return {
    async show(html, frames = {}) {
      shown += 1;
      pages = { ...frames, [`page${shown}`]: html };
      await on.show(`http://127.0.0.1:${port}/page${shown}`, whole(html));
    },
    act: async (action, selector, value) => doneSchema.parse(await on.step(action, selector, value)),
    read: async (action, selector, value, timeoutMs) =>
      z.string().parse(await on.step(action, selector, value, timeoutMs)),
    refusal: (action, selector, value, timeoutMs = 500) => on.refusal(action, selector, value, timeoutMs),
    async said() {
      const said = String(await on.step('attribute', 'html', 'data-said'));
      return z.array(z.string()).parse(JSON.parse(said || '[]'));
    },
    async close() {
      await on.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
