type Schema = Record<string, unknown>;

/** What our own validation says anyway, and no model needs. */
const left = new Set([
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'default',
  'additionalProperties',
  '$schema',
]);

/** A JSON Schema as a model is sent it with every question: without limits and defaults. */
export function compactSchema(schema: Schema): Schema {
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      if (key === 'properties') {
        const fields = Object.entries(value as Record<string, Schema>);
        return [[key, Object.fromEntries(fields.map(([name, one]) => [name, compactSchema(one)]))]];
      }
      if (left.has(key)) return [];
      return [[key, key === 'items' ? compactSchema(value as Schema) : value]];
    }),
  );
}
