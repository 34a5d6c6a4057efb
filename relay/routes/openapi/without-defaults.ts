type Json = Record<string, unknown>;

/**
 * The document with each `default` written into its description. Generators of clients make a field with a default
 * required, though a caller may leave it out (https://openapi-ts.dev/cli, `--default-non-nullable`).
 */
export function withoutDefaults<Document>(document: Document): Document {
  return (Array.isArray(document) ? document.map(withoutDefaults) : convert(document)) as Document;
}

function convert(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  const { default: value, ...schema } = node as Json;
  const isDefault = value !== undefined && typeof value !== 'object';
  const kept = isDefault ? { ...schema, ...described(schema, value) } : (node as Json);
  return Object.fromEntries(
    Object.entries(kept).map(([key, child]) => [
      key,
      key.startsWith('example') ? child : withoutDefaults(child),
    ]),
  );
}

function described({ description = '' }: Json, value: unknown): Json {
  const words = String(description);
  if (value === '' || /default/i.test(words)) return { description: words };
  return { description: `${words} Default: ${JSON.stringify(value)}.`.trim() };
}
