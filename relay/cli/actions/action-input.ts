/** Makes the step of an action from what stands on the command line. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { ActionSpec } from '../../../extension/actions/action-spec';
import { RelayError } from '../../../extension/protocol/errors';
import { parseStep } from '../../validation/parse-step';
import { fullAddress } from '../full-address';
import type { ActionShape } from './action-shape';

/** What commander has read: the arguments in order, and the options by name. */
export interface Given {
  values: readonly string[];
  selector: string;
  /** Values of the options that are properties of the value, by property. */
  fields: Record<string, unknown>;
}

/**
 * Selector and value as the REST API takes them.
 * @throws RelayError bad_request when they do not fit the action
 */
export function actionInput(
  { name, spec, shape }: { name: string; spec: ActionSpec; shape: ActionShape },
  { values, selector, fields }: Given,
): { selector?: string; value?: unknown } {
  const texts = spec.valueIsAddress ? values.map(fullAddress) : values;
  const value = readValue(shape, texts, fields);
  parseStep(name, spec, { selector, value });
  return { ...(selector && { selector }), ...(value !== undefined && { value }) };
}

function readValue(shape: ActionShape, values: readonly string[], fields: Record<string, unknown>): unknown {
  if (shape.isFiles) {
    const files = values.map(readUpload);
    return files.length === 1 ? files[0] : files;
  }
  const [value] = values;
  if (Object.keys(fields).length === 0) return values.length > 1 ? values : value;
  if (value === undefined) return fields;
  if (shape.mainField && values.length === 1) return { [shape.mainField]: value, ...fields };
  throw new RelayError(
    'bad_request',
    `"${value}" and the options for the value exclude each other. Give one or the other.`,
  );
}

function readUpload(path: string): { name: string; base64: string } {
  try {
    return { name: basename(path), base64: readFileSync(path).toString('base64') };
  } catch (error) {
    throw new RelayError(
      'bad_request',
      `Cannot read ${path} (${error instanceof Error ? error.message : error}).`,
    );
  }
}
