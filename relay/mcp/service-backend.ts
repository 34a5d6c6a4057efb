/** Does the tools of the MCP door in the service, for one caller. */
import { ResourceNotFoundError } from '@modelcontextprotocol/server';
import { RelayError } from '../../extension/protocol/errors';
import type { Caller } from '../service/caller';
import type { Service } from '../service/service';
import { readAnswer } from './ask-person';
import type { McpBackend } from './create-mcp-server';
import { errorAnswer } from './error-answer';
import type { LongCalls } from './long-calls';
import type { Pictures } from './pictures';
import type { Deliver } from './tool';
import { tools } from './tools';

interface Parts {
  service: Service;
  pictures: Pictures;
  longCalls: LongCalls<Deliver>;
  log: { error(fields: object, message: string): void };
  caller: Caller;
  idempotencyKey: string | undefined;
}

/** What answers the requests of one caller. */
export function serviceBackend(parts: Parts): McpBackend {
  const { service, pictures, longCalls, caller, idempotencyKey } = parts;
  return {
    async callTool(name, given, { signal, canAsk, inputResponses, requestState, progress }) {
      try {
        const tool = tools.find((each) => each.name === name);
        if (!tool) throw unknownTool(name);
        const context = { caller, signal, idempotencyKey };
        const answer = readAnswer(inputResponses, requestState);
        return await tool.run(given, { service, pictures, longCalls, context, canAsk, answer, progress });
      } catch (error) {
        return errorAnswer(asRelayError(error, parts.log));
      }
    },
    async listResources() {
      return pictures
        .list(caller.keyName)
        .map(({ uri, mimeType }) => ({ uri, mimeType, name: 'screenshot' }));
    },
    async readResource(uri) {
      const picture = pictures.find(caller.keyName, uri);
      if (!picture) throw new ResourceNotFoundError(uri, 'There is no such picture. Take a new screenshot.');
      return { contents: [{ uri, mimeType: picture.mimeType, blob: picture.image }] };
    },
  };
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
