/** One request to the relay's /mcp, by protocol revision 2026-07-28: nothing is kept for a connection. */
import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  PROTOCOL_VERSION_META_KEY,
  ProtocolError,
} from '@modelcontextprotocol/server';
import * as z from 'zod';
import { errorCodes, RelayError } from '../../../extension/protocol/errors';
import { version } from '../../../package.json';
import type { McpCall } from '../create-mcp-server';
import { readEvents } from './read-events';

const revision = '2026-07-28';

/** Where the relay is, such as `http://127.0.0.1:8787`, and the API key of the calls. */
export interface RelayEndpoint {
  relayUrl: string;
  key: string;
}

export interface RelayRequest {
  method: 'tools/call' | 'resources/read' | 'resources/list';
  params: Record<string, unknown>;
  /** What the header Mcp-Name repeats of the parameters. */
  name?: string;
  /** The same key means the same call, which is done once. */
  idempotencyKey?: string;
}

/** The connection broke before the answer, so that nobody knows whether the request was done. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
}

const messageSchema = z.object({
  method: z.string().optional(),
  params: z.looseObject({ message: z.string().optional() }).optional(),
  result: z.record(z.string(), z.unknown()).optional(),
  error: z.object({ code: z.int(), message: z.string(), data: z.unknown().optional() }).optional(),
});
const refusalSchema = z.object({ error: z.string() });

/**
 * Sends the request and passes its progress on.
 * @throws ConnectionLost; RelayError for what the relay refuses before it reads the request; ProtocolError
 */
export async function relayRequest(
  { relayUrl, key }: RelayEndpoint,
  { method, params, name, idempotencyKey }: RelayRequest,
  { signal, canAsk, progress }: McpCall,
): Promise<Record<string, unknown>> {
  const meta = {
    [PROTOCOL_VERSION_META_KEY]: revision,
    [CLIENT_INFO_META_KEY]: { name: 'tabrelay mcp', version },
    [CLIENT_CAPABILITIES_META_KEY]: canAsk ? { elicitation: { form: {} } } : {},
    progressToken: 1,
  };
  const sent = {
    method: 'POST',
    signal,
    headers: {
      authorization: `Bearer ${key}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      'mcp-protocol-version': revision,
      'mcp-method': method,
      ...(name !== undefined && { 'mcp-name': name }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: meta } }),
  };
  try {
    const response = await fetch(new URL('/mcp', relayUrl), sent);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!isStream) return resultOf(await response.json(), response);
    for await (const event of readEvents(response.body ?? new ReadableStream())) {
      const message = messageSchema.parse(event);
      if (message.method === undefined) return resultOf(message, response);
      await progress(message.params?.message ?? '');
    }
  } catch (error) {
    if (signal.aborted || error instanceof ProtocolError || error instanceof RelayError) throw error;
    throw new ConnectionLost('The connection to the relay broke.', { cause: error });
  }
  throw new ConnectionLost('The relay ended its answer too early.');
}

function resultOf(body: unknown, { headers }: Response): Record<string, unknown> {
  const refusal = refusalSchema.safeParse(body).data;
  if (refusal) {
    const code = z.enum(errorCodes).catch('internal').parse(headers.get('x-error-code'));
    const retryAfterMs = Number(headers.get('retry-after') ?? 0) * 1000;
    throw new RelayError(code, refusal.error, { ...(retryAfterMs > 0 && { retryAfterMs }) });
  }
  const { result, error } = messageSchema.parse(body);
  if (error) throw new ProtocolError(error.code, error.message, error.data);
  if (!result) throw new ConnectionLost('The relay answered nothing.');
  return result;
}
