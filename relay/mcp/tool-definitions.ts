/** The tools as clients are told of them. */
import type { Tool as Definition } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { tools } from './tools';

/** What is left out of a JSON Schema: a model has no use for it, and it is checked here anyway. */
const left = new Set(['$schema', 'additionalProperties', 'minimum', 'maximum', 'propertyNames', 'default']);

/** Name, description, arguments and hints of each tool. */
export const toolDefinitions: readonly Definition[] = tools.map(
  ({ name, title, description, annotations, input }) => ({
    name,
    title,
    description,
    inputSchema: compact(z.toJSONSchema(input, { io: 'input' })) as Definition['inputSchema'],
    annotations,
  }),
);

function compact(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(compact);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).filter(([key]) => !left.has(key));
  return Object.fromEntries(entries.map(([key, value]) => [key, compact(value)]));
}
