/** Makes the records of a task's acts, in the interface's words and so that the Step API can replay them. */
import type { ActionSpec } from '../../../extension/actions/action-spec';
import type { StepResult } from '../../../extension/protocol/frames/frames';
import type { Act } from '../model';
import type { ActionRecord } from './browse-result';

/** What was done, for `result.actions`. */
export function recordOf(
  { name, entry }: { name: string; entry: ActionSpec },
  act: Act,
  result: StepResult,
): ActionRecord {
  const type = entry.recordedAs ?? name;
  const failed = typeof result === 'object' && !result.success ? { success: false as const } : {};
  if (entry.valueIsAddress) return { type, url: addressIn(act.value), ...failed };
  const selector = textIn(result, 'css') ?? act.selector;
  const value = textIn(result, 'valueCss') ?? act.value;
  const given = value === undefined || value === '' ? {} : { value };
  return { type, ...(selector && { selector }), ...given, ...failed };
}

function textIn(result: StepResult, field: string): string | undefined {
  const value = typeof result === 'object' ? result[field] : undefined;
  return typeof value === 'string' ? value : undefined;
}

function addressIn(value: unknown): string {
  return String(typeof value === 'object' && value !== null && 'url' in value ? value.url : value);
}
