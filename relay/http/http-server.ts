// Why: what goes wrong before a request reaches the app is answered in the same form as everything else.
import { createServer, type Server } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { ErrorCode } from '../../extension/protocol/errors';
import { httpStatus } from './http-status';

/** Clients keep their connections; ours must be the more patient side, else a call meets a closing socket. */
const keepAliveTimeoutMs = 65_000;

const notHttp = 'This is not a request that HTTP allows. Check the request line and the Host header.';
const ourBug = 'Something went wrong inside tabrelay. Its log has the details; please report it.';

/** A server for the app's `fetch`. It does not listen yet, and leaves upgrades to others. */
export function createHttpServer(app: { fetch: Parameters<typeof getRequestListener>[0] }): Server {
  const errorHandler = (thrown: unknown) =>
    thrown instanceof RequestError ? answer('bad_request', notHttp) : answer('internal', ourBug);
  const server = createServer(
    { keepAliveTimeout: keepAliveTimeoutMs, requireHostHeader: false },
    // Node itself reads on what a refused caller still sends; cut off, the caller would never see our answer.
    getRequestListener(app.fetch, { errorHandler, autoCleanupIncoming: false }),
  );
  server.on('clientError', (_, socket) => {
    if (!socket.writable) return;
    const body = JSON.stringify({ error: notHttp });
    socket.end(
      `HTTP/1.1 400 Bad Request\r\nX-Error-Code: bad_request\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
  });
  return server;
}

function answer(code: ErrorCode, error: string): Response {
  return Response.json({ error }, { status: httpStatus[code].status, headers: { 'X-Error-Code': code } });
}
