/** Compiles a caller's JSON Schema and follows its references. */

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import formats from 'ajv-formats';
import { RE2JS } from 're2js';
import { RelayError } from '../../../extension/protocol/errors';
import { isRecord } from '../../../extension/protocol/is-record';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** @throws RelayError bad_request when it is not a JSON Schema of an object. */
export function compileSchema(schema: JsonSchema): ValidateFunction {
  try {
    if (!isRecord(schema.properties) && schema.$ref === undefined) throw new Error('it has no properties');
    const ajv = new Ajv2020({
      allErrors: true,
      strict: false,
      loadSchema: undefined,
      code: { regExp: linear },
    });
    formats.default(ajv);
    return ajv.compile({ ...schema, $schema: undefined });
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new RelayError(
      'bad_request',
      `\`schema\` is not right: expected a JSON Schema of an object, such as {"type": "object", "properties": {"price": {"type": "number"}}} (${words}).`,
    );
  }
}

/** A caller's pattern, by an engine that takes time in proportion to the text, where RegExp may never end. */
function linear(pattern: string): RE2JS {
  try {
    return RE2JS.compile(RE2JS.translateRegExp(pattern));
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(
      `the pattern ${JSON.stringify(pattern.slice(0, 200))} cannot be used, write it without look-around, back references and counts over 1,000: ${words}`,
    );
  }
}
linear.code = '';

/** A schema with its `$ref` into the same document followed. */
export function resolved(schema: unknown, root: JsonSchema, depth = 0): JsonSchema {
  if (!isRecord(schema)) return {};
  if (typeof schema.$ref !== 'string' || depth > 10) return schema;
  const target = schema.$ref
    .replace(/^#\/?/, '')
    .split('/')
    .filter(Boolean)
    .reduce<unknown>((at, key) => (isRecord(at) ? at[unescaped(key)] : undefined), root);
  return resolved(target, root, depth + 1);
}

function unescaped(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** One step of a JSON Pointer, https://datatracker.ietf.org/doc/html/rfc6901 */
export function pointer(parent: string, key: string | number): string {
  return `${parent}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
