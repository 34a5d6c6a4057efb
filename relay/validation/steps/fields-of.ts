/** The fields that a value may have, at any depth. */
import type * as z from 'zod/mini';

/** Each by its path, such as `['position', 'x']`; what is in lists has the path of the list. */
export function fieldsOf(schema: z.core.$ZodType, path: readonly string[] = []): string[][] {
  const def = schema._zod.def as Partial<{
    shape: Record<string, z.core.$ZodType>;
    options: z.core.$ZodType[];
    innerType: z.core.$ZodType;
    element: z.core.$ZodType;
    in: z.core.$ZodType;
    out: z.core.$ZodType;
  }>;
  const named = Object.entries(def.shape ?? {}).flatMap(([name, field]) => [
    [...path, name],
    ...fieldsOf(field, [...path, name]),
  ]);
  const inner = [...(def.options ?? []), def.innerType, def.element, def.in, def.out];
  return [...named, ...inner.flatMap((one) => (one ? fieldsOf(one, path) : []))];
}
