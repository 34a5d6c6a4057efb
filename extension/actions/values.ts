/** Schemas for the values of actions. */
import * as z from 'zod/mini';

/** A value that may be left out; an empty or missing one is the same. */
export const optionalText = z._default(z.string(), '');

/** What `schema` takes, or the same as JSON in a string, because the interface makes `value` a string. */
export function orJson<Schema extends z.ZodMiniType>(schema: Schema) {
  const parsed = z.pipe(
    z.pipe(
      z.string(),
      z.transform((text, context) => {
        try {
          return JSON.parse(text) as unknown;
        } catch {
          context.issues.push({ code: 'custom', message: 'This is not JSON.', input: text });
          return z.NEVER;
        }
      }),
    ),
    schema,
  );
  return z.union([schema, parsed]);
}

/** The value of an action that uses none; a step may still send one. */
export const noValue = { description: 'nothing', schema: z.unknown() };
