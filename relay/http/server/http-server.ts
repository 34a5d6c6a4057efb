/** Node's HTTP server for the app; what goes wrong before a request reaches the app is answered in the same form. */
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { ErrorCode } from '../../../extension/protocol/errors';
import { httpStatus } from '../http-status';
import type { ServedApp } from './in-flight-requests';
import { safeHeaders } from './safe-headers';
import { limitSockets } from './socket-room';

/** Longer than clients keep idle connections, else a call can meet a socket that is closing. */
const keepAliveTimeoutMs = 65_000;
/** Header names and values in all. */
const maxHeaderBytes = 16 * 1024;
/** How long a refused socket may take to read the answer. */
const lingerMs = 1_000;

const notHttp = 'This is not a request that HTTP allows. Check the request line and the Host header.';
const tooSlow = 'The request took too long to arrive. Send it at once.';
const tooLong = 'The headers are over 16 KiB. Send less in them.';
const ourBug = 'Something went wrong inside tabrelay. Its log has the details; please report it.';

/** By Node's codes (https://nodejs.org/api/errors.html). */
const reasons: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
  HPE_HEADER_OVERFLOW: tooLong,
};

/** How long a request may take to arrive: its headers, and all of it. */
export interface Patience {
  headersMs: number;
  requestMs: number;
}

/** A server for the app. It does not listen yet, and leaves upgrades to others. */
export function createHttpServer(
  app: ServedApp,
  patience: Patience = { headersMs: 10_000, requestMs: 30_000 },
): Server {
  const errorHandler = (thrown: unknown) =>
    thrown instanceof RequestError ? answer('bad_request', notHttp) : answer('internal', ourBug);
  // Node itself reads on what a refused caller still sends; cut off, the caller would never see our answer.
  const answerByFetch = getRequestListener(app.fetch, { errorHandler, autoCleanupIncoming: false });
  /** Those that end with the answer under way. */
  const ending = new WeakSet<Duplex>();
  const unanswered = new WeakMap<Duplex, { incoming: IncomingMessage; outgoing: ServerResponse }>();
  const server = createServer(
    {
      keepAliveTimeout: keepAliveTimeoutMs,
      requireHostHeader: false,
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      connectionsCheckingInterval: Math.min(1_000, patience.headersMs),
    },
    (incoming, outgoing) => {
      unanswered.set(incoming.socket, { incoming, outgoing });
      if (!app.answerDirectly(incoming, outgoing)) void answerByFetch(incoming, outgoing);
    },
  );
  limitSockets(server);
  // Their bytes are bounded already; counted, those over the count would be dropped unseen, `Origin` perhaps.
  server.maxHeadersCount = 0;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A browser opens connections ahead, and what it reads on one is the answer to its next request.
    const isIdle = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && (socket as Socket).bytesRead === 0;
    if (isIdle || !socket.writable) return socket.destroy();
    // What follows a whole request says nothing of it: its own answer comes first, and then none.
    const { incoming, outgoing } = unanswered.get(socket) ?? {};
    if (incoming?.complete && outgoing && !outgoing.writableFinished) {
      // Each further piece of it is such an error, too.
      if (!ending.has(socket)) outgoing.once('finish', () => socket.end());
      ending.add(socket);
      return;
    }
    endWith(socket, reasons[error.code ?? ''] ?? notHttp);
  });
  // Without this Node answers by itself, and without our headers.
  server.on('checkExpectation', ({ socket }) => endWith(socket, notHttp));
  // A tunnel to elsewhere, which Node would refuse without a word.
  server.on('connect', (_, socket) => endWith(socket, notHttp));
  return server;
}

function answer(code: ErrorCode, error: string): Response {
  const headers = { 'X-Error-Code': code, ...safeHeaders };
  return Response.json({ error }, { status: httpStatus[code].status, headers });
}

function endWith(socket: Duplex, error: string): void {
  const body = JSON.stringify({ error });
  const headers = {
    'X-Error-Code': 'bad_request',
    ...safeHeaders,
    'Content-Type': 'application/json',
    'Content-Length': String(body.length),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const { status } = httpStatus.bad_request;
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  setTimeout(() => socket.destroy(), lingerMs).unref();
}
