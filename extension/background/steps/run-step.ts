/** Steps of one session go one after another, each by its deadline, waiting in line included. */
import type { Behaviour } from '../../actions/action-spec';
import type { TabWorld } from '../../actions/tab-world';
import { tabBehaviours } from '../../actions/table';
import { RelayError } from '../../protocol/errors';
import type { StepResult } from '../../protocol/frames';
import type { EndOpenDialogs } from '../dialogs/end-open-dialogs';
import type { TabReplacement } from '../sessions/replace-tab';
import type { SessionTabs, StepCommand } from '../sessions/session-tab';
import type { Sessions } from '../sessions/sessions';
import type { InTurn } from './session-turns';
import type { StepSideEffects } from './step-side-effects';

/** The page answers at its deadline with its reason; a page that says nothing gets this much more. */
const graceMs = 250;

export function createStepRunner(parts: {
  sessions: Sessions;
  tabs: SessionTabs;
  sideEffects: StepSideEffects;
  replacement: TabReplacement;
  turns: InTurn;
  endOpenDialogs: EndOpenDialogs;
  /** Told when the command's turn has come. */
  begins(command: StepCommand): void;
}): (command: StepCommand, abort: AbortSignal) => Promise<StepResult> {
  const { sessions, tabs, sideEffects, replacement, turns } = parts;

  /** Does the work when its turn comes, unless its time is over by then; says so at that very moment. */
  function inTurn<Result>(
    { order, timeoutMs }: StepCommand,
    abort: AbortSignal,
    work: (leftMs: number) => Promise<Result>,
  ): Promise<Result> {
    const endsAt = Date.now() + timeoutMs;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(tooLate()), timeoutMs);
      void turns(order.sessionId, async () => {
        clearTimeout(late);
        const leftMs = endsAt - Date.now();
        if (abort.aborted || leftMs <= 0) return reject(tooLate());
        return work(leftMs).then(resolve, reject);
      });
    });
  }

  /** Does the work while a watch ends dialogs that hold it, and remembers a tab that left it without an answer. */
  async function watched<Result>(sessionId: string, work: () => Promise<Result>): Promise<Result> {
    const stop = parts.endOpenDialogs(sessionId);
    try {
      const result = await work();
      await stop();
      return result;
    } catch (error) {
      void stop();
      const tabId = sessions.find(sessionId)?.currentTabId;
      const isSilent = error instanceof RelayError && error.code === 'timeout';
      if (isSilent && tabId !== undefined) replacement.suspect(tabId);
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
      return tabs.runInPage(command, AbortSignal.any([abort, AbortSignal.timeout(timeoutMs + graceMs)]));
    }
    const signal = AbortSignal.any([abort, AbortSignal.timeout(timeoutMs)]);
    return onTab(tabs.worldOf(command, signal), { selector, value });
  }

  return (command, abort) => {
    const { sessionId } = command.order;
    return inTurn(command, abort, async (timeoutMs) => {
      sessions.get(sessionId);
      sessions.touch(sessionId);
      parts.begins(command);
      const result = await watched(sessionId, () => run({ ...command, timeoutMs }, abort));
      return typeof result === 'string' ? result : { ...result, ...sideEffects.take(sessionId) };
    });
  };
}

function tooLate(): RelayError {
  return new RelayError(
    'timeout',
    'The steps of this session that came before took all the time of this one. Give it more timeoutMs, or wait for their answers.',
    { outcome: 'not_executed' },
  );
}
