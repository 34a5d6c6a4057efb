/** A case of the embedded planner is a page, an instruction, and what the page itself says came of it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import { type TaskResult, taskRunners } from './task-runner';

interface Told extends TaskResult {
  /** The words that the page has said with `say(...)`, in order. */
  said: string[];
}

// Kept from page to page, and written on the root element, where reading it disturbs nothing; the class is what the
// page shows of it.
const recorder = `<script>
  const tell = () => { document.documentElement.dataset.said = sessionStorage.said ?? '[]'; };
  const say = (...words) => {
    sessionStorage.said = JSON.stringify([...JSON.parse(sessionStorage.said ?? '[]'), words.join(' ')]);
    tell();
    document.documentElement.classList.toggle('heard');
  };
  tell();
</script>`;

/** For the tests of one file: does a task on a page with this HTML; other pages of its site are `/name`. */
export function literalCases() {
  const withRunner = taskRunners();
  return (html: string, prompt: string, others: Record<string, string> = {}): Promise<Told> =>
    withRunner(async (runner) => {
      const pages: Record<string, string> = { ...others, '': html };
      const server = createServer((request, response) => {
        const page = pages[new URL(request.url ?? '/', 'http://site').pathname.slice(1)];
        response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
        response.end(`<!doctype html>${recorder}${page ?? 'no such page'}`);
      });
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
      try {
        const { port } = server.address() as AddressInfo;
        const result = await runner.browse({ prompt, url: `http://127.0.0.1:${port}/` });
        return {
          ...result,
          said: z.array(z.string()).parse(JSON.parse(await runner.read('attribute', 'html', 'data-said'))),
        };
      } finally {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
      }
    });
}
