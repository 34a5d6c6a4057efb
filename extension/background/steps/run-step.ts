/** Runs the steps of a session one after another, each within its deadline, which includes waiting for its turn. */
import type { Behaviour } from '../../actions/action-spec';
import type { TabWorld } from '../../actions/tab-world';
import { tabBehaviours } from '../../actions/table';
import { RelayError } from '../../protocol/errors';
import type { StepResult } from '../../protocol/frames/frames';
import type { Dialogs } from '../dialogs/dialogs';
import type { DismissOpenDialogs } from '../dialogs/dismiss-open-dialogs';
import type { Downloads } from '../downloads/downloads';
import type { ResponseStatuses } from '../navigation/response-statuses';
import type { StepCommand } from '../page-link/step-command';
import type { SessionPolicy } from '../policy/session-policy';
import type { Sessions } from '../sessions/sessions';
import type { StepSideEffects } from '../sessions/step-side-effects';
import type { Drivers } from '../user/drivers';
import type { TabReplacement } from '../windows/replace-tab';
import type { TabNavigator } from './navigate-tab';
import type { PageSteps } from './page-steps';
import type { InTurn } from './session-turns';
import { createTabWorld } from './tab-world';
import { withVerified } from './with-verified';

/** The page answers at its deadline with its reason; a page that does not answer gets this much more. */
const graceMs = 250;
/** Of what the popup says of the last act. */
const maxActLength = 80;

export function createStepRunner(parts: {
  sessions: Sessions;
  steps: PageSteps;
  navigator: TabNavigator;
  statuses: ResponseStatuses;
  sideEffects: StepSideEffects;
  downloads: Downloads;
  replacement: TabReplacement;
  turns: InTurn;
  dialogs: Pick<Dialogs, 'reported'>;
  dismissOpenDialogs: DismissOpenDialogs;
  policy: SessionPolicy;
  drivers: Pick<Drivers, 'whenApiDrives' | 'check'>;
  /** Called when the command's turn has come. */
  turnBegan(command: StepCommand): void;
}): (command: StepCommand, abort: AbortSignal) => Promise<StepResult> {
  const { sessions, steps, sideEffects, downloads, replacement, turns } = parts;

  /** Does the work when its turn comes; rejects at the deadline if that is earlier. */
  function inTurn<Result>(
    step: StepCommand,
    abort: AbortSignal,
    work: (leftMs: number) => Promise<Result>,
  ): Promise<Result> {
    const { order, timeoutMs } = step;
    const endsAt = Date.now() + timeoutMs;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(tooLate(order.sessionId)), timeoutMs);
      const begin = async () => {
        clearTimeout(late);
        const leftMs = endsAt - Date.now();
        if (abort.aborted || leftMs <= 0) return reject(tooLate(order.sessionId));
        return work(leftMs).then(resolve, reject);
      };
      void turns(order.sessionId, begin, step);
    });
  }

  function tooLate(sessionId: string): RelayError {
    try {
      parts.drivers.check(sessionId);
      return cameTooLate();
    } catch (error) {
      return error as RelayError;
    }
  }

  /** Does the work while open dialogs are dismissed, and marks the tab as a suspect if it does not answer. */
  async function watched<Result>(sessionId: string, work: () => Promise<Result>): Promise<Result> {
    const stop = parts.dismissOpenDialogs(sessionId);
    try {
      const result = await work();
      await stop();
      return result;
    } catch (error) {
      void stop();
      const tabId = sessions.find(sessionId)?.currentTabId;
      const isUnresponsive = error instanceof RelayError && error.code === 'timeout';
      if (isUnresponsive && tabId !== undefined) replacement.suspect(tabId);
      throw error;
    }
  }

  function run(command: StepCommand, abort: AbortSignal): Promise<StepResult> {
    const { action, selector, value } = command.order;
    const onTab = Object.hasOwn(tabBehaviours, action)
      ? (tabBehaviours as Record<string, Behaviour<TabWorld, unknown>>)[action]
      : undefined;
    const { timeoutMs } = command;
    if (!onTab) {
      return steps.run(command, AbortSignal.any([abort, AbortSignal.timeout(timeoutMs + graceMs)]));
    }
    const signal = AbortSignal.any([abort, AbortSignal.timeout(timeoutMs)]);
    return onTab(createTabWorld(parts, command, signal), { selector, value });
  }

  return (command, abort) => {
    const { sessionId, action, selector } = command.order;
    const act = command.effect === 'act' ? `${action} ${selector}`.trim().slice(0, maxActLength) : undefined;
    const inSession = async (timeoutMs: number) => {
      sessions.get(sessionId);
      sessions.touch(sessionId, act);
      parts.turnBegan(command);
      if (command.effect === 'act') await parts.policy.endOpening(sessionId);
      const downloadsEnd = downloads.stepBegins(sessionId);
      const work = () => run({ ...command, timeoutMs }, abort);
      const result = await watched(sessionId, work).finally(downloadsEnd);
      if (typeof result === 'string') return result;
      const tabId = sessions.find(sessionId)?.currentTabId;
      if (tabId !== undefined) await parts.dialogs.reported(tabId);
      const asks = command.effect === 'read' && command.order.awaitsRequests === true;
      const isWaiting = asks && tabId !== undefined && (await steps.awaitsServer(tabId, abort));
      const led = { ...sideEffects.take(sessionId), ...(isWaiting && { awaitsServer: true }) };
      return withVerified(command.order.action, { ...result, ...led });
    };
    return inTurn(command, abort, (timeoutMs) =>
      command.effect === 'act'
        ? parts.drivers.whenApiDrives(sessionId, Date.now() + timeoutMs, abort, inSession)
        : inSession(timeoutMs),
    );
  };
}

function cameTooLate(): RelayError {
  return new RelayError(
    'timeout',
    'The steps of this session that came before took all the time of this one. Give it more timeoutMs, or wait for their answers.',
    { outcome: 'not_executed' },
  );
}
