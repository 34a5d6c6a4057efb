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

/** What the instructions say in words. */
const said = new Set(['description', 'enum', 'const']);

/** As `compactSchema`, and without what the instructions say: the names of actions, and what fields are for. */
export function bareSchema(schema: Schema): Schema {
  return compactSchema(schema, new Set([...left, ...said]));
}

/** A JSON Schema as a model is sent it with every question: without limits and defaults. */
export function compactSchema(schema: Schema, without = left): Schema {
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      if (key === 'properties') {
        const fields = Object.entries(value as Record<string, Schema>);
        return [[key, Object.fromEntries(fields.map(([name, one]) => [name, compactSchema(one, without)]))]];
      }
      if (without.has(key)) return [];
      return [[key, key === 'items' ? compactSchema(value as Schema, without) : value]];
    }),
  );
}
