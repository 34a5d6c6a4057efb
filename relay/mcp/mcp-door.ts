/** The MCP door over Streamable HTTP. Where a call comes from, and its key, were checked before. */
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Caller } from '../service/caller';
import type { Service } from '../service/service';
import { createMcpServer } from './create-mcp-server';
import { doorKeeper } from './door-keeper';
import { LongCalls } from './long-calls';
import { Pictures } from './pictures';
import { serviceBackend } from './service-backend';
import type { Deliver } from './tool';

/** Comments in a stream that nothing happens in, so that no proxy and no client ends it. */
const keepAliveMs = 10_000;

interface Parts {
  service: Service;
  version: string;
  log: { error(fields: object, message: string): void };
  /** Size limit of a request in bytes. */
  maxRequestBytes: number;
  /** How long a call waits before it answers with a handle, in milliseconds. */
  patienceMs?: number | undefined;
}

/** Serves requests of all protocol revisions, each by itself: nothing is kept for a connection. */
export function createMcpDoor({ service, version, log, maxRequestBytes, patienceMs }: Parts) {
  const pictures = new Pictures();
  const longCalls = new LongCalls<Deliver>(patienceMs);
  const door = { service, pictures, longCalls, log };
  service.keepWith(doorKeeper(door));
  const handler = createMcpHandler(
    ({ authInfo, requestInfo }) => {
      const caller = authInfo?.extra?.caller as Caller;
      const idempotencyKey = requestInfo?.headers.get('idempotency-key') ?? undefined;
      const backend = serviceBackend({ ...door, caller, idempotencyKey });
      return createMcpServer(version, backend);
    },
    { keepAliveMs, maxRequestBodySize: maxRequestBytes },
  );
  return (request: Request, caller: Caller): Promise<Response> => {
    const authInfo = { token: '', clientId: caller.keyName, scopes: [...caller.scopes], extra: { caller } };
    return handler.fetch(request, { authInfo });
  };
}
