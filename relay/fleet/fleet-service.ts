/** The service of a relay in a fleet: each operation is done by the relay that holds what it is about, here or there. */
import type { Driver } from '../../extension/protocol/driving';
import type { OpenedSession, Screenshot, StepResult } from '../../extension/protocol/frames/frames';
import type { BrowseResult } from '../autonomy/browse/browse-result';
import type { BrowseRequest } from '../autonomy/browse/requests/browse-request';
import type { ResumeRequest } from '../autonomy/browse/requests/resume-request';
import type { OpenedTask, OpenTaskRequest, TaskTurn, TurnRequest } from '../autonomy/browse/task-turn';
import type { RetrieveRequest } from '../autonomy/reading/retrieve-request';
import type { RetrieveResult } from '../autonomy/reading/retrieve-result';
import type { ConnectedBrowser } from '../browsers/browsers';
import type { Readings } from '../metrics/readings';
import type { Approval, DecideApprovalInput } from '../service/approvals/approval';
import { authorize } from '../service/authorize';
import type { InSession, InTask, RequestContext } from '../service/caller';
import type { FleetView, SetDrainingInput } from '../service/fleet';
import type { Keeper, KeeperQuestion, Report } from '../service/keeper';
import type { Service } from '../service/service';
import type { HandedBack, HandOffInput, SetDriverInput } from '../service/sessions/driving';
import type { OpenSession } from '../service/sessions/list-sessions';
import type { OpenSessionInput } from '../service/sessions/open-session';
import type { ScreenshotInput } from '../service/sessions/take-screenshot';
import type { StepInput } from '../service/sessions/take-step';
import type { OnProgress } from '../service/tasks/browse';
import type { Transcript } from '../service/transcripts/transcript';
import { FleetLive } from './live/fleet-live';
import { PlacedCalls } from './placement/placed-calls';
import type { Placement } from './placement/placement';
import type { FleetLists } from './routing/fleet-lists';
import type { Identities } from './routing/identities';
import type { Keepers } from './routing/keepers';
import type { OtherRelays } from './routing/other-relays';

export class FleetService implements Service {
  readonly live: FleetLive;
  readonly #here: Service;
  readonly #others: OtherRelays;
  readonly #placed: PlacedCalls;
  readonly #keepers: Keepers;
  readonly #lists: FleetLists;

  /** @param parts.here the service of this relay alone */
  constructor(parts: {
    here: Service;
    others: OtherRelays;
    placement: Placement;
    keepers: Keepers;
    lists: FleetLists;
    identities: Identities;
  }) {
    this.live = new FleetLive(parts);
    this.#here = parts.here;
    this.#others = parts.others;
    this.#placed = new PlacedCalls(parts);
    this.#keepers = parts.keepers;
    this.#lists = parts.lists;
  }

  openSession(input: OpenSessionInput, context: RequestContext): Promise<OpenedSession> {
    authorize(context.caller, 'openSession');
    const { browser, labels = [], ...options } = input;
    return this.#placed.inNew('openSession', { browser, labels }, options, context, (there) =>
      this.#here.openSession(options, there),
    );
  }

  listSessions(context: RequestContext): Promise<OpenSession[]> {
    authorize(context.caller, 'listSessions');
    return this.#lists.sessions(context);
  }

  closeSession(input: InSession, context: RequestContext): Promise<void> {
    const here = () => this.#here.closeSession(input, context);
    return this.#others.inSession(input.sessionId, { operation: 'closeSession', input, context, here });
  }

  takeStep(input: StepInput & InSession, context: RequestContext): Promise<StepResult> {
    const here = () => this.#here.takeStep(input, context);
    return this.#others.inSession(input.sessionId, { operation: 'takeStep', input, context, here });
  }

  takeScreenshot(input: ScreenshotInput & InSession, context: RequestContext): Promise<Screenshot> {
    const here = () => this.#here.takeScreenshot(input, context);
    return this.#others.inSession(input.sessionId, { operation: 'takeScreenshot', input, context, here });
  }

  browse(request: BrowseRequest, context: RequestContext, progress?: OnProgress): Promise<BrowseResult> {
    return this.#placed.inSessionOrNew(
      'browse',
      request,
      context,
      (there) => this.#here.browse(request, there, progress),
      progress,
    );
  }

  retrieve(request: RetrieveRequest, context: RequestContext): Promise<RetrieveResult> {
    return this.#placed.inSessionOrNew('retrieve', request, context, (there) =>
      this.#here.retrieve(request, there),
    );
  }

  openTask(terms: OpenTaskRequest, context: RequestContext): Promise<OpenedTask> {
    return this.#placed.inSessionOrNew('openTask', terms, context, (there) =>
      this.#here.openTask(terms, there),
    );
  }

  resumeTask(request: ResumeRequest, context: RequestContext, progress?: OnProgress): Promise<BrowseResult> {
    const here = () => this.#here.resumeTask(request, context, progress);
    return this.#keepers.ask(request.resume, {
      operation: 'resumeTask',
      input: request,
      context,
      progress,
      here,
    });
  }

  takeTurn(input: TurnRequest & InTask, context: RequestContext): Promise<TaskTurn> {
    const here = () => this.#here.takeTurn(input, context);
    return this.#keepers.ask(input.taskId, { operation: 'takeTurn', input, context, here });
  }

  readTask(input: InTask, context: RequestContext): Promise<OpenedTask | TaskTurn> {
    const here = () => this.#here.readTask(input, context);
    return this.#keepers.ask(input.taskId, { operation: 'readTask', input, context, here });
  }

  deleteTask(input: InTask, context: RequestContext): Promise<void> {
    const here = () => this.#here.deleteTask(input, context);
    return this.#keepers.ask(input.taskId, { operation: 'deleteTask', input, context, here });
  }

  deleteIdleTasks(): Promise<void> {
    return this.#here.deleteIdleTasks();
  }

  keeps(id: string): boolean {
    return this.#here.keeps(id);
  }

  keepWith(keeper: Keeper): void {
    this.#here.keepWith(keeper);
  }

  askKeeper(input: KeeperQuestion, context: RequestContext, report: Report): Promise<unknown> {
    const here = () => this.#here.askKeeper(input, context, report);
    return this.#keepers.ask(input.id, { operation: 'askKeeper', input, context, progress: report, here });
  }

  readTranscript(input: InSession & { last?: number }, context: RequestContext): Promise<Transcript> {
    const here = () => this.#here.readTranscript(input, context);
    return this.#others.inSession(input.sessionId, { operation: 'readTranscript', input, context, here });
  }

  handOff(input: HandOffInput & InSession, context: RequestContext): Promise<HandedBack> {
    const here = () => this.#here.handOff(input, context);
    return this.#others.inSession(input.sessionId, { operation: 'handOff', input, context, here });
  }

  readDriver(input: InSession, context: RequestContext): Promise<Driver> {
    const here = () => this.#here.readDriver(input, context);
    return this.#others.inSession(input.sessionId, { operation: 'readDriver', input, context, here });
  }

  setDriver(input: SetDriverInput & InSession, context: RequestContext): Promise<Driver> {
    const here = () => this.#here.setDriver(input, context);
    return this.#others.inSession(input.sessionId, { operation: 'setDriver', input, context, here });
  }

  listApprovals(context: RequestContext): Promise<Approval[]> {
    authorize(context.caller, 'listApprovals');
    return this.#lists.approvals(context);
  }

  decideApproval(input: DecideApprovalInput & { id: string }, context: RequestContext): Promise<Approval> {
    const here = () => this.#here.decideApproval(input, context);
    return this.#keepers.ask(input.id, { operation: 'decideApproval', input, context, here });
  }

  async listBrowsers({ caller }: RequestContext): Promise<ConnectedBrowser[]> {
    authorize(caller, 'listBrowsers');
    return this.#lists.browsers();
  }

  async readFleet({ caller }: RequestContext): Promise<FleetView> {
    authorize(caller, 'readFleet');
    return this.#lists.relays();
  }

  async readMetrics(context: RequestContext): Promise<Readings> {
    const { nats, relays } = this.#lists.relays();
    const readings = await this.#here.readMetrics(context);
    return { ...readings, fleet: { isConnected: nats === 'connected', relays } };
  }

  async setDraining(
    { relay, draining }: SetDrainingInput & { relay: string },
    { caller }: RequestContext,
  ): Promise<void> {
    authorize(caller, 'setDraining');
    await this.#lists.setDraining(relay, draining);
  }

  health(): ReturnType<Service['health']> {
    const browsers = this.#lists.browsers();
    const outdated = browsers.filter((browser) => browser.outdated).map(({ name }) => name);
    return { ...this.#here.health(), browsers: browsers.length, outdated };
  }
}
