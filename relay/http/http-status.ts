/** The one table from error code to HTTP status; docs/errors.md and the OpenAPI document are made from it. */
import type { ErrorCode } from '../../extension/protocol/errors';

export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503 | 504;

/** Status of each code, and what the code means to a caller. A `Record`, so that no code can be forgotten. */
export const httpStatus: Record<ErrorCode, { status: ErrorStatus; meaning: string }> = {
  bad_request: { status: 400, meaning: 'A field is missing or has a value it cannot have.' },
  bad_selector: { status: 400, meaning: 'The selector cannot be read.' },
  unknown_action: { status: 400, meaning: 'There is no such action; the message lists those there are.' },
  restricted_page: { status: 400, meaning: 'The page is one that no extension may touch.' },
  wrong_element: { status: 400, meaning: 'The element is of a kind that the action cannot be done to.' },
  not_actionable: {
    status: 400,
    meaning:
      'The element is there but stayed hidden, disabled, covered or moving until the deadline; the message says which.',
  },
  navigation_failed: { status: 400, meaning: 'The page could not be loaded.' },
  window_hidden: {
    status: 400,
    meaning: 'The window is covered or minimised, so there is nothing to photograph; `raise=true` helps.',
  },
  incognito_not_allowed: {
    status: 400,
    meaning: 'The browser does not allow the extension in incognito windows.',
  },
  unauthorized: { status: 401, meaning: 'The API key is missing or wrong.' },
  forbidden: {
    status: 403,
    meaning: 'The call came from a place that the relay does not serve, or its key lacks a scope.',
  },
  domain_not_allowed: {
    status: 403,
    meaning:
      'The address is outside of what the session may reach; the message says why. No request went there, or its answer was dropped unread.',
  },
  route_not_found: { status: 404, meaning: 'There is nothing at this path.' },
  session_not_found: { status: 404, meaning: 'There is no such open session for this key.' },
  task_not_found: { status: 404, meaning: 'There is no such task for this key, or no longer.' },
  element_not_found: { status: 404, meaning: 'No element matched the selector by the deadline.' },
  method_not_allowed: {
    status: 405,
    meaning: 'The path exists, but not for this method; `Allow` names those it has.',
  },
  held: {
    status: 409,
    meaning:
      'The act has consequences and was not named, so nothing was done; `X-Pending` describes it, and the message says how to approve it.',
  },
  user_driving: {
    status: 409,
    meaning:
      'A person is using the window, or has taken the session over, until the deadline; nothing was done. It goes on 3 s after their last input, or when they hand it back.',
  },
  stopped: {
    status: 409,
    meaning:
      'A person stopped the step or the task on the live page; `X-Outcome` says what is known of its effect.',
  },
  still_running: { status: 409, meaning: 'The call with this `Idempotency-Key` has not finished yet.' },
  body_too_large: { status: 413, meaning: 'The body is over 1 MiB (24 MiB for a step).' },
  unsupported_media_type: { status: 415, meaning: 'The body is not sent as `application/json`.' },
  key_reused: {
    status: 422,
    meaning: 'The `Idempotency-Key` of an act, or the turn of a task, was used before, for another body.',
  },
  too_many_requests: {
    status: 429,
    meaning: 'The rate limit or a queue is full; `Retry-After` says for how long.',
  },
  too_many_sessions: {
    status: 429,
    meaning:
      'Every browser of a fleet that the session may be in is full or draining; `Retry-After` says when to ask again.',
  },
  internal: { status: 500, meaning: 'A bug in tabrelay; the relay wrote it to its log.' },
  model_failed: { status: 502, meaning: 'The language model failed or could not be reached.' },
  no_browser: { status: 503, meaning: 'The browser is not connected.' },
  interrupted: {
    status: 503,
    meaning:
      'The call was interrupted: the browser, the page or the relay went away; `X-Outcome` says what is known of its effect.',
  },
  paused: {
    status: 503,
    meaning:
      'The user has paused tabrelay, or this session, in the popup or on the live page, and can resume it there.',
  },
  timeout: {
    status: 504,
    meaning:
      'The page did not answer, or a task was not finished, before the deadline. Until 1.0 the code was `page_silent`.',
  },
};
