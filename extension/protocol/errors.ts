/** The error class and the closed list of error codes, for relay and extension. */
import * as z from 'zod/mini';
import { type HeldAct, heldActSchema, type Pending } from './effects/consequential';

/** Every way a call can fail. relay/http/http-status.ts gives each its HTTP status; docs/errors.md lists them. */
export const errorCodes = [
  'bad_request',
  'bad_selector',
  'unknown_action',
  'restricted_page',
  'wrong_element',
  'not_actionable',
  'navigation_failed',
  'window_hidden',
  'incognito_not_allowed',
  'unauthorized',
  'forbidden',
  'domain_not_allowed',
  'route_not_found',
  'session_not_found',
  'task_not_found',
  'element_not_found',
  'method_not_allowed',
  'held',
  'user_driving',
  'stopped',
  'still_running',
  'body_too_large',
  'unsupported_media_type',
  'key_reused',
  'too_many_requests',
  'too_many_sessions',
  'internal',
  'model_failed',
  'no_browser',
  'interrupted',
  'paused',
  'timeout',
] as const;

const errorCodeSchema = z.enum(errorCodes);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

/** What is known about the effect of a step that was not answered. */
export const outcomeSchema = z.enum(['executed', 'not_executed', 'unknown']);
export type Outcome = z.infer<typeof outcomeSchema>;

/** An error as it crosses from page to worker and from extension to relay. */
export const wireErrorSchema = z.object({
  code: errorCodeSchema,
  message: z.string(),
  outcome: z.optional(outcomeSchema),
  retryAfterMs: z.optional(z.number()),
  /** Of `held`. */
  held: z.optional(heldActSchema),
  /** The message of a page may hold refs such as `[e12]`, outside of quotes; none has a higher number than this. */
  refs: z.optional(z.number()),
});

/** The only error that crosses a boundary. `message` says what happened and what to do next. */
export class RelayError extends Error {
  override name = 'RelayError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly more: {
      outcome?: Outcome;
      retryAfterMs?: number;
      /** Of `held`: the act, as the extension reports it. */
      held?: HeldAct;
      /** Of `held`: the same, as callers see it. */
      pending?: Pending;
      /** Of a page: the highest number of a ref in the message. */
      refs?: number;
    } = {},
  ) {
    super(message);
  }
}
