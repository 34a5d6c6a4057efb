/** A click as a task does it, for tests of what is held. */
import { expect } from 'vitest';
import type { HeldAct, Hold } from '../../../extension/protocol/effects/consequential';
import { RelayError } from '../../../extension/protocol/errors';
import type { PageHarness } from './page-harness';

type Result = Record<string, unknown>;

/** The result of a click in a task with this prompt, or `held`. */
export async function clickInTask(
  on: PageHarness,
  selector: string,
  prompt: string,
): Promise<Result | 'held'> {
  const { result, held } = await click(on, selector, { mode: 'named', prompt });
  return held ? 'held' : result;
}

/** What the click was held for; undefined where it was done. */
export async function heldClick(
  on: PageHarness,
  selector: string,
  prompt: string,
): Promise<HeldAct | undefined> {
  return (await click(on, selector, { mode: 'named', prompt })).held;
}

/** Shows a page whose button sets its title to 1: what the click was held for, undefined where the page got it. */
export async function heldOn(
  on: PageHarness,
  html: string,
  selector: string,
  prompt: string,
): Promise<HeldAct | undefined> {
  await on.show(html);
  const held = await heldClick(on, selector, prompt);
  if (!held) expect(await on.look('document.title')).toBe('1');
  return held;
}

/** The result, or what it was held for. */
export async function clickOrHeld(
  on: PageHarness,
  selector: string,
  hold: Omit<Hold, 'mode'>,
): Promise<Result> {
  const { result, held } = await click(on, selector, { mode: 'named', ...hold });
  return held ? { ...held } : result;
}

async function click(
  on: PageHarness,
  selector: string,
  hold: Hold,
): Promise<{ result: Result; held?: HeldAct }> {
  const order = {
    do: 'step',
    sessionId: 'page-harness',
    action: 'click',
    selector,
    value: '',
    hold,
  } as const;
  try {
    return { result: (await on.carryOut(order, 3_000)) as Result };
  } catch (error) {
    if (error instanceof RelayError && error.more.held) return { result: {}, held: error.more.held };
    throw error;
  }
}
