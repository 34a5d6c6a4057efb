// Why: a task's acts are told in the interface's words, so that they can be read, and replayed through the Step API.
import type { StepResult } from '../../../extension/protocol/frames';
import type { Act } from '../model';
import type { ActionRecord } from './browse-result';

/** The interface's own words for two of our actions; both are synonyms of the Step API. */
const typeOf: Record<string, string> = { fill: 'input' };

/** What was done, for `result.actions`. @param name the action's canonical name */
export function recordOf(name: string, act: Act, result: StepResult): ActionRecord {
  const failed = typeof result === 'object' && !result.success ? { success: false as const } : {};
  if (name === 'navigate') return { type: name, url: addressIn(act.value), ...failed };
  const css = typeof result === 'object' && typeof result.css === 'string' ? result.css : act.selector;
  const value = act.value === undefined || act.value === '' ? {} : { value: act.value };
  return { type: typeOf[name] ?? name, ...(css && { selector: css }), ...value, ...failed };
}

function addressIn(value: unknown): string {
  return String(typeof value === 'object' && value !== null && 'url' in value ? value.url : value);
}
