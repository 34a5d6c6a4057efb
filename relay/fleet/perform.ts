/** Does here what another relay asks for. */
import type { BrowseRequest } from '../autonomy/browse/requests/browse-request';
import type { ResumeRequest } from '../autonomy/browse/requests/resume-request';
import type { OpenTaskRequest, TurnRequest } from '../autonomy/browse/task-turn';
import type { RetrieveRequest } from '../autonomy/reading/retrieve-request';
import { Deadline } from '../deadline';
import type { DecideApprovalInput } from '../service/approvals/approval';
import type { InSession, InTask, RequestContext } from '../service/caller';
import type { KeeperQuestion, Report } from '../service/keeper';
import type { Service } from '../service/service';
import type { HandOffInput, SetDriverInput } from '../service/sessions/driving';
import type { OpenSessionInput } from '../service/sessions/open-session';
import type { ScreenshotInput } from '../service/sessions/take-screenshot';
import type { StepInput } from '../service/sessions/take-step';
import type { OnProgress } from '../service/tasks/browse';
import type { RemoteOperation, RemoteRequest } from './calls/request';
import type { Identities } from './routing/identities';

type Do = (
  service: Service,
  input: unknown,
  context: RequestContext,
  progress: OnProgress,
) => Promise<unknown>;

/** The relay that asks has parsed the input with the schema of the operation, and is of the same version. */
const operations: Record<RemoteOperation, Do> = {
  openSession: (service, input, context) => service.openSession(input as OpenSessionInput, context),
  listSessions: (service, _, context) => service.listSessions(context),
  closeSession: (service, input, context) => service.closeSession(input as InSession, context),
  takeStep: (service, input, context) => service.takeStep(input as StepInput & InSession, context),
  takeScreenshot: (service, input, context) =>
    service.takeScreenshot(input as ScreenshotInput & InSession, context),
  browse: (service, input, context, progress) => service.browse(input as BrowseRequest, context, progress),
  openTask: (service, input, context) => service.openTask(input as OpenTaskRequest, context),
  takeTurn: (service, input, context) => service.takeTurn(input as TurnRequest & InTask, context),
  readTask: (service, input, context) => service.readTask(input as InTask, context),
  deleteTask: (service, input, context) => service.deleteTask(input as InTask, context),
  resumeTask: (service, input, context, progress) =>
    service.resumeTask(input as ResumeRequest, context, progress),
  retrieve: (service, input, context) => service.retrieve(input as RetrieveRequest, context),
  readTranscript: (service, input, context) =>
    service.readTranscript(input as InSession & { last?: number }, context),
  handOff: (service, input, context) => service.handOff(input as HandOffInput & InSession, context),
  readDriver: (service, input, context) => service.readDriver(input as InSession, context),
  setDriver: (service, input, context) => service.setDriver(input as SetDriverInput & InSession, context),
  listApprovals: (service, _, context) => service.listApprovals(context),
  decideApproval: (service, input, context) =>
    service.decideApproval(input as DecideApprovalInput & { id: string }, context),
  askKeeper: (service, input, context, progress) =>
    service.askKeeper(input as KeeperQuestion, context, progress as Report),
  watchSessions: (service, _, context, progress) => sendFrames(service, context, progress as Report),
  lookAtSession: ({ live }, input, context) => live.lookAtSession(input as InSession, context),
  taskOf: ({ live }, input, context) => live.taskOf(input as InSession, context),
  showSession: ({ live }, input, context) => live.showSession(input as InSession, context),
  pauseSession: ({ live }, input, context) => live.pauseSession(input as InSession, context),
  pauseBrowsers: ({ live }, input, context) => live.pauseBrowsers(input as { on: boolean }, context),
  stopSession: ({ live }, input, context) => live.stopSession(input as InSession, context),
  endSession: ({ live }, input, context) => live.endSession(input as InSession, context),
  locate: async (service, input) => service.keeps((input as { id: string }).id),
};

/** Until the deadline; then the other relay asks again, with the rights that its caller has by then. */
async function sendFrames({ live }: Service, context: RequestContext, report: Report): Promise<void> {
  const { caller, signal, deadline } = context;
  const until = deadline ? AbortSignal.any([signal, deadline.toSignal()]) : signal;
  for await (const frame of live.watchSessions(() => caller, { ...context, signal: until }))
    await report(frame);
}

/** @param here the service of this relay alone: what it is asked for it does not pass on */
export function performer(here: Service, identities: Identities) {
  return async (
    { operation, input, caller, remainingMs, idempotencyKey, browser, byPerson }: RemoteRequest,
    signal: AbortSignal,
    progress: (value: unknown) => void,
  ): Promise<unknown> => {
    const { keyName, sites, hold, scopes } = caller;
    const context: RequestContext = {
      caller: { keyName: identities.fromFleet(keyName), scopes, sites, hold },
      signal,
      deadline: remainingMs === undefined ? undefined : Deadline.after(remainingMs),
      idempotencyKey,
      browser,
      byPerson,
    };
    return operations[operation](here, input, context, progress);
  };
}
