/** A step is checked once, where it comes in, by the action's own entry; behind that its value can be trusted. */
import * as z from 'zod/mini';
import { RelayError } from '../protocol/errors';
import type { ActionSpec } from './action-spec';

/**
 * Selector and value as the action takes them.
 * @param action the caller's own word for it, for the error
 * @throws RelayError bad_request: which part does not fit, and what the action expects
 */
export function parseStep(
  action: string,
  entry: ActionSpec,
  step: { selector: string; value?: unknown },
): { selector: string; value: unknown } {
  const selector = step.selector.trim();
  if (entry.selector === 'required' && selector === '') {
    throw new RelayError('bad_request', `\`selector\` is missing: ${action} needs to know the element.`);
  }
  const value = z.safeParse(entry.value.schema, step.value);
  if (value.success) return { selector, value: value.data };
  // zod/mini carries no words of its own, so the entry's explain what was expected.
  const [issue] = value.error.issues;
  const field = ['value', ...(issue?.path ?? [])].join('.');
  const expected = issue?.code === 'invalid_type' ? ` (a ${issue.expected} was expected)` : '';
  throw new RelayError(
    'bad_request',
    `"${field}" does not fit the action "${action}"${expected}: ${entry.value.description}`,
  );
}
