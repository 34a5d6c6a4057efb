/** Makes the records of a task's acts, in the interface's words and so that the Step API can replay them. */
import type { StepResult } from '../../../extension/protocol/frames';
import type { Act } from '../model';
import type { ActionRecord } from './browse-result';

/** The interface's own word where it differs from the action's; `input` is a synonym of `fill` in the Step API. */
const typeOf: Record<string, string> = { fill: 'input', type: 'input' };

/** What was done, for `result.actions`. @param name the action's canonical name */
export function recordOf(name: string, act: Act, result: StepResult): ActionRecord {
  const failed = typeof result === 'object' && !result.success ? { success: false as const } : {};
  if (name === 'navigate') return { type: name, url: addressIn(act.value), ...failed };
  const selector = textIn(result, 'css') ?? act.selector;
  const value = textIn(result, 'valueCss') ?? act.value;
  const given = value === undefined || value === '' ? {} : { value };
  return { type: typeOf[name] ?? name, ...(selector && { selector }), ...given, ...failed };
}

function textIn(result: StepResult, field: string): string | undefined {
  const value = typeof result === 'object' ? result[field] : undefined;
  return typeof value === 'string' ? value : undefined;
}

function addressIn(value: unknown): string {
  return String(typeof value === 'object' && value !== null && 'url' in value ? value.url : value);
}
