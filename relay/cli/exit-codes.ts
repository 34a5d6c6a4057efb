/** The exit codes of the command line; docs/command-line.md lists them. */
import { type ErrorCode, RelayError } from '../../extension/protocol/errors';

export const exitCodes = {
  done: { code: 0, meaning: 'Done.' },
  failed: {
    code: 1,
    meaning:
      'Not done: the page did not allow it, `success` is `false`, a task gave up or reached its step limit, a question has no answer on the page, `doctor` found something broken.',
  },
  usage: { code: 2, meaning: 'The command line, a selector or a value is wrong. Nothing was done.' },
  unreachable: {
    code: 3,
    meaning: 'No relay or browser to do it: not running, not connected, paused, or the key is refused.',
  },
  notFound: { code: 4, meaning: 'The element or the session is not there.' },
  needsUser: { code: 5, meaning: 'A person has to go on or to approve.' },
  timeout: { code: 6, meaning: 'The time ran out.' },
  unknown: {
    code: 7,
    meaning:
      'The connection broke during the call, so it may have been done or not. Look before you repeat it.',
  },
  cancelled: { code: 130, meaning: 'Cancelled by Ctrl-C.' },
} as const satisfies Record<string, { code: number; meaning: string }>;

export type Exit = keyof typeof exitCodes;

const exitOfError: Record<ErrorCode, Exit> = {
  bad_request: 'usage',
  bad_selector: 'usage',
  unknown_action: 'usage',
  restricted_page: 'failed',
  wrong_element: 'failed',
  not_actionable: 'failed',
  navigation_failed: 'failed',
  window_hidden: 'failed',
  incognito_not_allowed: 'failed',
  unauthorized: 'unreachable',
  forbidden: 'unreachable',
  domain_not_allowed: 'failed',
  route_not_found: 'unreachable',
  session_not_found: 'notFound',
  task_not_found: 'notFound',
  element_not_found: 'notFound',
  method_not_allowed: 'failed',
  held: 'needsUser',
  stopped: 'failed',
  user_driving: 'needsUser',
  still_running: 'failed',
  body_too_large: 'usage',
  unsupported_media_type: 'failed',
  key_reused: 'failed',
  too_many_requests: 'failed',
  too_many_sessions: 'failed',
  internal: 'failed',
  model_failed: 'failed',
  no_browser: 'unreachable',
  interrupted: 'unreachable',
  paused: 'unreachable',
  timeout: 'timeout',
};

/** How the process exits after this error. */
export function exitOf(error: unknown): Exit {
  if (!(error instanceof RelayError)) return 'failed';
  return error.more.outcome === 'unknown' ? 'unknown' : exitOfError[error.code];
}
