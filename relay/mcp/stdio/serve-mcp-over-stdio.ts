import type { Transport } from '@modelcontextprotocol/server';
import { type StdioServerHandle, serveStdio } from '@modelcontextprotocol/server/stdio';
import { version } from '../../../package.json';
import { createMcpServer } from '../create-mcp-server';
import { relayBackend } from './relay-backend';
import type { RelayEndpoint } from './relay-request';

/**
 * Serves MCP on standard input and output, by way of the relay's /mcp. Standard output carries the protocol only. It ends
 * with standard input.
 * @param endpoint.transport what is served in place of standard input and output
 * @param endpoint.onError receives what cannot be answered to the client
 */
export function serveMcpOverStdio({
  transport,
  onError,
  ...relay
}: RelayEndpoint & { transport?: Transport; onError?: (error: Error) => void }): StdioServerHandle {
  return serveStdio(() => createMcpServer(version, relayBackend(relay)), {
    ...(transport && { transport }),
    ...(onError && { onerror: onError }),
  });
}
