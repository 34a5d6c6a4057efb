import type { CallToolResult } from '@modelcontextprotocol/server';
import type { RelayError } from '../../extension/protocol/errors';
import { nameCalls } from '../validation/name-calls';

/** Where programs find code, outcome and delay of an error; models read the text. */
export const errorMetaKey = 'tabrelay/error';

/** The tools that do what the calls do which messages of the relay advise. */
const toolOf = {
  'POST /v1/session': '`open`',
  'GET /v1/sessions': '`tabs`',
  'GET /v1/session/{sessionId}/screenshot': '`screenshot`',
  'DELETE /v1/session/{sessionId}': '`close`',
  'POST /v1/browse': '`task`',
  'POST /v1/task': '`task`',
  'POST /v1/retrieve': '`ask`',
};

/** A failure as a tool answers it: its code, and what happened and what to do in words. */
export function errorAnswer({ code, message, more }: RelayError): CallToolResult {
  const { outcome, retryAfterMs, pending } = more;
  return {
    isError: true,
    content: [{ type: 'text', text: `${code}: ${nameCalls(message, toolOf)}` }],
    _meta: { [errorMetaKey]: { code, outcome, retryAfterMs, pending } },
  };
}
