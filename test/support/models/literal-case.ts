// Why: a case of the embedded planner is a page, an instruction, and what the page itself says came of it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import { shared } from '../tabrelay/shared-tabrelay';

const resultSchema = z.object({
  outcome: z.enum(['done', 'max_steps', 'needs_user', 'gave_up']),
  answer: z.string(),
  reason: z.string(),
  finalUrl: z.string(),
  steps: z.number(),
});

interface Told extends z.infer<typeof resultSchema> {
  /** The words that the page has said with `say(...)`, in order. */
  said: string[];
  tookMs: number;
}

export interface LiteralCases {
  /** Does the task on a page with this HTML; other pages of the site are `/name`. */
  browse(
    html: string,
    prompt: string,
    more?: { pages?: Record<string, string>; body?: Record<string, unknown> },
  ): Promise<Told>;
  close(): Promise<void>;
}

const recorder = `<script>
  const say = (...words) => {
    navigator.sendBeacon('/said', words.join(' '));
    document.documentElement.classList.toggle('heard');
  };
</script>`;

/** A server for the pages, and POST /browse of the shared tabrelay. */
export async function openLiteralCases(): Promise<LiteralCases> {
  const tabrelay = shared();
  let pages: Record<string, string> = {};
  let said: string[] = [];
  let shown = 0;
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname.slice(1);
    if (path === 'said') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      said.push(Buffer.concat(chunks).toString());
      response.writeHead(204).end();
      return;
    }
    const html = pages[path];
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html>${recorder}${html ?? 'no such page'}`);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    async browse(html, prompt, more = {}) {
      shown += 1;
      pages = { ...more.pages, [`page${shown}`]: html };
      said = [];
      const url = `http://127.0.0.1:${port}/page${shown}`;
      const answer = await tabrelay.call('POST', '/browse', { body: { prompt, url, ...more.body } });
      if (answer.status !== 200) throw new Error(`${answer.status} ${String(answer.body.error)}`);
      return { ...resultSchema.parse(answer.body.result), said, tookMs: answer.tookMs };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
