// Why: the one way a command is carried out: journalled, in its session's order, by its deadline.
import PQueue from 'p-queue';
import type { Action } from '../actions/action';
import type { TabWorld } from '../actions/tab-world';
import { tabActions } from '../actions/table';
import { RelayError } from '../protocol/errors';
import type { Command, Order, OrderResults, Reply, StepResult } from '../protocol/frames';
import { endOpenDialogs } from './dialogs-release';
import type { Happenings } from './happenings';
import type { Journal } from './journal';
import type { TabReplacement } from './replace-tab';
import type { SessionTabs, StepCommand } from './session-tab';
import type { SessionWindows } from './session-windows';
import type { Sessions } from './sessions';

/** The page answers at its deadline with its reason; a page that says nothing gets this much more. */
const graceMs = 250;

export interface CommandRunner {
  run(command: Command): Promise<Reply>;
  cancel(commandId: string): void;
}

export function createCommandRunner(parts: {
  journal: Journal;
  sessions: Sessions;
  tabs: SessionTabs;
  windows: SessionWindows;
  happenings: Happenings;
  replacement: TabReplacement;
}): CommandRunner {
  const { journal, sessions, tabs, windows, happenings, replacement } = parts;
  const queues = new Map<string, PQueue>();
  const running = new Map<string, { abort: AbortController; reply: Promise<Reply> }>();

  function inTurn<Result>(sessionId: string, work: () => Promise<Result>): Promise<Result> {
    const queue = queues.get(sessionId) ?? new PQueue({ concurrency: 1 });
    queues.set(sessionId, queue);
    queue.once('idle', () => queues.delete(sessionId));
    return queue.add(work);
  }

  async function step(
    command: Command,
    order: Extract<Order, { do: 'step' }>,
    abort: AbortSignal,
  ): Promise<StepResult> {
    const arrivedAt = Date.now();
    return inTurn(order.sessionId, async () => {
      const timeoutMs = command.timeoutMs - (Date.now() - arrivedAt);
      if (abort.aborted || timeoutMs <= 0) {
        throw new RelayError(
          'page_silent',
          'The steps before this one took all its time. Give it more timeoutMs.',
          {
            outcome: 'not_executed',
          },
        );
      }
      sessions.get(order.sessionId);
      sessions.touch(order.sessionId);
      const own = Object.hasOwn(tabActions, order.action)
        ? (tabActions as Record<string, Action<TabWorld>>)[order.action]
        : undefined;
      const remaining = { ...command, timeoutMs, order };
      const result = await watched(order.sessionId, () =>
        own ? runOnTab(own, remaining, abort) : runInPage(remaining, abort),
      );
      return typeof result === 'string' ? result : { ...result, ...happenings.take(order.sessionId) };
    });
  }

  /** Does the work while a watch ends dialogs that hold it, and remembers a tab that left it without an answer. */
  async function watched<Result>(sessionId: string, work: () => Promise<Result>): Promise<Result> {
    const currentTab = () => sessions.find(sessionId)?.currentTabId;
    const stop = endOpenDialogs(currentTab, () =>
      happenings.note(sessionId, { dialog: { type: 'unknown', message: '', answer: 'dismissed' } }),
    );
    try {
      const result = await work();
      await stop();
      return result;
    } catch (error) {
      void stop();
      const tabId = currentTab();
      if (error instanceof RelayError && error.code === 'page_silent' && tabId !== undefined)
        replacement.suspect(tabId);
      throw error;
    }
  }

  function runOnTab(action: Action<TabWorld>, command: StepCommand, abort: AbortSignal): Promise<StepResult> {
    const signal = AbortSignal.any([abort, AbortSignal.timeout(command.timeoutMs)]);
    const { selector, value } = command.order;
    return action.run(tabs.worldOf(command, signal), { selector, value });
  }

  function runInPage(command: StepCommand, abort: AbortSignal): Promise<StepResult> {
    return tabs.runInPage(
      command,
      AbortSignal.any([abort, AbortSignal.timeout(command.timeoutMs + graceMs)]),
    );
  }

  function carryOut(command: Command, abort: AbortSignal): Promise<OrderResults[Order['do']]> {
    const { order } = command;
    if (order.do === 'open')
      return windows.open(
        order,
        command.keyName,
        AbortSignal.any([abort, AbortSignal.timeout(command.timeoutMs)]),
      );
    if (order.do === 'step') return step(command, order, abort);
    if (order.do === 'close') return windows.close(order.sessionId);
    const signal = AbortSignal.any([abort, AbortSignal.timeout(command.timeoutMs)]);
    return windows.screenshot(order, (work) => inTurn(order.sessionId, work), signal);
  }

  async function answer(command: Command, abort: AbortSignal): Promise<Reply> {
    const known = command.effect === 'act' ? journal.find(command.id) : undefined;
    if (known?.state === 'done' && known.reply) return known.reply;
    if (known?.state === 'lost') return toReply(command.id, lost());
    if (known) await journal.begin(command.id);
    const outcome = await carryOut(command, abort).then(
      (result): Reply => ({ type: 'reply', id: command.id, result }),
      (error: unknown) => toReply(command.id, error),
    );
    if (known) void journal.finish(outcome);
    return outcome;
  }

  return {
    run(command) {
      const same = running.get(command.id);
      if (same) return same.reply;
      const abort = new AbortController();
      const reply = answer(command, abort.signal).finally(() => running.delete(command.id));
      running.set(command.id, { abort, reply });
      return reply;
    },
    cancel: (commandId) => running.get(commandId)?.abort.abort(),
  };
}

function lost(): RelayError {
  return new RelayError(
    'interrupted',
    'The extension was restarted while it worked on this call, so nobody knows whether it was carried out. Look at the page before you repeat it.',
    { outcome: 'unknown' },
  );
}

function toReply(id: string, error: unknown): Reply {
  const known =
    error instanceof RelayError ? error : new RelayError('internal', `The extension failed: ${error}`);
  const { code, message, more } = known;
  return { type: 'reply', id, error: { code, message, outcome: more.outcome } };
}
