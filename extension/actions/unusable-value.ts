// Why: zod/mini carries no words of its own, so a value that does not fit is explained here.
import type * as z from 'zod/mini';
import { RelayError } from '../protocol/errors';

/** The 400 for a step whose `value` does not fit: which part of it, and what the action expects. */
export function unusableValue(action: string, words: string, issues: z.core.$ZodIssue[]): RelayError {
  const [issue] = issues;
  const field = ['value', ...(issue?.path ?? [])].join('.');
  const expected = issue?.code === 'invalid_type' ? ` (a ${issue.expected} was expected)` : '';
  return new RelayError('bad_request', `"${field}" does not fit the action "${action}"${expected}: ${words}`);
}
