/** Everything a task does to its session goes through here: the same steps as over HTTP, until its signal says stop. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { knownAction } from '../../../extension/actions/known-action';
import { parseStep } from '../../../extension/actions/parse-step';
import { RelayError } from '../../../extension/protocol/errors';
import type { StepResult } from '../../../extension/protocol/frames';
import type { Browsers } from '../../browsers/browsers';

const pictureTimeoutMs = 20_000;

const tabsAnswer = z.object({
  tabs: z.array(z.object({ url: z.string(), title: z.string(), current: z.boolean() })),
});
type Tab = z.infer<typeof tabsAnswer>['tabs'][number];

export interface SessionDriver {
  step(action: string, selector: string, value?: unknown): Promise<StepResult>;
  tabs(): Promise<Tab[]>;
  /** The window's picture, raw base64 PNG. */
  photograph(): Promise<string>;
}

/**
 * SessionDriver in one session. Nothing is begun any more once `signal` has aborted.
 * @param secrets what `{{name}}` stands for; a step is given those alone that its value names
 */
export function driveSession(
  browsers: Browsers,
  session: { id: string; keyName: string },
  signal: AbortSignal,
  secrets: Readonly<Record<string, string>> = {},
): SessionDriver {
  const callOf = (effect: 'act' | 'read', timeoutMs: number) => {
    if (signal.aborted) throw new RelayError('interrupted', 'The task was stopped.');
    return { keyName: session.keyName, commandId: randomUUID(), keyed: false, effect, timeoutMs, signal };
  };

  async function step(action: string, selector: string, value?: unknown): Promise<StepResult> {
    const { name, entry } = knownAction(action);
    const parsed = parseStep(action, entry, { selector, value });
    const words = JSON.stringify(parsed.value) ?? '';
    const named = Object.entries(secrets).filter(([name]) => words.includes(`{{${name}}}`));
    const order = {
      do: 'step' as const,
      sessionId: session.id,
      action: name,
      ...parsed,
      wantCss: entry.effect === 'act',
      // What no person can see is there to be read by models.
      onlySeen: entry.effect === 'read',
      ...(named.length > 0 && { secrets: Object.fromEntries(named) }),
    };
    return browsers.send(order, callOf(entry.effect, entry.timeoutMs));
  }

  return {
    step,
    tabs: async () => tabsAnswer.parse(await step('tabs', '')).tabs,
    async photograph() {
      const order = { do: 'screenshot', sessionId: session.id, format: 'png', raise: false } as const;
      return (await browsers.send(order, callOf('read', pictureTimeoutMs))).image;
    },
  };
}
