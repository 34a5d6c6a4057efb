/** The official MCP client, over HTTP or over what stands for stdio. */
import {
  Client,
  type ClientOptions,
  InMemoryTransport,
  StreamableHTTPClientTransport,
  type Transport,
} from '@modelcontextprotocol/client';
import type { Transport as ServerTransport } from '@modelcontextprotocol/server';
import { onTestFinished } from 'vitest';
import { serveMcpOverStdio } from '../../../relay/mcp/stdio/serve-mcp-over-stdio';

/** `modern`: revision 2026-07-28. `older`: what clients spoke before, with a handshake. */
export type Era = 'modern' | 'older';

/** What the person at the client answers to each question. */
export type Person = (message: string) => boolean;

interface Options {
  era?: Era;
  /** Without one the client shows no questions. */
  person?: Person | undefined;
}

/** A client that is connected until the test ends. */
export async function mcpClient(transport: Transport, { era = 'modern', person }: Options = {}) {
  const options: ClientOptions = {
    capabilities: person ? { elicitation: { form: {} } } : {},
    // What most clients spoke before 2026.
    ...(era === 'older' && { supportedProtocolVersions: ['2025-06-18'] }),
    versionNegotiation: { mode: era === 'modern' ? { pin: '2026-07-28' } : 'legacy' },
  };
  const client = new Client({ name: 'test', version: '1.0.0' }, options);
  if (person) {
    client.setRequestHandler('elicitation/create', ({ params }) => ({
      action: 'accept',
      content: { yes: person(params.message) },
    }));
  }
  await client.connect(transport);
  onTestFinished(() => client.close());
  return client;
}

/** Serves stdio in this process, and is the client's end of it. */
export function overStdio(origin: string, key: string): InMemoryTransport {
  const [near, far] = InMemoryTransport.createLinkedPair();
  const served = serveMcpOverStdio({ relayUrl: origin, key, transport: far as unknown as ServerTransport });
  onTestFinished(() => served.close());
  return near;
}

/** Both ways to the relay. */
export const transports = { http: overHttp, stdio: overStdio };

/** A connection to the relay's /mcp. */
export function overHttp(origin: string, key: string): StreamableHTTPClientTransport {
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  return new StreamableHTTPClientTransport(new URL('/mcp', origin), { requestInit });
}
