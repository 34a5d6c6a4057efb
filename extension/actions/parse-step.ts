import * as z from 'zod/mini';
import { RelayError } from '../protocol/errors';
import type { ActionSpec } from './action-spec';

/**
 * Checks a step with the specification of its action. Returns selector and value as the behaviour takes them.
 * @param action the name that the caller used, for the error
 * @throws RelayError bad_request: names the part that does not fit, and what the action expects
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
  // zod/mini has no messages of its own, so the description explains what was expected.
  const [issue] = value.error.issues;
  const field = ['value', ...(issue?.path ?? [])].join('.');
  const expected = issue?.code === 'invalid_type' ? ` (a ${issue.expected} was expected)` : '';
  throw new RelayError(
    'bad_request',
    `"${field}" does not fit the action "${action}"${expected}: ${entry.value.description}`,
  );
}
