/** The input of an action as JSON Schema, which every transport offers its callers. */
import * as z from 'zod/mini';
import type { ActionSpec } from './action-spec';
import { noValue } from './values';

/** The selector and the value of an action as one JSON Schema object. `required` names what must not be absent. */
export function inputJsonSchema({ selector, value }: ActionSpec) {
  const descriptions = z.registry<{ description: string }>();
  const taken = z.safeParse(value.schema, undefined).success ? z.optional(value.schema) : value.schema;
  descriptions.add(taken, { description: value.description });
  const input = z.object({
    selector: selector === 'required' ? z.string().check(z.minLength(1)) : z.optional(z.string()),
    ...(value !== noValue && { value: taken }),
  });
  return z.toJSONSchema(input, { io: 'input', metadata: descriptions });
}
