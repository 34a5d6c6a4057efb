/** Does the tools of the MCP door in the service, for one caller. */
import { ResourceNotFoundError } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { RelayError } from '../../extension/protocol/errors';
import type { Caller } from '../service/caller';
import type { Service } from '../service/service';
import { readAnswer } from './ask-person';
import type { McpBackend, McpCall } from './create-mcp-server';
import { errorAnswer } from './error-answer';
import type { LongCalls } from './long-calls';
import type { Picture, Pictures } from './pictures';
import type { Deliver, ToolResult } from './tool';
import { tools } from './tools';

export interface DoorParts {
  service: Service;
  pictures: Pictures;
  longCalls: LongCalls<Deliver>;
  log: { error(fields: object, message: string): void };
}

interface Parts extends DoorParts {
  caller: Caller;
  idempotencyKey: string | undefined;
}

/** What a door is asked for that another relay of the fleet may keep. */
export type DoorQuestion =
  | { tool: string; given: unknown; call: Omit<McpCall, 'signal' | 'progress'> }
  | { picture: string };

const handleSchema = z.looseObject({ handle: z.string() });

/** What answers the requests of one caller, from whichever relay of the fleet keeps what they are about. */
export function serviceBackend(parts: Parts): McpBackend {
  const { service, pictures, longCalls, caller, idempotencyKey } = parts;
  return {
    async callTool(name, given, call) {
      const { handle } = handleSchema.safeParse(given).data ?? {};
      if (handle === undefined || longCalls.has(handle)) return callTool(parts, name, given, call);
      const { signal, progress, ...rest } = call;
      const question: DoorQuestion = { tool: name, given, call: rest };
      const context = { caller, signal, idempotencyKey };
      const told = (message: unknown) => progress(String(message));
      try {
        return (await service.askKeeper({ id: handle, question }, context, told)) as ToolResult;
      } catch (error) {
        return errorAnswer(asRelayError(error, parts.log));
      }
    },
    async listResources() {
      return pictures
        .list(caller.keyName)
        .map(({ uri, mimeType }) => ({ uri, mimeType, name: 'screenshot' }));
    },
    async readResource(uri, { signal }) {
      const question: DoorQuestion = { picture: uri };
      const context = { caller, signal };
      const picture = (await service.askKeeper({ id: uri, question }, context, () => undefined)) as
        | Picture
        | undefined;
      if (!picture) throw new ResourceNotFoundError(uri, 'There is no such picture. Take a new screenshot.');
      return { contents: [{ uri, mimeType: picture.mimeType, blob: picture.image }] };
    },
  };
}

/** Does a tool in this relay. What goes wrong is its answer. */
export async function callTool(
  { service, pictures, longCalls, caller, idempotencyKey, log }: Parts,
  name: string,
  given: unknown,
  { signal, canAsk, inputResponses, requestState, progress }: McpCall,
): Promise<ToolResult> {
  try {
    const tool = tools.find((each) => each.name === name);
    if (!tool) throw unknownTool(name);
    const context = { caller, signal, idempotencyKey };
    const answer = readAnswer(inputResponses, requestState);
    return await tool.run(given, { service, pictures, longCalls, context, canAsk, answer, progress });
  } catch (error) {
    return errorAnswer(asRelayError(error, log));
  }
}

function unknownTool(name: string): RelayError {
  const known = tools.map((tool) => tool.name).join(', ');
  return new RelayError('bad_request', `There is no tool "${name}". The tools are ${known}.`);
}

/** What is not a RelayError is our bug: it is logged and answered as `internal`. */
function asRelayError(error: unknown, log: Parts['log']): RelayError {
  if (error instanceof RelayError) return error;
  log.error({ err: error }, 'a tool failed inside the relay');
  return new RelayError(
    'internal',
    'Something went wrong inside tabrelay. Its log has the details; please report it.',
  );
}
