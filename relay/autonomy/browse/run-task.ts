/** One call does the task: look, decide, act, until the planner ends it or a limit does. */
import { RelayError } from '../../../extension/protocol/errors';
import { mapStrings, maskSecrets } from '../../../extension/protocol/mask-secrets';
import type { Browsers } from '../../browsers/browsers';
import type { Act, ActOutcome, Decision, Model } from '../model';
import { bindSession, unbindSession } from './bind-session';
import type { BrowseRequest } from './browse-request';
import type { ActionRecord, BrowseResult } from './browse-result';
import { carryOut } from './carry-out';
import { type Caller, enterSession, leaveSession } from './enter-session';
import { createGuard } from './guard';
import { look, pageState } from './look';
import { driveSession, type SessionDriver } from './session-driver';

/** Of what a step has read, so much is told to a watching caller. */
const maxCharsTold = 1_000;

/** What is about to be done, and where. */
export interface Progress {
  step: number;
  url: string;
  title: string;
  action: string;
  selector: string;
  value?: unknown;
  target?: string;
  /** What became of the step before, in words: what it read, `done`, or why it failed. */
  before?: string;
}

export interface TaskParts {
  browsers: Browsers;
  model: Model;
  /** Told before each act; values of secrets are masked. */
  tell(progress: Progress): void | Promise<void>;
}

type Ending = { outcome: BrowseResult['outcome']; answer: string; reason: string };

/**
 * Does a task and closes its session, unless that one was open before or is to be kept.
 * @throws RelayError timeout at the deadline, interrupted when the caller has hung up, model_failed; each says how
 *   many steps were done by then. Else what opening the page throws.
 */
export async function runTask(
  parts: TaskParts,
  request: BrowseRequest,
  caller: Caller,
): Promise<BrowseResult> {
  const deadline = AbortSignal.timeout(request.timeoutMs);
  const signal = AbortSignal.any([caller.signal, deadline]);
  const records: ActionRecord[] = [];
  const count = { steps: 0 };
  let sessionId: string | undefined;
  let letGo = () => {};
  let keeps = request.sessionId !== undefined;
  try {
    sessionId = await enterSession(parts.browsers, request, { ...caller, signal });
    // A model may think for longer than a session may be idle.
    letGo = parts.browsers.hold(sessionId);
    const session = { id: sessionId, keyName: caller.keyName };
    const result = await runIn(parts, request, { session, signal, records, count });
    keeps ||= request.keepSession;
    return { ...result, ...(request.keepSession && { sessionId }) };
  } catch (error) {
    throw explain(error, { ...count, request, hungUp: caller.signal.aborted, late: deadline.aborted });
  } finally {
    if (sessionId !== undefined) {
      const { keyName } = caller;
      const left = keeps
        ? unbindSession({ browsers: parts.browsers, session: { id: sessionId, keyName } })
        : leaveSession(parts.browsers, sessionId, keyName);
      // The window may be gone already; what became of the task is the answer, not this.
      await left.catch(() => undefined);
    }
    letGo();
  }
}

async function runIn(
  { browsers, model, tell }: TaskParts,
  request: BrowseRequest,
  run: {
    session: { id: string; keyName: string };
    signal: AbortSignal;
    records: ActionRecord[];
    count: { steps: number };
  },
): Promise<BrowseResult> {
  const { records, count, signal } = run;
  const { secrets = {}, url, maxSteps, maxTokens } = request;
  const driver = driveSession(browsers, run.session, signal, secrets);
  const mask = maskSecrets(secrets);
  await bindSession({ browsers, driver, session: run.session }, request);
  if (url !== undefined) records.push({ type: 'navigate', url });
  const guard = createGuard();
  let outcomes: readonly ActOutcome[] = [];
  let notice: string | undefined;
  let seen = await look(driver, mask, { outcomes, stepsLeft: maxSteps, mayPhotograph: true });
  const planner = model.plan({
    prompt: mask(request.prompt),
    url: seen.url,
    secretNames: Object.keys(secrets),
    maxSteps,
  });

  const beforeAct = (act: Act, before: ActOutcome | undefined) => {
    count.steps += 1;
    const { action, selector, value, target } = act;
    const last = before ?? outcomes.at(-1);
    return tell(
      mapStrings(
        {
          step: count.steps,
          url: seen.url,
          title: seen.title,
          action,
          selector,
          ...(value !== undefined && { value }),
          ...(target && { target }),
          ...(last && { before: inWords(last) }),
        },
        mask,
      ),
    );
  };

  async function untilEnd(): Promise<Ending> {
    for (;;) {
      const stepsLeft = maxSteps - count.steps;
      const mayPhotograph = Object.keys(secrets).length === 0;
      seen = await look(driver, mask, { outcomes, notice, stepsLeft, mayPhotograph });
      const decision: Decision = await planner.next(seen, signal);
      if ('end' in decision)
        return { outcome: decision.end, answer: decision.answer, reason: decision.reason };
      const spent = planner.usage();
      if (spent.promptTokens + spent.completionTokens > maxTokens) {
        return {
          outcome: 'gave_up',
          answer: '',
          reason: `It used more than ${maxTokens} tokens. Give it more with \`maxTokens\`.`,
        };
      }
      if (stepsLeft === 0) return cutOff(maxSteps);
      const verdict = guard.judge(await pageState(driver, seen.url), decision.acts);
      if (!verdict.goOn) return { outcome: 'gave_up', answer: '', reason: verdict.reason };
      ({ notice } = verdict);
      // A decision without acts costs a step too, else nothing would end it.
      if (decision.acts.length === 0) count.steps += 1;
      outcomes = await carryOut(decision.acts.slice(0, stepsLeft), { driver, mask, records, beforeAct });
    }
  }

  const ending = await untilEnd();
  const finalUrl = (await driver.tabs()).find((tab) => tab.current)?.url ?? '';
  const result = {
    finalUrl,
    actions: records,
    ...ending,
    steps: count.steps,
    usage: planner.usage(),
  };
  return { ...mapStrings(result, mask), ...(await lastPicture(driver)) };
}

/** The interface promises a picture; that the window is covered must not take the rest of the answer away. */
async function lastPicture(
  driver: SessionDriver,
): Promise<Pick<BrowseResult, 'screenshot' | 'screenshotMissing'>> {
  try {
    return { screenshot: await driver.photograph() };
  } catch (error) {
    if (error instanceof RelayError) return { screenshot: '', screenshotMissing: error.message };
    throw error;
  }
}

function inWords({ result, error }: ActOutcome): string {
  if (error !== undefined) return `failed: ${error}`;
  if (typeof result === 'string') return result.slice(0, maxCharsTold);
  return result?.success ? 'done' : 'done without effect';
}

function cutOff(maxSteps: number): Ending {
  const reason = `All ${maxSteps} steps are used up, and the task is not done. Give it more with \`maxSteps\`.`;
  return { outcome: 'max_steps', answer: '', reason };
}

function explain(
  error: unknown,
  run: { steps: number; request: BrowseRequest; hungUp: boolean; late: boolean },
): unknown {
  const done = `${run.steps} ${run.steps === 1 ? 'step was' : 'steps were'} done.`;
  const outcome = run.steps === 0 ? ('not_executed' as const) : ('unknown' as const);
  if (run.hungUp) return new RelayError('interrupted', `The caller hung up. ${done}`, { outcome });
  if (run.late) {
    const late = `The task was not finished within ${run.request.timeoutMs} ms.`;
    return new RelayError('timeout', `${late} ${done} Give it more with \`timeoutMs\`.`, { outcome });
  }
  const told = error instanceof RelayError && (run.steps > 0 || error.code === 'model_failed');
  if (!told) return error;
  return new RelayError(error.code, `${error.message} ${done}`, { ...error.more, outcome });
}
