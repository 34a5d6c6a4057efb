/** How the input of an action is written on a command line, from the action's own schemas. */
import * as z from 'zod/mini';
import type { ActionSpec } from '../../../extension/actions/action-spec';
import { tabSpecs } from '../../../extension/actions/table';

/** A property of a value that is an object, as an option. */
interface ValueField {
  name: string;
  /** `--max-chars`. */
  flag: string;
  description: string;
  kind: 'boolean' | 'number' | 'point' | 'string';
  choices?: readonly string[];
}

export interface ActionShape {
  /** Whether the selector is an argument or, where the value is the argument, an option. */
  selector: 'argument' | 'optional-argument' | 'option' | 'none';
  value: 'none' | 'required' | 'optional';
  /** The value is one or several files to read. */
  isFiles: boolean;
  /** Several values make a list. */
  isList: boolean;
  fields: readonly ValueField[];
  /** The one property that an object must have: the argument goes there when options are given beside it. */
  mainField?: string;
}

interface JsonSchema {
  $schema?: string;
  type?: string;
  description?: string;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
}

/** Texts of which every action whose value can be a plain text accepts at least one. */
const plainTexts = ['word', '1', 'top', 'Shift', 'https://example.com/', 'enabled', 'false'];

/** The shape of an action's command. */
export function actionShape(name: string, spec: ActionSpec): ActionShape {
  const { $schema: _, ...schema } = z.toJSONSchema(spec.value.schema, { io: 'input' }) as JsonSchema;
  // Of an action that uses no value the schema takes anything.
  const branches = Object.keys(schema).length === 0 ? [] : branchesOf(schema);
  const objects = branches.filter(({ type }) => type === 'object');
  const isFiles = objects.some((one) => 'base64' in (one.properties ?? {}));
  const isText = isFiles || plainTexts.some((text) => z.safeParse(spec.value.schema, text).success);
  const isOptional = z.safeParse(spec.value.schema, undefined).success;
  const value = branches.length === 0 || !isText ? 'none' : isOptional ? 'optional' : 'required';
  const required = objects.flatMap((one) => one.required ?? []);
  return {
    selector: selectorOf(name, spec, value),
    value,
    isFiles,
    isList: branches.some(({ type }) => type === 'array'),
    fields: isFiles ? [] : fieldsOf(objects),
    ...(required.length === 1 && { mainField: required[0] }),
  };
}

function selectorOf(name: string, spec: ActionSpec, value: ActionShape['value']): ActionShape['selector'] {
  if (spec.selector === 'required') return 'argument';
  // An action on the tab whose own example names no element has no use for one.
  if (name in tabSpecs && spec.example.selector === '') return 'none';
  return value === 'none' ? 'optional-argument' : 'option';
}

function branchesOf(schema: JsonSchema): JsonSchema[] {
  const parts = schema.anyOf ?? schema.oneOf;
  return parts ? parts.flatMap(branchesOf) : [schema];
}

function fieldsOf(objects: readonly JsonSchema[]): ValueField[] {
  const required = objects.flatMap((one) => one.required ?? []);
  const main = required.length === 1 ? required[0] : undefined;
  const all = Object.assign({}, ...objects.map((one) => one.properties)) as Record<string, JsonSchema>;
  return Object.entries(all).flatMap(([name, schema]) => {
    if (name === main) return [];
    const kind = isPoint(schema) ? 'point' : kindOf(branchesOf(schema).map(({ type }) => type));
    const choices = schema.enum?.map(String);
    const flag = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return [{ name, flag, kind, description: schema.description ?? '', ...(choices && { choices }) }];
  });
}

function kindOf(types: readonly (string | undefined)[]): ValueField['kind'] {
  if (types.includes('boolean')) return 'boolean';
  return types.includes('number') || types.includes('integer') ? 'number' : 'string';
}

function isPoint(schema: JsonSchema): boolean {
  return branchesOf(schema).some(({ properties }) => Object.keys(properties ?? {}).join() === 'x,y');
}
