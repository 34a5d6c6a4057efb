/** How long each operation may take, and whether it acts: what the asking relay has to know of it. */
import type { BrowseRequest } from '../../autonomy/browse/requests/browse-request';
import type { ResumeRequest } from '../../autonomy/browse/requests/resume-request';
import type { RetrieveRequest } from '../../autonomy/reading/retrieve-request';
import { approvalWaitMs } from '../../service/approvals/release-approved';
import type { HandOffInput } from '../../service/sessions/driving';
import { openLimitMs } from '../../service/sessions/open-session';
import type { StepInput } from '../../service/sessions/take-step';
import { knownAction } from '../../validation/known-action';
import type { RemoteOperation } from '../calls/request';

interface Limits {
  limitMs: number;
  /** What only reads may be asked for again. */
  effect: 'act' | 'read';
}

/** A turn does up to a page of acts, each with a limit of its own. */
const turnLimitMs = 600_000;
/** A call of MCP is told after 45 s that it goes on. */
const keeperLimitMs = 60_000;
/** So often the other relay is asked anew, with the rights that the caller has by then. */
const watchLimitMs = 30_000;
const listLimitMs = 4_000;
const shortLimitMs = 10_000;
const pictureLimitMs = 120_000;
/** What is done when the time of an operation is over: its session is closed, the page is shown. */
const endingMs = 12_000;

const fixed: Record<
  Exclude<RemoteOperation, 'takeStep' | 'browse' | 'resumeTask' | 'retrieve' | 'handOff'>,
  Limits
> = {
  openSession: { limitMs: openLimitMs, effect: 'act' },
  listSessions: { limitMs: listLimitMs, effect: 'read' },
  closeSession: { limitMs: shortLimitMs, effect: 'act' },
  takeScreenshot: { limitMs: pictureLimitMs, effect: 'read' },
  openTask: { limitMs: openLimitMs + turnLimitMs, effect: 'act' },
  takeTurn: { limitMs: turnLimitMs, effect: 'act' },
  readTask: { limitMs: turnLimitMs, effect: 'read' },
  deleteTask: { limitMs: 2 * shortLimitMs, effect: 'act' },
  readTranscript: { limitMs: shortLimitMs, effect: 'read' },
  readDriver: { limitMs: shortLimitMs, effect: 'read' },
  setDriver: { limitMs: shortLimitMs, effect: 'act' },
  listApprovals: { limitMs: listLimitMs, effect: 'read' },
  decideApproval: { limitMs: shortLimitMs, effect: 'act' },
  watchSessions: { limitMs: watchLimitMs, effect: 'read' },
  lookAtSession: { limitMs: pictureLimitMs, effect: 'read' },
  taskOf: { limitMs: listLimitMs, effect: 'read' },
  showSession: { limitMs: shortLimitMs, effect: 'act' },
  pauseSession: { limitMs: shortLimitMs, effect: 'act' },
  pauseBrowsers: { limitMs: shortLimitMs, effect: 'act' },
  stopSession: { limitMs: shortLimitMs, effect: 'act' },
  endSession: { limitMs: shortLimitMs, effect: 'act' },
  locate: { limitMs: listLimitMs, effect: 'read' },
  askKeeper: { limitMs: keeperLimitMs, effect: 'read' },
};

/** @throws RelayError unknown_action */
export function limitsOf(operation: RemoteOperation, input: unknown): Limits {
  if (operation === 'takeStep') return ofStep(input as StepInput);
  if (operation === 'handOff') {
    const { timeoutMs } = input as HandOffInput;
    return { limitMs: timeoutMs + endingMs, effect: 'read' };
  }
  if (operation === 'browse' || operation === 'resumeTask' || operation === 'retrieve') {
    const { timeoutMs } = input as BrowseRequest | ResumeRequest | RetrieveRequest;
    return { limitMs: timeoutMs + endingMs, effect: operation === 'retrieve' ? 'read' : 'act' };
  }
  return fixed[operation];
}

function ofStep({
  action,
  timeoutMs,
  approve,
  approvalMs = approve === undefined ? 0 : approvalWaitMs,
}: StepInput): Limits {
  const { entry } = knownAction(action);
  return { limitMs: (timeoutMs ?? entry.timeoutMs) + approvalMs, effect: entry.effect };
}
