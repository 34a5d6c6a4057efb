// Why: a case of the embedded planner is a page, an instruction, and what the page itself says came of it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { answering } from '../pages/answering';
import { shared } from '../tabrelay/shared-tabrelay';
import { taskSessions } from './task-sessions';

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
}

const recorder = `<script>
  const say = (...words) => {
    navigator.sendBeacon('/said', words.join(' '));
    document.documentElement.classList.toggle('heard');
  };
</script>`;

/**
 * For the tests of one file: does a task by POST /browse of the shared tabrelay on a page with this HTML; other pages
 * of its site are `/name`.
 */
export function literalCases() {
  const inSession = taskSessions();
  return (
    html: string,
    prompt: string,
    more: { pages?: Record<string, string>; body?: Record<string, unknown> } = {},
  ): Promise<Told> => inSession((sessionId) => browseCase(sessionId, html, prompt, more));
}

async function browseCase(
  sessionId: string,
  html: string,
  prompt: string,
  more: { pages?: Record<string, string>; body?: Record<string, unknown> },
): Promise<Told> {
  const pages: Record<string, string> = { ...more.pages, '': html };
  const said: string[] = [];
  const server = createServer(
    answering(async (request, response) => {
      const path = new URL(request.url ?? '/', 'http://site').pathname.slice(1);
      if (path === 'said') {
        said.push(await text(request));
        response.writeHead(204).end();
        return;
      }
      const page = pages[path];
      response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(`<!doctype html>${recorder}${page ?? 'no such page'}`);
    }),
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  try {
    const { port } = server.address() as AddressInfo;
    const body = { prompt, url: `http://127.0.0.1:${port}/`, sessionId, ...more.body };
    const answer = await shared().call('POST', '/browse', { body });
    if (answer.status !== 200) throw new Error(`${answer.status} ${String(answer.body.error)}`);
    return { ...resultSchema.parse(answer.body.result), said };
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
}
