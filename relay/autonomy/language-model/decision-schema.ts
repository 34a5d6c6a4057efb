import * as z from 'zod';
import { decisionFields } from './decision-fields';

/** The JSON Schema of an object with some of the ways to decide, for a model's tools. */
export function decisionSchema(fields: z.ZodRawShape): Record<string, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(z.strictObject(fields), { io: 'input' });
  return schema;
}

/** The JSON Schema of a decision. That it has exactly one of its fields is said in words: many model servers take no `oneOf`. */
export function wholeDecisionSchema(): Record<string, unknown> {
  const fields = Object.entries(decisionFields).map(([name, field]) => [name, field.optional()]);
  return { ...decisionSchema(Object.fromEntries(fields)), description: 'Exactly one of these fields.' };
}
