import { RelayError } from '../../../extension/protocol/errors';
import type { Mask } from '../../../extension/protocol/masking/mask-secrets';

/** The error without the values of secrets: it may name an address or repeat what it was sent, in an answer or in the log. */
export function maskError(error: unknown, mask: Mask): unknown {
  if (error instanceof RelayError) return new RelayError(error.code, mask(error.message), error.more);
  if (!(error instanceof Error)) return error;
  error.message = mask(error.message);
  error.stack = error.stack && mask(error.stack);
  return error;
}
