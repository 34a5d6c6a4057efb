/** Sends the steps of a page-harness case to the page harness or through REST. */
import type { ServerResponse } from 'node:http';
import { inject } from 'vitest';
import type { StepResult } from '../../../extension/protocol/frames/frames';
import { openHarnessSteps } from '../page-harness/harness-pages';
import { untilQueued } from '../tabrelay/interrupted-steps';
import { shared } from '../tabrelay/shared-tabrelay';
import type { StepSender } from './step-sender';

/** Whether this is the project `page`. */
export const inHarness = () => inject('chromiumEndpoints') !== undefined;

export function openStepSender(): Promise<StepSender> {
  return inHarness() ? openHarnessSteps() : openSessionSteps();
}

async function openSessionSteps(): Promise<StepSender> {
  const tabrelay = shared();
  const id = await tabrelay.session();
  const held: ServerResponse[] = [];
  let inFlight = 0;

  /** Answers what is held once the step that is under way can only be waiting. */
  async function release(): Promise<void> {
    await untilQueued(tabrelay, id).catch(() => undefined);
    for (const response of held.splice(0)) response.end();
  }

  async function sent<Result>(send: () => Promise<Result>): Promise<Result> {
    inFlight += 1;
    if (held.length > 0) void release();
    return send().finally(() => {
      inFlight -= 1;
    });
  }

  const navigate = async (url: string) => {
    await tabrelay.act(id, 'navigate', '', url);
  };
  return {
    navigate,
    show: navigate,
    step: (action, selector, value, timeoutMs) =>
      sent(() => tabrelay.step(id, action, selector, value, timeoutMs) as Promise<StepResult>),
    async refusal(action, selector, value, timeoutMs) {
      const body = { action, selector, value, timeoutMs };
      const answer = await sent(() => tabrelay.call('POST', `/session/${id}`, { body }));
      return `${answer.status} ${answer.headers.get('x-error-code')}: ${answer.body.error}`;
    },
    hold(response) {
      held.push(response);
      if (inFlight > 0) void release();
    },
    close: async () => {
      await tabrelay.close(id);
    },
  };
}
