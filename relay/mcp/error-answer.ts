import type { CallToolResult } from '@modelcontextprotocol/server';
import type { RelayError } from '../../extension/protocol/errors';
import { nameTools } from './name-tools';

/** Where programs find code, outcome and delay of an error; models read the text. */
export const errorMetaKey = 'tabrelay/error';

/** A failure as a tool answers it: its code, and what happened and what to do in words. */
export function errorAnswer({ code, message, more }: RelayError): CallToolResult {
  const { outcome, retryAfterMs, pending } = more;
  return {
    isError: true,
    content: [{ type: 'text', text: `${code}: ${nameTools(message)}` }],
    _meta: { [errorMetaKey]: { code, outcome, retryAfterMs, pending } },
  };
}
