/** A host that answers by path and keeps everything that it was asked for. */
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { WebSocketServer } from 'ws';
import { answering } from '../pages/answering';

export interface Recorded {
  method: string;
  host: string;
  /** Path and query. */
  path: string;
  referer: string;
  body: string;
  /** Whether a document was asked for, and not a part of a page. */
  isDocument: boolean;
}

export interface RecordingHost {
  port: number;
  /** Those whose path begins so. */
  requestsBelow(folder: string): Recorded[];
  forget(folder: string): void;
  close(): Promise<void>;
}

/** Listens on all addresses of loopback; `answer` is called once a request is kept. */
export async function startRecordingHost(answer: RequestListener): Promise<RecordingHost> {
  let requests: Recorded[] = [];
  const keep = (request: IncomingMessage, body: string) => {
    const { method = '', url = '', headers } = request;
    const { host = '', referer = '' } = headers;
    requests.push({ method, host, path: url, referer, body, isDocument: isDocument(headers) });
  };
  const server = createServer(
    answering(async (request, response) => {
      keep(request, await text(request));
      answer(request, response);
    }),
  );
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, request) => {
    keep(request, '');
    socket.on('message', (data) => keep(request, String(data)));
  });
  // Attacks spell the address of this machine in both families.
  await new Promise<void>((ready) => server.listen(0, '::', ready));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    requestsBelow: (folder) => requests.filter(({ path }) => path.startsWith(folder)),
    forget: (folder) => {
      requests = requests.filter(({ path }) => !path.startsWith(folder));
    },
    close: () =>
      new Promise((closed) => {
        sockets.close();
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Fetch metadata says it to hosts that count as secure; to others only documents are asked for with this header. */
function isDocument(headers: IncomingMessage['headers']): boolean {
  const to = headers['sec-fetch-dest'];
  if (typeof to === 'string') return ['document', 'iframe', 'frame', 'object', 'embed'].includes(to);
  return headers['upgrade-insecure-requests'] !== undefined;
}
