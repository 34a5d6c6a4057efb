/** Serves pages to tests and records requests and reports. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answering } from './answering';

export interface Site {
  url(path: string): string;
  /** How often a path was asked for. */
  hits(path: string): number;
  /** Bodies that pages sent with `fetch('/report', {method: 'POST', body})`, in order of arrival. */
  reports: string[];
  close(): Promise<void>;
}

/** Serves `pages` (path without query -> HTML, or what to answer in its stead) on a free port of loopback. */
export async function servePages(pages: Record<string, string | RequestListener>): Promise<Site> {
  const hits = new Map<string, number>();
  const reports: string[] = [];
  const server = createServer(
    answering(async (request, response) => {
      const path = new URL(request.url ?? '/', 'http://site').pathname;
      hits.set(path, (hits.get(path) ?? 0) + 1);
      if (path === '/report') {
        reports.push(await text(request));
        response.writeHead(204).end();
        return;
      }
      const html = pages[path];
      if (typeof html === 'function') {
        html(request, response);
        return;
      }
      response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(html ?? 'no such page');
    }),
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    hits: (path) => hits.get(path) ?? 0,
    reports,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
