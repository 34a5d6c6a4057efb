/** Checks that the port is free, and names what holds it. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import * as z from 'zod/mini';
import { RelayError } from '../../extension/protocol/errors';

const healthSchema = z.object({ status: z.literal('ok'), version: z.string(), browsers: z.int() });

/**
 * Checks that the port is free and returns it; for 0 returns a free port.
 * @throws RelayError with one line that says whether a tabrelay is there already.
 */
export async function claimPort(host: string, port: number): Promise<number> {
  const server = createServer();
  try {
    server.listen({ host, port, exclusive: true });
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  } catch (error) {
    throw new RelayError('bad_request', await describePortConflict(error, host, port));
  } finally {
    if (server.listening) {
      server.close();
      await once(server, 'close');
    }
  }
}

/** Whether a tabrelay answers at this address, `http://host:port`. */
export async function isTabrelay(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(1_000) });
    return healthSchema.safeParse(await response.json()).success;
  } catch {
    return false;
  }
}

async function describePortConflict(error: unknown, host: string, port: number): Promise<string> {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'EADDRINUSE') return `cannot listen on ${host} port ${port} (${code ?? error})`;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  if (await isTabrelay(url))
    return `a tabrelay relay is already running at ${url}; use that one, or stop it with Ctrl-C in its terminal`;
  return `port ${port} on ${host} is in use by another program; take another one with --port or TABRELAY_PORT`;
}
