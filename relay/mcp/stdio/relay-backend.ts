/** Has the relay do the tools, and sends a call again when the relay was restarted during it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallToolResult } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { RelayError } from '../../../extension/protocol/errors';
import type { McpBackend, McpCall } from '../create-mcp-server';
import { errorAnswer, errorMetaKey } from '../error-answer';
import type { ToolResult } from '../tool';
import { ConnectionLost, type RelayEndpoint, type RelayRequest, relayRequest } from './relay-request';

/** A relay that was killed answers again within seconds, and its browser after that. */
const patienceMs = 30_000;
const pauseMs = 300;

/** What a call fails with once it was sent again: before the browser is back, and while it still does the first one. */
const afterRestart = ['no_browser', 'still_running'];
const errorMeta = z.object({ [errorMetaKey]: z.object({ code: z.string() }) });
const resourcesSchema = z.object({
  resources: z.array(z.object({ uri: z.string(), name: z.string(), mimeType: z.string() })),
});
const contentsSchema = z.object({
  contents: z.array(z.object({ uri: z.string(), mimeType: z.string(), blob: z.string() })),
});

/** What answers the requests of a client at the other end of stdio. */
export function relayBackend(relay: RelayEndpoint): McpBackend {
  return {
    async callTool(name, given, call) {
      const { inputResponses, requestState } = call;
      const params = {
        name,
        arguments: given ?? {},
        ...(inputResponses && { inputResponses }),
        ...(requestState !== undefined && { requestState }),
      };
      const request = { method: 'tools/call', params, name, idempotencyKey: randomUUID() } as const;
      try {
        return await untilAnswered(relay, request, call);
      } catch (error) {
        if (error instanceof RelayError) return errorAnswer(error);
        if (error instanceof ConnectionLost) return errorAnswer(unreachable(relay));
        throw error;
      }
    },
    async listResources(call) {
      const request = { method: 'resources/list', params: {} } as const;
      return resourcesSchema.parse(await relayRequest(relay, request, call)).resources;
    },
    async readResource(uri, call) {
      const request = { method: 'resources/read', params: { uri }, name: uri } as const;
      return contentsSchema.parse(await relayRequest(relay, request, call));
    },
  };
}

/**
 * Sends the call until the relay has answered it. The idempotency key, and the turn of a task, keep it from being done
 * twice: the browser answers what it did the first time.
 */
async function untilAnswered(
  relay: RelayEndpoint,
  request: RelayRequest,
  call: McpCall,
): Promise<ToolResult> {
  const giveUpAt = performance.now() + patienceMs;
  let wasLost = false;
  for (;;) {
    try {
      const { resultType, ...result } = await relayRequest(relay, request, call);
      if (resultType === 'input_required') return { resultType, ...result } as ToolResult;
      const code = errorMeta.safeParse(result._meta).data?.[errorMetaKey].code ?? '';
      // A relay that shuts down says so once; said again, nobody will ever know more.
      const isAgain = code === 'interrupted' ? !wasLost : wasLost && afterRestart.includes(code);
      if (!isAgain || performance.now() > giveUpAt) return result as CallToolResult;
    } catch (error) {
      if (!(error instanceof ConnectionLost) || performance.now() > giveUpAt) throw error;
    }
    wasLost = true;
    await sleep(pauseMs, undefined, { signal: call.signal });
  }
}

function unreachable({ relayUrl }: RelayEndpoint): RelayError {
  return new RelayError(
    'interrupted',
    `Nobody answers at ${relayUrl}. It is unknown whether the call was done. Start the relay with npm start, then call tabs to see what is open.`,
    { outcome: 'unknown' },
  );
}
