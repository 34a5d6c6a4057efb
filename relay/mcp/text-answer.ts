import type { CallToolResult } from '@modelcontextprotocol/server';

/** An answer in words; lines that are empty are left out. */
export function textAnswer(...lines: (string | undefined)[]): CallToolResult {
  return { content: [{ type: 'text', text: lines.filter(Boolean).join('\n') }] };
}
